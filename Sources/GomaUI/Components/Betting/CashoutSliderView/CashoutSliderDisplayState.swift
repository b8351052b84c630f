import Foundation

/// A part of a bet's value to choose and to cash out.
public struct CashoutSliderDisplayState: DisplayState {
    public var title: String
    public var minimum: Decimal
    public var maximum: Decimal
    /// What is chosen.
    public var amount: Decimal
    public var currency: String
    public var isEnabled: Bool
    public var phase: CashoutSliderPhase
    /// Carries the amount chosen in its title.
    public var button: ButtonDisplayState

    public static let blank = Self(
        title: "", minimum: 0, maximum: 1, amount: 0, currency: "", button: .cashOut(title: ""))

    public init(
        title: String, minimum: Decimal, maximum: Decimal, amount: Decimal, currency: String, isEnabled: Bool = true,
        phase: CashoutSliderPhase = .choosing, button: ButtonDisplayState
    ) {
        self.title = title
        self.minimum = minimum
        self.maximum = maximum
        self.amount = amount
        self.currency = currency
        self.isEnabled = isEnabled
        self.phase = phase
        self.button = button
    }
}

extension CashoutSliderDisplayState {
    /// What is chosen, in its currency.
    public var money: Money { Money(amount, currency) }

    /// Both ends in hundredths of the currency; ends that are the wrong way round count as the lower one.
    public var range: ClosedRange<Int> {
        let least = Money(minimum, currency).hundredths
        return least...max(least, Money(maximum, currency).hundredths)
    }

    /// The round amount (1, 2 or 5 and zeros) nearest below a hundredth of the range, in hundredths of the currency.
    public var step: Int {
        let wish = (range.upperBound - range.lowerBound) / 100
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
        let current = money.hundredths
        if wish >= current, range.upperBound - wish <= near { return range.upperBound }
        if wish <= current, wish - range.lowerBound <= near { return range.lowerBound }
        let rounded = (wish + step / 2) / step * step
        return min(max(rounded, range.lowerBound), range.upperBound)
    }
}

extension ButtonDisplayState {
    /// A button that cashes out.
    static func cashOut(title: String, isEnabled: Bool = true) -> Self {
        Self(
            id: "cash-out", title: title, isEnabled: isEnabled, density: .compact,
            customization: ButtonCustomization(ground: .buttonBackgroundSecondary, text: .buttonTextSecondary))
    }
}
