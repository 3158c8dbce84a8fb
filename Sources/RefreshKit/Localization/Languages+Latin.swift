extension Language {
  /// English, whose texts replace missing texts of other languages.
  public static let english = Language(
    code: "en",
    texts: """
      Pull down to refresh
      Release to refresh
      Loading...
      Tap or pull up to load more
      Tap or pull down to load more
      Loading...
      No more data
      Pull up to load more
      Release to load more
      Loading...
      No more data
      Slide to see more
      Release to see more
      Loading...
      No more data
      Slide to refresh
      Release to refresh
      Loading...
      No more data
      Loading failed
      Loading failed, tap to retry
      Last update:\u{20}
      Today
      No record
      Updated
      Loaded
      Release for more
      Canceled
      Refresh control
      More items
      Earlier items
      More to see
      Refresh control
      Refresh
      Load more
      Load earlier items
      See more
      Refresh
      Try again
      #%
      Nothing here
      """)

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
      Niets te zien
      """)

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
      Rien à afficher
      """)

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
      Keine Einträge
      """)

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
      Nessun elemento
      """)

  /// Portuguese.
  public static let portuguese = Language(
    code: "pt",
    texts: """
      Puxe para baixo para atualizar
      Solte para atualizar
      Atualizando…
      Toque ou puxe para cima para carregar mais
      Toque ou puxe para baixo para carregar mais
      Carregando…
      Não há mais itens
      Puxe para cima para carregar mais
      Solte para carregar mais
      Carregando…
      Não há mais itens
      Deslize para ver mais
      Solte para ver mais
      Carregando…
      Não há mais conteúdo
      Deslize para atualizar
      Solte para atualizar
      Atualizando…
      Não há mais conteúdo
      Falha ao atualizar
      Falha ao carregar, toque para tentar de novo
      Última atualização:\u{20}
      hoje
      nunca
      Lista atualizada
      Carregado
      Solte para ver mais
      Cancelado
      Atualização da lista
      Mais itens
      Itens anteriores
      Mais conteúdo
      Atualização da lista
      Atualizar
      Carregar mais
      Carregar itens anteriores
      Ver mais
      Atualizar
      Tentar de novo
      #%
      Nada para mostrar
      """)

  /// Spanish.
  public static let spanish = Language(
    code: "es",
    texts: """
      Desliza hacia abajo para actualizar
      Suelta para actualizar
      Actualizando…
      Toca o desliza hacia arriba para cargar más
      Toca o desliza hacia abajo para cargar más
      Cargando…
      No hay más contenido
      Desliza hacia arriba para cargar más
      Suelta para cargar más
      Cargando…
      No hay más contenido
      Desliza para ver más
      Suelta para ver más
      Cargando…
      No hay más contenido
      Desliza para actualizar
      Suelta para actualizar
      Actualizando…
      No hay más contenido
      No se pudo actualizar
      No se pudo cargar, toca para reintentar
      Última actualización:\u{20}
      hoy
      nunca
      Lista actualizada
      Cargado
      Suelta para ver más
      Cancelado
      Actualización de la lista
      Continuación de la lista
      Elementos anteriores
      Más contenido
      Actualización de la lista
      Actualizar
      Cargar más
      Cargar elementos anteriores
      Ver más
      Actualizar
      Reintentar
      #\u{A0}%
      No hay nada
      """)

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
      Inget att visa
      """)

  /// Turkish.
  public static let turkish = Language(
    code: "tr",
    texts: """
      Yenilemek için aşağı çekin
      Yenilemek için bırakın
      Yenileniyor…
      Daha fazlasını yüklemek için dokunun veya yukarı çekin
      Daha fazlasını yüklemek için dokunun veya aşağı çekin
      Yükleniyor…
      Başka içerik yok
      Daha fazlasını yüklemek için yukarı çekin
      Daha fazlasını yüklemek için bırakın
      Yükleniyor…
      Başka içerik yok
      Daha fazlasını görmek için kaydırın
      Daha fazlasını görmek için bırakın
      Yükleniyor…
      Başka içerik yok
      Yenilemek için kaydırın
      Yenilemek için bırakın
      Yenileniyor…
      Başka içerik yok
      Yenilenemedi
      Yüklenemedi, yeniden denemek için dokunun
      Son güncelleme:\u{20}
      bugün
      henüz yok
      Yenilendi
      Yüklendi
      Daha fazlası için bırakın
      İptal edildi
      Listeyi yenileme
      Listenin devamı
      Önceki öğeler
      Diğer içerikler
      Listeyi yenileme
      Yenile
      Daha fazla yükle
      Önceki öğeleri yükle
      Daha fazla göster
      Yenile
      Yeniden dene
      %#
      Gösterilecek bir şey yok
      """)
}
