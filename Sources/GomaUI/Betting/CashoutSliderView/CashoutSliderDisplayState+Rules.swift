/// What may happen to the choice of an amount.
@MainActor
extension CashoutSliderDisplayState {
    /// Whether there is anything to be had.
    private var isWorthAnything: Bool { range.upperBound > 0 }
    /// Whether an amount can be chosen, and asked for.
    public var isOpen: Bool { isEnabled && isWorthAnything && phase != .submitting }

    /// The button as it is drawn: out of use where there is nothing to be had.
    var shownButton: ButtonDisplayState {
        var button = button
        button.isEnabled = button.isEnabled && isWorthAnything
        return button
    }

    /// Chooses an amount in hundredths, or the nearer end where it lies outside, and writes it on the button.
    public mutating func choose(_ hundredths: Int, in environment: ViewEnvironment) {
        let chosen = min(max(hundredths, range.lowerBound), range.upperBound)
        amount = Money(hundredths: chosen, amount.currency)
        phase = .choosing
        offerButton(in: environment)
    }

    /// Other ends from the feed; what is chosen stays if it lies between them, at the upper end if it was there.
    public mutating func updateRange(minimum: Money, maximum: Money, in environment: ViewEnvironment) {
        let wasAll = amount.hundredths >= range.upperBound
        (self.minimum, self.maximum) = (minimum, maximum)
        choose(wasAll ? range.upperBound : amount.hundredths, in: environment)
    }

    /// Asks for the amount chosen, where that is possible.
    public mutating func cashOut(in environment: ViewEnvironment) {
        guard isOpen else { return }
        phase = .submitting
        button.isEnabled = false
        button.title = environment.text(.cashingOut)
    }

    /// The amount asked for is given and gone; what is left can be chosen from.
    public mutating func give(in environment: ViewEnvironment) {
        let rest = max(range.upperBound - amount.hundredths, 0)
        maximum = Money(hundredths: rest, amount.currency)
        if minimum.hundredths > rest { minimum = maximum }
        isEnabled = rest > 0
        choose(rest, in: environment)
    }

    /// The amount asked for is not given, and can be asked for again. Without a message it is said in general words.
    public mutating func refuse(_ failure: RequestFailure = .refused, in environment: ViewEnvironment) {
        phase = .failed(failure)
        offerButton(in: environment)
    }

    /// What the button says while an amount is chosen.
    private mutating func offerButton(in environment: ViewEnvironment) {
        button.title = "\(environment.text(.cashOut)) \(environment.money.string(amount))"
        button.isEnabled = isEnabled && isWorthAnything
    }
}
