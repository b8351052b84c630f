/// The library's own components: a list for each category, beside its components.
@MainActor
enum GomaCatalog {
    static let chapters: [(category: Category, entries: [any CatalogEntry.Type])] = [
        (.betting, BettingComponents.entries),
        (.matchCards, MatchCardsComponents.entries),
        (.filters, FiltersComponents.entries),
        (.navigation, NavigationComponents.entries),
        (.forms, FormsComponents.entries),
        (.casino, CasinoComponents.entries),
        (.wallet, WalletComponents.entries),
        (.promotions, PromotionsComponents.entries),
        (.profile, ProfileComponents.entries),
        (.status, StatusComponents.entries),
        (.uiElements, UIElementsComponents.entries),
    ]

    static var entries: [any CatalogEntry.Type] { chapters.flatMap(\.entries) }
}
