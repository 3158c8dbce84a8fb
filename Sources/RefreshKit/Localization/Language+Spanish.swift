nonisolated extension Language {
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
      """)
}
