import Foundation

/// An exact number, such as of money: what is written with two digits keeps them.
public typealias Amount = Decimal

extension Amount {
    /// The number as it is written: 2.01 rather than the binary fraction nearest to it; `nil` for what is no number, or is too
    /// large to be exact.
    package init?(written number: Double) {
        guard number.isFinite else { return nil }
        self.init(string: "\(number)")
    }

    /// The number with so many digits after the separator at most: the one rule of rounding, half away from zero, for all
    /// that is shown and all that is paid.
    package func rounded(to digits: Int = 2) -> Amount {
        var exact = self
        var rounded = Amount()
        NSDecimalRound(&rounded, &exact, digits, .plain)
        return rounded
    }

    /// So many hundredths, such as 1250 for 12.5.
    package init(hundredths: Int) { self = Decimal(hundredths) / 100 }

    /// The nearest number that charts and bars can reckon with.
    package var nearest: Double { NSDecimalNumber(decimal: self).doubleValue }

    /// What part of another amount this one is; 0 of nothing.
    package func share(of whole: Amount) -> Double { whole == 0 ? 0 : (self / whole).nearest }
}
