nonisolated extension Language {
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
      """)
}
