/// Writes what players think of a game, such as `4.5`, as the language writes numbers.
package struct RatingFormatter {
    private let numbers: MoneyFormatter

    init(_ localization: any LocalizationProvider) { numbers = MoneyFormatter(localization) }

    /// With one digit after the separator, rounded half away from zero.
    package func string(_ rating: Double) -> String { numbers.string(number: rating, digits: 1) }
}
