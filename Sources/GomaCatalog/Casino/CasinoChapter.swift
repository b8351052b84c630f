/// The components of a casino.
@MainActor
enum CasinoChapter {
    static let entries: [any CatalogEntry.Type] = [
        CasinoCategoryBarCatalog.self,
        CasinoCategorySectionCatalog.self,
        CasinoGameCardCatalog.self,
        CasinoGameImageCatalog.self,
        CasinoGameImageGridSectionCatalog.self,
        CasinoGameImagePairCatalog.self,
        CasinoGamePlayModeSelectorCatalog.self,
        CasinoGameSearchedCatalog.self,
        RecentlyPlayedGamesCatalog.self,
    ]
}
