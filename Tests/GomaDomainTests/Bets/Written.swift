import Foundation
import GomaDomain

/// An amount in a table of cases, with digits after the separator as a text, so that it is exact.
struct Written: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, Sendable {
    let amount: Amount

    init(stringLiteral text: String) { amount = Amount(string: text) ?? .nan }

    init(integerLiteral number: Int) { amount = Amount(number) }
}
