/// The library's own components: the one list there is.
@MainActor
enum GomaCatalog {
    static let entries: [any CatalogEntry.Type] = [
        AdaptiveTabBarCatalog.self,
        BorderedTextFieldCatalog.self,
        ButtonCatalog.self,
        CompactMatchHeaderCatalog.self,
        CompactOutcomesLineCatalog.self,
        InlineMatchCardCatalog.self,
        InlineScoreCatalog.self,
        InlineScoreColumnCatalog.self,
        MarketGroupSelectorTabCatalog.self,
        MarketGroupTabItemCatalog.self,
        MarketInfoLineCatalog.self,
        MarketNamePillLabelCatalog.self,
        MarketOutcomesLineCatalog.self,
        MarketOutcomesMultiLineCatalog.self,
        MatchBannerCatalog.self,
        MatchHeaderCatalog.self,
        MatchHeaderCompactCatalog.self,
        MatchParticipantsInfoCatalog.self,
        OutcomeItemCatalog.self,
        PillItemCatalog.self,
        PillSelectorBarCatalog.self,
        ScoreCatalog.self,
        ScoreCellCatalog.self,
        SuggestedBetsExpandedCatalog.self,
        TallOddsMatchCardCatalog.self,
    ]
}
