nonisolated extension Language {
  /// Italian.
  public static let italian = Language(
    code: "it",
    texts: """
      Trascina verso il basso per aggiornare
      Rilascia per aggiornare
      Aggiornamento in corso…
      Tocca o trascina verso l’alto per caricare altro
      Tocca o trascina verso il basso per caricare altro
      Caricamento in corso…
      Non c’è altro da caricare
      Trascina verso l’alto per caricare altro
      Rilascia per caricare altro
      Caricamento in corso…
      Non c’è altro da caricare
      Scorri per vedere altro
      Rilascia per vedere altro
      Caricamento in corso…
      Non c’è altro da vedere
      Scorri per aggiornare
      Rilascia per aggiornare
      Aggiornamento in corso…
      Non c’è altro da vedere
      Aggiornamento non riuscito
      Caricamento non riuscito, tocca per riprovare
      Ultimo aggiornamento:\u{20}
      oggi
      mai
      Elenco aggiornato
      Caricamento completato
      Rilascia per altro
      Annullato
      Aggiornamento dell’elenco
      Altri elementi
      Elementi precedenti
      Altri contenuti
      Aggiornamento dell’elenco
      Aggiorna
      Carica altro
      Carica elementi precedenti
      Mostra altro
      Aggiorna
      Riprova
      #%
      """)
}
