import Expectations
import Testing

@testable import GomaCatalog

/// What the catalogue says of the betting components and match cards, against the list that they were planned from.
struct BettingCatalogTests {
    /// A component as planned: its place, what it is made of, and states that it has at least.
    struct Planned: CustomTestStringConvertible, Sendable {
        let name: String
        let category: String
        let subcategory: String
        let children: [String]
        let states: [String]

        var testDescription: String { name }
    }

    @MainActor
    @Test(arguments: planned)
    func `a component has its place, its children and its states`(plan: Planned) throws {
        let component = try ComponentRegistry.goma.component(named: plan.name)
        let states = Set(component.states.map { Self.plain($0.name) })

        expect(component.category.rawValue, is: plan.category)
        expect(component.subcategory, is: plan.subcategory)
        expect(Set(component.children), is: Set(plan.children))
        expect(plan.states.filter { !states.contains(Self.plain($0)) }, is: [])
        #expect(!component.tags.isEmpty)
    }

    /// Without case, blanks and hyphens, as names are looked up.
    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// name | category | subcategory | children | states
    private static let planned: [Planned] = table.split(separator: "\n").map { line in
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { field in
            field.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
        }
        return Planned(
            name: fields[0].joined(), category: fields[1].joined(), subcategory: fields[2].joined(),
            children: fields[3], states: fields[4])
    }

    private static let table = """
        BetDetailResultSummary | Betting | Tickets |  | won, lost, void, open
        BetDetailRow | Betting | Tickets |  | standard, header
        BetDetailValuesSummary | Betting | Tickets | BetDetailRow | with-header, without-header, with-footer, without-footer
        BetInfoSubmission | Betting | BetSlip | BetSummaryRow, BorderedTextField, Button, QuickAddButton | enabled, disabled, validating
        BetSummaryRow | Betting | BetSlip |  | enabled, disabled
        BetTicketStatus | Betting | Tickets |  | won, lost, void, cashedOut
        BetslipFloating | Betting | BetSlip |  | noTickets, withTickets, boostProgress
        BetslipHeader | Betting | BetSlip |  | loggedIn, notLoggedIn, enabled, disabled
        BetslipOddsBoostHeader | Betting | BetSlip |  | active, maxBoost, enabled, disabled
        BetslipTicket | Betting | BetSlip |  | normal, oddsIncreased, oddsDecreased, disabled
        BetslipTypeSelector | Betting | BetSlip | BetslipTypeTabItem | sportsSelected, virtualsSelected
        BetslipTypeTabItem | Betting | BetSlip |  | selected, unselected
        CashoutAmount | Betting | Cashout |  | 
        CashoutSlider | Betting | Cashout | Button | enabled, disabled
        CashoutSubmissionInfo | Betting | Cashout | Button | success, error, visible, hidden
        MarketGroupSelectorTab | Betting | MarketSelection | MarketGroupTabItem | standard-sports-markets, limited-markets, mixed-state-markets, empty, loading, disabled, category-tabs
        MarketGroupTabItem | Betting | MarketSelection |  | idle, selected
        MarketInfoLine | Betting | MarketDisplay | MarketNamePillLabel | default-with-icons, many-icons, no-icons, no-count, long-market-name
        MarketNamePillLabel | Betting | MarketDisplay |  | standard, highlighted, disabled, custom, interactive
        MarketOutcomesLine | Betting | Outcomes | OutcomeItem | three-way-market, two-way-market, single-placeholder, suspended, see-all, selected-outcome, odds-up, odds-down, disabled-outcome
        MarketOutcomesMultiLine | Betting | Outcomes | MarketOutcomesLine | over-under-group, 1x2-group, suspended-line, mixed-layout, odds-changes, empty-with-title, empty, loading
        OddsAcceptance | Betting | Controls |  | accepted, not-accepted, disabled
        OutcomeItem | Betting | Outcomes |  | loading, locked, unavailable, normal-selected, normal-unselected, boosted, boosted-selected, odds-up, odds-down
        QuickAddButton | Betting | BetSlip |  | enabled, disabled
        SuggestedBetsExpanded | Betting | Suggestions | TallOddsMatchCard | expanded, collapsed, visible, hidden, single-page, multi-page
        TicketBetInfo | Betting | MyBets | BetTicketStatus, Button, ButtonIcon, CashoutAmount, CashoutSlider, TicketSelection | pending, settled-won, settled-lost, settled-void, cashout-available, cashout-loading, partial-cashout, full-cashout
        TicketSelection | Betting | MyBets | Capsule | pre-live, live, won, lost, void, cashed-out
        CompactMatchHeader | MatchCards | Headers |  | preLive, live
        CompactOutcomesLine | MatchCards | Outcomes | OutcomeItem | double, triple
        InlineMatchCard | MatchCards | Compact | CompactMatchHeader, CompactOutcomesLine, InlineScore, Score | pre-live-football, pre-live-future-date, live-tennis, live-football, live-basketball, with-selected-outcome, locked-market
        InlineScore | MatchCards | Scores | InlineScoreColumn | tennis-match, tennis-second-set, football-match, football-tied, basketball-match, volleyball-match, hidden, empty
        MatchBanner | MatchCards | Banners | MarketOutcomesLine | prelive-match, live-match, empty-state, interactive-match
        MatchDateNavigationBar | MatchCards | Navigation | Capsule | pre-match, live-1st-half, live-2nd-half, half-time, extra-time, no-back-button, custom-date-format
        MatchHeaderCompact | MatchCards | Headers | Score | default-prelive, long-names, long-content, live-football, live-tennis, live-tennis-tiebreak, live-five-sets
        MatchHeader | MatchCards | Headers |  | default, premierLeague, laLigaFavorite-live, serieABasketball, nbaNoLink, minimalMode, favoriteOnly, longName, basic-no-icons, noCountryFlag, noSportIcon, noFavoriteButton, minimalVisibility
        MatchParticipantsInfo | MatchCards | Participants | Score | default-preLive, horizontal-preLive, horizontal-live, horizontal-ended, vertical-tennis-live-serving, vertical-basketball-live, vertical-volleyball-live-serving, vertical-football-preLive, long-team-names, live-without-time
        Score | MatchCards | Scores | ScoreCell | idle, loading, display, empty
        TallOddsMatchCard | MatchCards | Betting | MarketInfoLine, MarketOutcomesMultiLine, MatchHeader, Score | live, pre-match, favorited, not-favorited, outcome-selected, outcome-deselected
        """
}
