nonisolated extension Language {
  /// Dutch.
  public static let dutch = Language(
    code: "nl",
    texts: """
      Trek omlaag om te vernieuwen
      Laat los om te vernieuwen
      Vernieuwen…
      Tik of trek omhoog om meer te laden
      Tik of trek omlaag om meer te laden
      Laden…
      Alles is geladen
      Trek omhoog om meer te laden
      Laat los om meer te laden
      Laden…
      Alles is geladen
      Schuif om meer te zien
      Laat los om meer te zien
      Laden…
      Er is niet meer te zien
      Schuif om te vernieuwen
      Laat los om te vernieuwen
      Vernieuwen…
      Er is niet meer te zien
      Vernieuwen mislukt
      Laden mislukt, tik om het opnieuw te proberen
      Laatst bijgewerkt:\u{20}
      vandaag om
      nog nooit
      Bijgewerkt
      Geladen
      Laat los voor meer
      Geannuleerd
      Lijst vernieuwen
      Vervolg van de lijst
      Eerdere items
      Meer inhoud
      Lijst vernieuwen
      Vernieuw
      Laad meer
      Laad eerdere items
      Toon meer
      Vernieuw
      Probeer opnieuw
      #%
      """)
}
