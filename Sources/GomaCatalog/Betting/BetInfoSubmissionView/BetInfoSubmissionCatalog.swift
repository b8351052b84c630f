extension BetInfoSubmissionDisplayState {
    /// The gallery's "Empty". Waits for a stake.
    public static let empty = Self(odds: 5, boost: 10, limits: .xaf)
    /// The gallery's "Enabled". Ready to be placed.
    public static let withAmount = Self(odds: 5, boost: 10, stake: "10,000", limits: .xaf)
    /// The gallery's "Without boost".
    public static let withoutBoost = Self(odds: 1.85, stake: "250.50", limits: .xaf)
    /// The gallery's "No selections".
    public static let noSelections = Self(limits: .xaf)
    /// The gallery's "Disabled".
    public static let disabled = Self(odds: 5, boost: 10, stake: "10,000", limits: .xaf, isEnabled: false)
    /// The gallery's "Not a number".
    public static let notANumber = Self(odds: 5, boost: 10, stake: "1,0,0", limits: .xaf)
    /// The gallery's "Below minimum".
    public static let belowMinimum = Self(odds: 5, boost: 10, stake: "50", limits: .xaf)
    /// The gallery's "Above maximum".
    public static let aboveMaximum = Self(odds: 5, boost: 10, stake: "600,000", limits: .xaf)
    /// The gallery's "Above balance".
    public static let aboveBalance = Self(odds: 5, boost: 10, stake: "30,000", limits: .xaf)
    /// The gallery's "Winnings limited". The bet would bring more than is ever paid.
    public static let winningsLimited = Self(
        odds: 95, boost: 10, stake: "10,000", limits: .xafWithLimit)
    /// The gallery's "Invalid tickets". A selection keeps the bet from being placed.
    public static let invalidTickets = Self(
        odds: 5, boost: 10, stake: "10,000", limits: .xaf, hasValidTickets: false)
    /// The gallery's "Validating". The bet is on its way.
    public static let submitting = Self(odds: 5, boost: 10, stake: "10,000", limits: .xaf, phase: .submitting(odds: 5))
    /// The gallery's "Placed". Can be taken back for five seconds.
    public static let placed = Self(
        odds: 5, boost: 10, stake: "10,000", limits: .xafAfterBet,
        phase: .placed(stake: Money(10_000, "XAF"), secondsToTakeBack: 5))
    /// The gallery's "Confirmed". Placed for good.
    public static let confirmed = Self(
        odds: 5, boost: 10, limits: .xafAfterBet, phase: .confirmed(stake: Money(10_000, "XAF")))
    /// The gallery's "Failed". Not placed; can be tried again.
    public static let failed = Self(
        odds: 5, boost: 10, stake: "10,000", limits: .xaf, phase: .failed(.oddsChanged))
    /// The gallery's "Failed, selection closed".
    public static let closed = Self(
        odds: 5, boost: 10, stake: "10,000", limits: .xaf, phase: .failed(.selectionClosed))
    /// The gallery's "Failed, no connection".
    public static let unconnected = Self(
        odds: 5, boost: 10, stake: "10,000", limits: .xaf, phase: .failed(.connection))
    /// The gallery's "Refused".
    public static let toBeRefused = Self(odds: 3.20, stake: "2,000", limits: .xaf)
    /// The gallery's "Fails, then succeeds".
    public static let toBeRefusedOnce = Self(odds: 4.10, stake: "1,000", limits: .xaf)
    /// The gallery's "Times out".
    public static let toBeLost = Self(odds: 2.75, stake: "500", limits: .xaf)
}

extension StakeLimits {
    /// Limits in a currency without small units, with enough to bet.
    public static let xaf = Self(currency: "XAF", minimum: 100, maximum: 500_000, balance: 25_000)
    /// The same where a bet pays a million at most.
    public static let xafWithLimit = Self(
        currency: "XAF", minimum: 100, maximum: 500_000, balance: 25_000, maximumWinnings: 1_000_000)
    /// The same after 10,000 have been staked.
    public static let xafAfterBet = Self(currency: "XAF", minimum: 100, maximum: 500_000, balance: 15_000)
}

/// The bet submission's page in the gallery.
public enum BetInfoSubmissionCatalog: CatalogEntry {
    public typealias ComponentType = BetInfoSubmissionView

    public static let category = Category.betting
    public static let subcategory = "BetSlip"
    public static let summary = "What a bet brings, its stake, and the button that places it."
    public static let tags = ["bet slip", "stake", "money", "odds", "form", "validation", "undo"]
    public static let children: [any StandardComponent.Type] = [
        BetSummaryRowView.self, BorderedTextFieldView.self, ButtonView.self, QuickAddButtonView.self,
    ]
    public static let defaultWidth = 60
    public static let waivers = [
        CoverageWaiver("isStakeFocused", because: "the field says it by itself as long as it has the focus"),
        CoverageWaiver(
            "acceptsOddsChanges", because: "it decides what becomes of a bet, which the page of the bet slip plays"),
    ]
    public static let variants: [Variant<BetInfoSubmissionDisplayState>] = [
        Variant("Enabled", .withAmount, summary: "Ready to be placed"),
        Variant("Empty", .empty, summary: "Waits for a stake"),
        Variant("Without boost", .withoutBoost),
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
        Variant("Confirmed", .confirmed, summary: "Placed for good"),
        Variant("Failed", .failed, summary: "Not placed; can be tried again"),
        Variant("Failed, selection closed", .closed),
        Variant("Failed, no connection", .unconnected),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "No bet is taken"),
        Variant(
            "Fails, then succeeds", .toBeRefusedOnce, answers: [.refused, .given],
            summary: "The first bet is refused, the next one taken"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No bet is answered"),
    ]
    public static let plays = BetInfoSubmissionPlays.all
}
