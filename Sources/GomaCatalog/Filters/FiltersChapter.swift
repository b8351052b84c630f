/// The components that narrow down what is shown.
@MainActor
enum FiltersChapter {
    static let entries: [any CatalogEntry.Type] = [
        CountryLeaguesFilterCatalog.self,
        FilterOptionCellCatalog.self,
        GeneralFilterBarCatalog.self,
        LeaguesFilterCatalog.self,
        MainFilterPillCatalog.self,
        PillItemCatalog.self,
        PillSelectorBarCatalog.self,
        SimpleSquaredFilterBarCatalog.self,
        SortFilterCatalog.self,
        SportGamesFilterCatalog.self,
        SportSelectorCellCatalog.self,
        SportTypeSelectorCatalog.self,
        SportTypeSelectorItemCatalog.self,
        TimeSliderCatalog.self,
    ]
}
