nonisolated extension Language {
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
      """)
}
