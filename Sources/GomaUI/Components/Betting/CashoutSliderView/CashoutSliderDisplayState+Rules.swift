/// What may happen to the choice of an amount.
@MainActor
extension CashoutSliderDisplayState {
    /// Chooses an amount in hundredths, or the nearer end where it lies outside, and writes it on the button.
    public mutating func choose(_ hundredths: Int, in environment: ViewEnvironment) {
        let chosen = min(max(hundredths, range.lowerBound), range.upperBound)
        amount = Money(hundredths: chosen, amount.currency)
        phase = .choosing
        button.title = buttonTitle(in: environment)
        button.isEnabled = isEnabled
    }

    /// Other ends from the feed; what is chosen stays if it lies between them, at the upper end if it was there.
    public mutating func updateRange(minimum: Money, maximum: Money, in environment: ViewEnvironment) {
        let wasAll = amount.hundredths >= range.upperBound
        (self.minimum, self.maximum) = (minimum, maximum)
        choose(wasAll ? range.upperBound : amount.hundredths, in: environment)
    }

    /// What the button says while an amount is chosen.
    func buttonTitle(in environment: ViewEnvironment) -> String {
        "\(environment.text(.cashOut)) \(environment.money.string(amount))"
    }
}
