import Expectations
import Foundation
import Testing

@testable import GomaKit

struct MoneyTests {
    private func read(_ amount: String) throws -> Money {
        try StateData.state(Money.self, from: Data(#"{"amount": \#(amount), "currency": "EUR"}"#.utf8))
    }

    @Test(arguments: ["0", "-18.7", "1000000000000", "-1000000000000", "999999999999.99", "0.005"])
    func `an amount that there can be is read and written to the digit`(text: String) throws {
        let money = try read(text)

        expect(money.amount, is: Decimal(string: text))
        try expect(JSONValue(JSONEncoder().encode(money))[[.key("amount")]], is: JSONValue(number: text))
    }

    @Test(arguments: ["1e30", "-1e30", "1000000000000.01", "-1000000000000.000000001", "1e300"])
    func `data with an amount that there cannot be is refused with the range`(text: String) throws {
        let error = try #require(throws: DecodingError.self) { try read(text) }

        let words = StateProblem.words(for: error, in: SchemaProbe.schema(of: Money.self))
        expect(words, is: "amount: wants a number from -1000000000000 to 1000000000000")
    }

    @Test func `a program that makes such an amount gets the nearest one, and nothing of what is no number`() {
        var money = Money(1e15, "EUR")
        expect(money.amount, is: 1_000_000_000_000)

        money.amount = -1e15

        expect(money.amount, is: -1_000_000_000_000)
        expect(Money(.nan, "EUR").amount, is: 0)
    }
}
