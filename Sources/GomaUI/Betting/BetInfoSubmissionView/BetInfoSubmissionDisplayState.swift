import struct Foundation.Decimal

/// A bet with its stake on the way to being placed. All that is shown follows from it.
public struct BetInfoSubmissionDisplayState: DisplayState {
    /// Which slip the bet is on; `nil` where the owner knows.
    public var slipID: String?
    /// Decimal odds of all selections together; `nil` without selections.
    public var odds: Odds?
    /// What a boost adds to the winnings; `nil` without one.
    public var boost: Percentage?
    /// The stake as it is being typed, in the customer's way to write; nothing counts of it where ``stakeAmount`` is there.
    @TypedText<AmountLength> public var stake: String
    /// The stake once it has been typed or chosen, in units of the currency; `nil` while ``stake`` says it.
    @LimitedIfPresent<MoneyAmount> public var stakeAmount: Decimal?
    /// Whether the customer is typing the stake.
    public var isStakeFocused: Bool
    /// What may be staked, and what there is to stake.
    public var limits: StakeLimits
    /// What can be added to the stake by a press, from left to right, in whole units of its currency.
    public var quickAmounts: [Limited<WholeAmount>]
    /// Whether all selections can be bet on.
    public var hasValidTickets: Bool
    /// Whether the customer takes the bet at other odds, where they move while it is on its way.
    public var acceptsOddsChanges: Bool
    /// Whether anything in it can be used.
    public var isEnabled: Bool
    /// How far the bet has come, from a stake that is being typed to a bet that is placed.
    public var phase: BetSubmissionPhase

    public static let blank = Self(limits: StakeLimits(currency: "", minimum: 0, maximum: 0), quickAmounts: [])

    public init(
        slipID: String? = nil, odds: Odds? = nil, boost: Percentage? = nil, stake: String = "",
        stakeAmount: Decimal? = nil, isStakeFocused: Bool = false, limits: StakeLimits,
        quickAmounts: [Int] = [100, 250, 500], hasValidTickets: Bool = true, acceptsOddsChanges: Bool = false,
        isEnabled: Bool = true, phase: BetSubmissionPhase = .editing
    ) {
        self.slipID = slipID
        self.odds = odds
        self.boost = boost
        self.stake = stake
        self.stakeAmount = stakeAmount
        self.isStakeFocused = isStakeFocused
        self.limits = limits
        self.quickAmounts = quickAmounts.map { Limited($0) }
        self.hasValidTickets = hasValidTickets
        self.acceptsOddsChanges = acceptsOddsChanges
        self.isEnabled = isEnabled
        self.phase = phase
    }

    /// Whether the stake can be changed.
    public var isEditable: Bool { isEnabled && phase.isOpen }
}
