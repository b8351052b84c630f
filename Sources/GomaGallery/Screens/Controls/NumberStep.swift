import Foundation

/// The stepping through numbers, digit by digit, without the dust of binary fractions.
enum NumberStep {
    /// How many small steps a large one has.
    static let large = 10

    /// The number that lies `count` steps further; the same where there is none.
    ///
    /// Whole numbers step by one. Decimals step by a hundredth below ten, by a tenth below a hundred and by one above,
    /// and keep what decimals they have.
    static func value(_ value: JSONValue, isWhole: Bool, by count: Int) -> JSONValue {
        if isWhole, case .integer(let number) = value {
            let (sum, overflows) = number.addingReportingOverflow(count)
            return overflows ? value : .integer(sum)
        }
        guard let number = value.exactNumber else { return value }
        let decimals = number.magnitude < 10 ? 2 : number.magnitude < 100 ? 1 : 0
        return JSONValue(number + Decimal(sign: .plus, exponent: -decimals, significand: Decimal(count)))
    }
}
