/// Writes prices: decimal odds with two digits.
public struct OddsFormatter: Sendable {
    private let decimalSeparator: String

    init(_ localization: any LocalizationProvider) { decimalSeparator = localization.decimalSeparator }

    /// `1.85`, or `1,85` where the language writes so. Rounded half away from zero.
    public func string(_ odds: Double) -> String {
        guard odds.isFinite, abs(odds) < 1e12 else { return "–" }
        let hundredths = Int((odds * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        return "\(hundredths < 0 ? "-" : "")\(whole)\(decimalSeparator)\(rest < 10 ? "0" : "")\(rest)"
    }
}
