import Foundation

/// An exact number, such as of money: what is written with two digits keeps them.
public typealias Amount = Decimal

extension Amount {
    /// So many hundredths, such as 1250 for 12.5.
    package init(hundredths: Int) { self = Decimal(hundredths) / 100 }

    /// The nearest number that charts and bars can reckon with.
    package var nearest: Double { NSDecimalNumber(decimal: self).doubleValue }

    /// What part of another amount this one is; 0 of nothing.
    package func share(of whole: Amount) -> Double { whole == 0 ? 0 : (self / whole).nearest }
}
