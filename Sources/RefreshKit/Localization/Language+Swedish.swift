nonisolated extension Language {
  /// Swedish.
  public static let swedish = Language(
    code: "sv",
    texts: """
      Dra nedåt för att uppdatera
      Släpp för att uppdatera
      Uppdaterar…
      Tryck eller dra uppåt för att läsa in mer
      Tryck eller dra nedåt för att läsa in mer
      Läser in…
      Det finns inget mer
      Dra uppåt för att läsa in mer
      Släpp för att läsa in mer
      Läser in…
      Det finns inget mer
      Svep för att se mer
      Släpp för att se mer
      Läser in…
      Det finns inget mer
      Svep för att uppdatera
      Släpp för att uppdatera
      Uppdaterar…
      Det finns inget mer
      Det gick inte att uppdatera
      Det gick inte att läsa in, tryck för att försöka igen
      Senast uppdaterad:\u{20}
      i dag kl.
      aldrig
      Uppdaterad
      Inläst
      Släpp för mer
      Avbruten
      Uppdatering av listan
      Fortsättning på listan
      Tidigare objekt
      Mer innehåll
      Uppdatering av listan
      Uppdatera
      Läs in mer
      Läs in tidigare objekt
      Visa mer
      Uppdatera
      Försök igen
      #\u{A0}%
      """)
}
