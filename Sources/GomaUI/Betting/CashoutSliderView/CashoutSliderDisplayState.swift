/// A part of a bet's value to choose and to cash out.
public struct CashoutSliderDisplayState: DisplayState {
    /// The bet of which it is a part.
    public var betID: String
    /// The least that can be cashed out, in the currency of `maximum`.
    public var minimum: Money
    /// The most that can be cashed out: the whole bet's worth.
    public var maximum: Money
    /// What is chosen.
    public var amount: Money
    /// Whether an amount can be chosen.
    public var isEnabled: Bool
    /// Whether the customer is choosing, or waits for an answer.
    public var phase: CashoutSliderPhase
    /// Why the amount chosen cannot be asked for now; `nil` where it can.
    public var obstacle: CashoutObstacle?

    public static let blank = Self(
        betID: "", minimum: Money(0, ""), maximum: Money(1, ""), amount: Money(0, ""))

    public init(
        betID: String, minimum: Money, maximum: Money, amount: Money, isEnabled: Bool = true,
        phase: CashoutSliderPhase = .choosing, obstacle: CashoutObstacle? = nil
    ) {
        self.betID = betID
        self.minimum = minimum
        self.maximum = maximum
        self.amount = amount
        self.isEnabled = isEnabled
        self.phase = phase
        self.obstacle = obstacle
    }

    /// Both ends in hundredths of the currency; a bet that is worth less than the least can be cashed out as a whole.
    public var range: ClosedRange<Int> {
        let most = max(0, maximum.hundredths)
        return min(max(0, minimum.hundredths), most)...most
    }

    /// The largest round amount (1, 2 or 5 and zeros) up to a hundredth of the range, in hundredths of the currency.
    public var step: Int {
        let wish = (range.upperBound - range.lowerBound + 99) / 100
        var step = 1
        while step * 10 <= wish { step *= 10 }
        return [5, 2].first { step * $0 <= wish }.map { step * $0 } ?? step
    }

    /// The round amount nearest to a wish, where the ends are near by: moving towards an end arrives there within a
    /// fortieth of the way.
    /// - Parameter wish: in hundredths of the currency, as the result.
    func snapped(_ wish: Int) -> Int {
        let range = range
        let near = (range.upperBound - range.lowerBound) / 40
        let current = choice.hundredths
        if wish >= current, range.upperBound - wish <= near { return range.upperBound }
        if wish <= current, wish - range.lowerBound <= near { return range.lowerBound }
        let rounded = (wish + step / 2) / step * step
        return min(max(rounded, range.lowerBound), range.upperBound)
    }
}

extension ButtonDisplayState {
    /// A button that cashes out an amount, or says why it cannot.
    @MainActor
    static func cashOut(
        _ amount: Money, obstacle: CashoutObstacle? = nil, isEnabled: Bool = true, in environment: ViewEnvironment
    ) -> Self {
        let offer = "\(environment.text(.cashOut)) \(environment.money.string(amount))"
        return Self(
            id: "cash-out", title: obstacle.map { environment.text($0.words) } ?? offer,
            isEnabled: isEnabled && obstacle == nil)
    }
}
