/// The small components that others are made of.
@MainActor
enum UIElementsChapter {
    static let entries: [any CatalogEntry.Type] = [
        ActionRowCatalog.self,
        ButtonCatalog.self,
        ButtonIconCatalog.self,
        CapsuleCatalog.self,
        CustomExpandableSectionCatalog.self,
        ExpandableSectionCatalog.self,
        ExtendedListFooterCatalog.self,
        HeaderTextCatalog.self,
        HighlightedTextCatalog.self,
        InfoRowCatalog.self,
        SimpleOptionRowCatalog.self,
        SquareSeeMoreCatalog.self,
        StatisticsWidgetCatalog.self,
        StepInstructionCatalog.self,
    ]
}
