/// A product of numbers with digits after the separator, in whole numbers alone: what a slip brings, exactly.
package struct ExactProduct: Sendable {
    private var numerator: WholeNumber
    private var denominator: WholeNumber

    /// - Parameter hundredths: such as those of a stake.
    package init(hundredths: UInt64) {
        numerator = WholeNumber(hundredths)
        denominator = WholeNumber(1)
    }

    /// Multiplies by so many parts, of which `whole` are one, such as 2010 of 1000 for 2.01.
    package mutating func multiply(by parts: UInt64, of whole: UInt64) {
        numerator *= parts
        denominator *= whole
    }

    /// Whether the product, rounded half away from zero, is so many hundredths.
    package func isRounded(to hundredths: UInt64) -> Bool {
        !isRounded(toMoreThan: hundredths) && (hundredths == 0 || isRounded(toMoreThan: hundredths - 1))
    }

    /// Whether the product, rounded half away from zero, is more than so many hundredths: half a hundredth more is enough.
    package func isRounded(toMoreThan hundredths: UInt64) -> Bool {
        !(numerator * 2 < denominator * (2 * hundredths + 1))
    }
}
