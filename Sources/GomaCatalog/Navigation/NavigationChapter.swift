/// The components that lead from place to place.
@MainActor
enum NavigationChapter {
    static let entries: [any CatalogEntry.Type] = [
        AdaptiveTabBarCatalog.self,
        CustomNavigationCatalog.self,
        MultiWidgetToolbarCatalog.self,
        NavigationActionCatalog.self,
        QuickLinksTabBarCatalog.self,
        SimpleNavigationBarCatalog.self,
    ]
}
