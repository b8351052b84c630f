/// The components of the customer's own pages.
@MainActor
enum ProfileChapter {
    static let entries: [any CatalogEntry.Type] = [
        LanguageSelectorCatalog.self,
        ProfileMenuListCatalog.self,
        ShareChannelsGridCatalog.self,
        ThemeSwitcherCatalog.self,
        UserLimitCardCatalog.self,
    ]
}
