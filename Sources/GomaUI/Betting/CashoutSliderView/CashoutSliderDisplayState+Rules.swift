/// What may happen to the choice of an amount.
extension CashoutSliderDisplayState {
    /// Whether there is anything to be had.
    private var isWorthAnything: Bool { range.upperBound > 0 }
    /// Whether an amount can be chosen, and asked for.
    public var isOpen: Bool { isEnabled && isWorthAnything && phase != .submitting }

    /// What is chosen as far as it can be had: the nearer end where it lies outside, and all there is where it is in another
    /// currency. What is asked for stays as it is until the answer comes.
    var choice: Money {
        guard phase != .submitting, isForeign || !range.contains(amount.hundredths) else { return amount }
        return Money(hundredths: isForeign ? range.upperBound : nearest(to: amount.hundredths), maximum.currency)
    }

    /// Whether the amount chosen can be asked for; nothing is no amount.
    public var canCashOut: Bool { isOpen && obstacle == nil && choice.hundredths > 0 }

    /// The button, which carries the amount chosen, or says that it is asked for or why it cannot be.
    @MainActor
    func button(in environment: ViewEnvironment) -> ButtonDisplayState {
        var button = ButtonDisplayState.cashOut(choice, obstacle: obstacle, isEnabled: canCashOut, in: environment)
        button.customization.disabledGround = .navPills
        if phase == .submitting { button.title = environment.text(.cashingOut) }
        return button
    }

    /// Chooses an amount in hundredths, or the nearer end where it lies outside.
    public mutating func choose(_ hundredths: Int) {
        amount = Money(hundredths: nearest(to: hundredths), maximum.currency)
        phase = .choosing
    }

    private func nearest(to hundredths: Int) -> Int { min(max(hundredths, range.lowerBound), range.upperBound) }

    /// Other ends from the feed; what is chosen stays if it lies between them, at the upper end if it was there, or if they
    /// are in another currency. What is asked for stays as it is until the answer comes, and a refusal is told until
    /// something else is chosen.
    public mutating func updateRange(minimum: Money, maximum: Money) {
        let wasAll = isAll(of: self.maximum)
        (self.minimum, self.maximum) = (minimum, maximum)
        guard phase != .submitting else { return }
        let told = phase
        choose(wasAll || isForeign ? range.upperBound : amount.hundredths)
        phase = told
    }

    /// Whether the amount chosen is all of a value, or more.
    func isAll(of value: Money) -> Bool { amount.hundredths >= value.hundredths }

    /// Whether the amount chosen is in another currency than the ends, so that it says nothing of a place between them.
    private var isForeign: Bool { amount.currency != maximum.currency }

    /// Asks for the amount chosen, where that is possible.
    public mutating func cashOut() {
        guard canCashOut else { return }
        amount = choice
        phase = .submitting
    }

    /// The amount asked for is given and gone; what is left can be chosen from.
    /// - Parameter value: the most that could be had when it was asked for; `nil` for what can be had now.
    public mutating func give(of value: Money? = nil) {
        let all = value?.hundredths ?? range.upperBound
        let worth = Money(hundredths: range.upperBound, maximum.currency)
        maximum = worth.share(max(all - amount.hundredths, 0), of: all)
        let rest = maximum.hundredths
        if minimum.hundredths > rest { minimum = maximum }
        isEnabled = isEnabled && rest > 0
        choose(rest)
    }

    /// The amount asked for is not given, and can be asked for again as far as there still is so much; where it was all, or
    /// the ends are in another currency by now, so can all there is. Without a message it is said in general words.
    /// - Parameter value: the most that could be had when it was asked for; `nil` for what can be had now.
    public mutating func refuse(_ failure: RequestFailure = .refused, of value: Money? = nil) {
        choose(isAll(of: value ?? maximum) || isForeign ? range.upperBound : amount.hundredths)
        phase = .failed(failure)
    }
}
