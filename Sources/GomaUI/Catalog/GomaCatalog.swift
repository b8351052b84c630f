/// The library's own components: the one list there is.
@MainActor
enum GomaCatalog {
    static let entries: [any CatalogEntry.Type] = [
        AdaptiveTabBarCatalog.self,
        BetDetailResultSummaryCatalog.self,
        BetDetailRowCatalog.self,
        BetDetailValuesSummaryCatalog.self,
        BetTicketStatusCatalog.self,
        BorderedTextFieldCatalog.self,
        ButtonCatalog.self,
        ButtonIconCatalog.self,
        CapsuleCatalog.self,
        CashoutAmountCatalog.self,
        CashoutSliderCatalog.self,
        CashoutSubmissionInfoCatalog.self,
        MarketInfoLineCatalog.self,
        MarketNamePillLabelCatalog.self,
        MarketOutcomesLineCatalog.self,
        MarketOutcomesMultiLineCatalog.self,
        MatchDateNavigationBarCatalog.self,
        MatchHeaderCatalog.self,
        MatchParticipantsInfoCatalog.self,
        OutcomeItemCatalog.self,
        PillItemCatalog.self,
        PillSelectorBarCatalog.self,
        ScoreCatalog.self,
        TallOddsMatchCardCatalog.self,
        TicketBetInfoCatalog.self,
        TicketSelectionCatalog.self,
    ]
}
