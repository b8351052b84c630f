/// A whole number of any size, not less than nothing: what tests of money reckon with, so that they share no arithmetic with
/// what they judge.
package struct WholeNumber: Comparable, Sendable {
    /// In base 2⁶⁴, the least first, without noughts at the end.
    private var digits: [UInt64]

    package init(_ value: UInt64) { digits = value == 0 ? [] : [value] }

    package static func *= (number: inout Self, factor: UInt64) {
        var carry: UInt64 = 0
        for place in number.digits.indices {
            let product = number.digits[place].multipliedFullWidth(by: factor)
            let (low, overflows) = product.low.addingReportingOverflow(carry)
            number.digits[place] = low
            carry = product.high + (overflows ? 1 : 0)
        }
        if carry > 0 { number.digits.append(carry) }
        if factor == 0 { number.digits = [] }
    }

    package static func * (number: Self, factor: UInt64) -> Self {
        var product = number
        product *= factor
        return product
    }

    package static func < (one: Self, other: Self) -> Bool {
        guard one.digits.count == other.digits.count else { return one.digits.count < other.digits.count }
        for place in one.digits.indices.reversed() where one.digits[place] != other.digits[place] {
            return one.digits[place] < other.digits[place]
        }
        return false
    }
}
