extension BetInfoSubmissionDisplayState {
    static let empty = Self(odds: 5, boost: 10, limits: .xaf)
    static let withAmount = Self(odds: 5, boost: 10, stakeAmount: 10_000, limits: .xaf)
    static let noSelections = Self(limits: .xaf)
    static let disabled = withAmount.with { $0.isEnabled = false }
    static let notANumber = Self(odds: 5, boost: 10, stake: "1,0,0", limits: .xaf)
    static let belowMinimum = Self(odds: 5, boost: 10, stakeAmount: 50, limits: .xaf)
    static let aboveMaximum = Self(odds: 5, boost: 10, stakeAmount: 600_000, limits: .xaf)
    static let aboveBalance = Self(odds: 5, boost: 10, stakeAmount: 30_000, limits: .xaf)
    static let winningsLimited = Self(
        odds: 95, boost: 10, stakeAmount: 10_000, limits: .xafWithLimit)
    static let invalidTickets = withAmount.with { $0.hasValidTickets = false }
    static let submitting = withAmount.with { $0.phase = .submitting(odds: 5) }
    static let placed = Self(
        odds: 5, boost: 10, stakeAmount: 10_000, limits: .xafAfterBet,
        phase: .placed(stake: Money(10_000, "XAF"), secondsToTakeBack: 5))
    static let confirmed = Self(
        odds: 5, boost: 10, limits: .xafAfterBet, phase: .confirmed(stake: Money(10_000, "XAF")))
    static let failed = withAmount.with { $0.phase = .failed(.oddsChanged) }
    static let notTaken = withAmount.with { $0.phase = .failed(.notTaken(.told("Market under review"))) }
    static let takingBack = placed.with { $0.phase = .takingBack(stake: Money(10_000, "XAF")) }
    static let standing = confirmed.with {
        $0.phase = .standing(stake: Money(10_000, "XAF"), .told("Match has begun"))
    }
    static let toBeKept = Self(
        odds: 2.10, stakeAmount: 10_000, limits: .xafAfterBet,
        phase: .placed(stake: Money(10_000, "XAF"), secondsToTakeBack: 5))
    static let toBeRefused = Self(odds: 3.20, stakeAmount: 2_000, limits: .xaf)
    static let toBeRefusedOnce = Self(odds: 4.10, stakeAmount: 1_000, limits: .xaf)
    static let toBeLost = Self(odds: 2.75, stakeAmount: 500, limits: .xaf)
}

extension StakeLimits {
    /// Limits in a currency without small units, with enough to bet.
    static let xaf = Self(currency: "XAF", minimum: 100, maximum: 500_000, balance: 25_000)
    /// The same where a bet pays a million at most.
    static let xafWithLimit = Self(
        currency: "XAF", minimum: 100, maximum: 500_000, balance: 25_000, maximumWinnings: 1_000_000)
    /// The same after 10,000 have been staked.
    static let xafAfterBet = Self(currency: "XAF", minimum: 100, maximum: 500_000, balance: 15_000)
}

enum BetInfoSubmissionCatalog: CatalogEntry {
    typealias ComponentType = BetInfoSubmissionView

    static let category = Category.betting
    static let subcategory = "BetSlip"
    static let summary = "What a bet brings, its stake, and the button that places it."
    static let tags = ["bet slip", "stake", "money", "odds", "form", "validation", "undo"]
    static let children: [any StandardComponent.Type] = [
        BetSummaryRowView.self, BorderedTextFieldView.self, ButtonView.self, QuickAddButtonView.self,
    ]
    static let defaultWidth = 60
    static let waivers = [
        CoverageWaiver("isStakeFocused", because: "the field says it by itself as long as it has the focus"),
        CoverageWaiver(
            "acceptsOddsChanges", because: "it decides what becomes of a bet, which the page of the bet slip plays"),
    ]
    static let requests: [any ComponentRequest] = [
        PlaceBet(stake: Money(600, "XAF"), odds: 5), TakeBackBet(stake: Money(10_000, "XAF")),
    ]
    static let variants: [Variant<BetInfoSubmissionDisplayState>] = [
        Variant("Enabled", .withAmount, summary: "Ready to be placed"),
        Variant("Empty", .empty, summary: "Waits for a stake"),
        Variant("Without boost", .init(odds: 1.85, stakeAmount: 250.50, limits: .xaf)),
        Variant("No selections", .noSelections),
        Variant("Disabled", .disabled),
        Variant("Not a number", .notANumber),
        Variant("Below minimum", .belowMinimum),
        Variant("Above maximum", .aboveMaximum),
        Variant("Above balance", .aboveBalance),
        Variant("Winnings limited", .winningsLimited, summary: "More than is ever paid"),
        Variant("Invalid tickets", .invalidTickets, summary: "A selection keeps the bet from being placed"),
        Variant("Validating", .submitting, summary: "The bet is on its way"),
        Variant("Placed", .placed, summary: "Can be taken back for five seconds"),
        Variant("Taking back", .takingBack, summary: "The owner is asked for it"),
        Variant("Stands", .standing, summary: "It could not be taken back any more"),
        Variant("Not given back", .toBeKept, answers: [.refused], summary: "Taking it back is refused"),
        Variant("Confirmed", .confirmed, summary: "Placed for good"),
        Variant("Failed", .failed, summary: "Not placed; can be tried again"),
        Variant("Failed, selection closed", .withAmount.with { $0.phase = .failed(.selectionClosed) }),
        Variant("Failed, no connection", .withAmount.with { $0.phase = .failed(.notTaken(.noAnswer)) }),
        Variant("Failed for a reason", .notTaken, summary: "In the words of the owner"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "No bet is taken"),
        Variant.failsOnce(.toBeRefusedOnce, summary: "The first bet is refused, the next one taken"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No bet is answered"),
    ]
    static let plays = BetInfoSubmissionPlays.all
}
