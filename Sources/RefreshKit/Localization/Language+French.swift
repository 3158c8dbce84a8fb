nonisolated extension Language {
  /// French.
  public static let french = Language(
    code: "fr",
    texts: """
      Tirez vers le bas pour actualiser
      Relâchez pour actualiser
      Actualisation…
      Touchez ou tirez vers le haut pour charger la suite
      Touchez ou tirez vers le bas pour en charger plus
      Chargement…
      Tout est chargé
      Tirez vers le haut pour charger la suite
      Relâchez pour charger la suite
      Chargement…
      Tout est chargé
      Faites glisser pour en voir plus
      Relâchez pour en voir plus
      Chargement…
      Rien de plus à afficher
      Faites glisser pour actualiser
      Relâchez pour actualiser
      Actualisation…
      Rien de plus à afficher
      Échec de l’actualisation
      Échec du chargement, touchez pour réessayer
      Dernière mise à jour\u{A0}:\u{20}
      aujourd’hui à
      jamais
      Liste actualisée
      Chargé
      Relâchez pour en voir plus
      Annulé
      Actualisation de la liste
      Suite de la liste
      Éléments précédents
      Autres contenus
      Actualisation de la liste
      Actualiser
      Charger la suite
      Charger les éléments précédents
      Voir plus
      Actualiser
      Réessayer
      #\u{202F}%
      """)
}
