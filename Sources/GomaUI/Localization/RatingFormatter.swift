import Foundation

/// Writes what players think of a game, such as `4.5`, as the language writes numbers.
struct RatingFormatter {
    private let numbers: MoneyFormatter

    init(_ localization: any LocalizationProvider) { numbers = MoneyFormatter(localization) }

    /// With one digit after the separator, rounded half away from zero.
    func string(_ rating: Double) -> String { numbers.string(Decimal(rating), digits: 1) }
}
