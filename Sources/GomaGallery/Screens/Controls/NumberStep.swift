import GomaKit

/// The stepping through numbers without picking up the dust of binary fractions.
enum NumberStep {
    /// How many small steps a large one has.
    static let large = 10

    /// The number that lies `count` steps further; the same where there is none.
    ///
    /// Whole numbers step by one. Decimals step by a hundredth below ten, by a tenth below a hundred and by one above,
    /// and keep what decimals they have.
    static func value(_ value: JSONValue, isWhole: Bool, by count: Int) -> JSONValue {
        switch value {
        case .integer(let number) where isWhole:
            let (sum, overflows) = number.addingReportingOverflow(count)
            return overflows ? value : .integer(sum)
        case .integer(let number): return decimal(Double(number), by: count)
        case .number(let number): return decimal(number, by: count)
        default: return value
        }
    }

    private static func decimal(_ number: Double, by count: Int) -> JSONValue {
        let decimals = abs(number) < 10 ? 2 : abs(number) < 100 ? 1 : 0
        let own = "\(number)".split(separator: ".").dropFirst().first.map { $0 == "0" ? 0 : $0.count } ?? 0
        let digits = min(max(decimals, own), 9)
        let scale = Double(powerOfTen(digits))
        let sum = (number * scale).rounded() + Double(count * powerOfTen(digits - decimals))
        let result = sum / scale
        guard result.isFinite, abs(sum) < 1e15 else { return .number(number) }
        return result == result.rounded() ? .integer(Int(result)) : .number(result)
    }

    private static func powerOfTen(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
