nonisolated extension Language {
  /// German.
  public static let german = Language(
    code: "de",
    texts: """
      Zum Aktualisieren nach unten ziehen
      Zum Aktualisieren loslassen
      Wird aktualisiert\u{A0}…
      Tippen oder nach oben ziehen, um mehr zu laden
      Tippen oder nach unten ziehen, um mehr zu laden
      Wird geladen\u{A0}…
      Keine weiteren Einträge
      Nach oben ziehen, um mehr zu laden
      Loslassen, um mehr zu laden
      Wird geladen\u{A0}…
      Keine weiteren Einträge
      Schieben, um mehr zu sehen
      Loslassen, um mehr zu sehen
      Wird geladen\u{A0}…
      Keine weiteren Inhalte
      Zum Aktualisieren schieben
      Zum Aktualisieren loslassen
      Wird aktualisiert\u{A0}…
      Keine weiteren Inhalte
      Aktualisieren fehlgeschlagen
      Laden fehlgeschlagen, zum Wiederholen tippen
      Letzte Aktualisierung:\u{20}
      heute um
      noch keine
      Aktualisiert
      Geladen
      Loslassen für mehr
      Abgebrochen
      Aktualisierung der Liste
      Weitere Einträge
      Frühere Einträge
      Weitere Inhalte
      Aktualisierung der Liste
      Aktualisieren
      Mehr laden
      Frühere Einträge laden
      Mehr anzeigen
      Aktualisieren
      Erneut versuchen
      #\u{A0}%
      """)
}
