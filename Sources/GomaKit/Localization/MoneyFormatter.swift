import Foundation

/// The writer of amounts of money: the currency, then the amount with its thousands grouped.
public struct MoneyFormatter: Sendable {
    private let decimalSeparator: String
    private let groupingSeparator: String

    /// A formatter that writes as a language does.
    public init(_ localization: any LocalizationProvider) {
        decimalSeparator = localization.decimalSeparator
        groupingSeparator = localization.groupingSeparator
    }

    /// `XAF 1,250.00`, or `XAF 1.250,00` where the language writes so; without a currency the amount alone. What is owed has
    /// its sign in front of all, `-XAF 18.70`, as CLDR's currency patterns have it (UTS #35, part 3).
    /// - Parameter digits: digits after the separator; rounded half away from zero.
    public func string(_ money: Money, digits: Int = 2) -> String {
        let amount = string(money.amount, digits: digits)
        guard !money.currency.isEmpty else { return amount }
        let sign = amount.hasPrefix("-") ? "-" : ""
        return "\(sign)\(money.currency) \(amount.dropFirst(sign.count))"
    }

    /// The amount alone, such as `1,250.00`; `–` for what is no number.
    /// - Parameter digits: digits after the separator; rounded half away from zero.
    public func string(_ amount: Decimal, digits: Int = 2) -> String {
        guard amount.isFinite else { return "–" }
        let rounded = amount.magnitude.rounded(to: digits)
        let parts = "\(rounded)".split(separator: ".", maxSplits: 1)
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        let padding = String(repeating: "0", count: max(0, digits - fraction.count))
        let sign = amount < 0 && rounded != 0 ? "-" : ""
        return sign + grouped(parts[0]) + (digits > 0 ? decimalSeparator + fraction + padding : "")
    }

    /// A number that is no money, such as a rating; the binary fraction counts as the number that it is written as.
    package func string(number: Double, digits: Int = 2) -> String {
        string(Decimal(written: number) ?? .nan, digits: digits)
    }

    /// The amount alone, with digits after the separator only where it has any: `250`, or `250.50`.
    public func short(_ amount: Decimal) -> String { string(amount, digits: isExact(amount, digits: 0) ? 0 : 2) }

    /// A whole amount alone, such as `1,250`.
    public func string(whole amount: Int) -> String { string(Decimal(amount), digits: 0) }

    /// Whether an amount has no more digits after the separator than `digits`.
    package func isExact(_ amount: Decimal, digits: Int) -> Bool { amount.rounded(to: digits) == amount }

    private func grouped(_ digits: Substring) -> String {
        var groups: [Substring] = []
        var rest = digits
        while rest.count > 3 {
            groups.append(rest.suffix(3))
            rest = rest.dropLast(3)
        }
        return ([rest] + groups.reversed()).joined(separator: groupingSeparator)
    }
}
