/// The library's own components: the one list there is.
@MainActor
enum GomaCatalog {
    static let entries: [any CatalogEntry.Type] = [
        AdaptiveTabBarCatalog.self,
        BetInfoSubmissionCatalog.self,
        BetSummaryRowCatalog.self,
        BetslipFloatingCatalog.self,
        BetslipHeaderCatalog.self,
        BetslipOddsBoostHeaderCatalog.self,
        BetslipTicketCatalog.self,
        BetslipTypeSelectorCatalog.self,
        BetslipTypeTabItemCatalog.self,
        BorderedTextFieldCatalog.self,
        ButtonCatalog.self,
        MarketInfoLineCatalog.self,
        MarketNamePillLabelCatalog.self,
        MarketOutcomesLineCatalog.self,
        MarketOutcomesMultiLineCatalog.self,
        MatchHeaderCatalog.self,
        MatchParticipantsInfoCatalog.self,
        OddsAcceptanceCatalog.self,
        OutcomeItemCatalog.self,
        PillItemCatalog.self,
        PillSelectorBarCatalog.self,
        QuickAddButtonCatalog.self,
        ScoreCatalog.self,
        TallOddsMatchCardCatalog.self,
    ]
}
