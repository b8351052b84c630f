/// The components for betting: outcomes, bet slip, tickets.
@MainActor
enum BettingChapter {
    static let entries: [any CatalogEntry.Type] = [
        BetDetailResultSummaryCatalog.self,
        BetDetailRowCatalog.self,
        BetDetailValuesSummaryCatalog.self,
        BetInfoSubmissionCatalog.self,
        BetSummaryRowCatalog.self,
        BetTicketStatusCatalog.self,
        BetslipFloatingCatalog.self,
        BetslipHeaderCatalog.self,
        BetslipOddsBoostHeaderCatalog.self,
        BetslipTicketCatalog.self,
        BetslipTypeSelectorCatalog.self,
        BetslipTypeTabItemCatalog.self,
        CashoutAmountCatalog.self,
        CashoutSliderCatalog.self,
        CashoutSubmissionInfoCatalog.self,
        MarketGroupSelectorTabCatalog.self,
        MarketGroupTabItemCatalog.self,
        MarketInfoLineCatalog.self,
        MarketNamePillLabelCatalog.self,
        MarketOutcomesLineCatalog.self,
        MarketOutcomesMultiLineCatalog.self,
        OddsAcceptanceCatalog.self,
        OutcomeItemCatalog.self,
        QuickAddButtonCatalog.self,
        SuggestedBetsExpandedCatalog.self,
        TicketBetInfoCatalog.self,
        TicketSelectionCatalog.self,
    ]
}
