/// The writer of odds: as many digits after the separator as they have, from two to four; where there are more, they
/// are cut and said to go on. Nothing is rounded, so that no more is shown than is paid.
public struct OddsFormatter: Sendable {
    private let decimalSeparator: String
    private let ellipsis: String

    private static let leastDigits = 2
    /// Digits after the separator; where there are more, as in the product of many prices, they are cut and said to go on.
    private static let mostDigits = 4

    init(_ localization: any LocalizationProvider, glyphs: Glyphs = .unicode) {
        decimalSeparator = localization.decimalSeparator
        ellipsis = glyphs.ellipsis.string
    }

    /// `1.85`, or `1,85` where the language writes so; `3.2763`, and `6.3325…` where digits go on.
    public func string(_ odds: Odds) -> String {
        let parts = "\(odds.value)".split(separator: ".", maxSplits: 1)
        let digits = parts.count > 1 ? parts[1] : ""
        let padding = String(repeating: "0", count: max(0, Self.leastDigits - digits.count))
        let end = digits.count > Self.mostDigits ? ellipsis : padding
        return parts[0] + decimalSeparator + digits.prefix(Self.mostDigits) + end
    }
}
