/// The writer of shares of a hundred with as many digits as they need, two at most.
public struct PercentFormatter: Sendable {
    private let numbers: MoneyFormatter

    init(_ localization: any LocalizationProvider) { numbers = MoneyFormatter(localization) }

    /// `10%`, or `2.5%`.
    public func string(_ percentage: Percentage) -> String {
        let digits = (0...2).first { numbers.isExact(percentage.value, digits: $0) } ?? 2
        return "\(numbers.string(percentage.value, digits: digits))%"
    }
}
