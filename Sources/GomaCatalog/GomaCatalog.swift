/// The library's own components: a list for each category, beside its components.
@MainActor
enum GomaCatalog {
    static let chapters: [(category: Category, entries: [any CatalogEntry.Type])] = [
        (.betting, BettingChapter.entries),
        (.matchCards, MatchCardsChapter.entries),
        (.filters, FiltersChapter.entries),
        (.navigation, NavigationChapter.entries),
        (.forms, FormsChapter.entries),
        (.casino, CasinoChapter.entries),
        (.wallet, WalletChapter.entries),
        (.promotions, PromotionsChapter.entries),
        (.profile, ProfileChapter.entries),
        (.status, StatusChapter.entries),
        (.uiElements, UIElementsChapter.entries),
    ]

    static var entries: [any CatalogEntry.Type] { chapters.flatMap(\.entries) }
}
