import Foundation
import Testing

@testable import GomaKit

struct JSONValueTests {
    private struct Price: Codable, Hashable { var value: Decimal }

    private static let digits = [
        "1.005", "2.675", "99999.999", "123456789012.345678901234567891", "-0.12345678901234567891",
        "9223372036854775808", "1000000000000.000000000001", "0.1",
    ]

    @Test(arguments: digits)
    func `a number keeps every digit, from whichever text it comes`(text: String) throws {
        let value = try JSONValue(Data(text.utf8))

        #expect(value.exactNumber == Decimal(string: text))
        #expect(String(decoding: try value.data, as: UTF8.self) == text)
        #expect(try DataText.value(of: "- \(text)", file: "a.yaml") == .array([value]))
        #expect(try DataText.value(of: DataText.yaml(of: value), file: "a.yaml") == value)
        #expect(JSONValue(number: text) == value)
        #expect(try JSONValue(#require(Decimal(string: text))) == value)
    }

    @Test(arguments: digits)
    func `what is edited beside a number leaves its digits alone`(text: String) throws {
        let price = Price(value: try #require(Decimal(string: text)))
        let tree = try #require(JSONValue(encoding: ["a": price, "b": Price(value: 1)]))

        let edited = tree.replacing([.key("b"), .key("value")], with: .integer(2))

        #expect(edited.decoded(as: [String: Price].self) == ["a": price, "b": Price(value: 2)])
    }

    @Test func `a number has the plainest form that writes all of it`() throws {
        #expect(try JSONValue(Data("1.50".utf8)) == .number(1.5))
        #expect(JSONValue(Decimal(2)) == .integer(2))
        #expect(JSONValue(Decimal(15) / 10) == .number(1.5))
        #expect(JSONValue(number: "0.30000000000000004") == .number(0.1 + 0.2))
        #expect(JSONValue(number: "1e300") == .number(1e300))
        #expect(JSONValue(number: "0x1p3") == .number(8))
        let long = try #require(Decimal(string: "0.10000000000000000001"))
        #expect(JSONValue(long) == .decimal(long))
        #expect(["1.5.5", "1e", "1e999", "nan", "x", ""].allSatisfy { JSONValue(number: $0) == nil })
    }

    @Test(arguments: [
        ("1.5", "1.5"), ("2.5000000000000000001", "2.5"), ("-0.0000000000000000001", "0"), ("1e300", "2.5"),
        ("2.4999999999999999999", "2.4999999999999999999"), ("-1e300", "0"), ("7", "2.5"),
    ])
    func `the nearest in a range is told by every digit`(text: String, nearest: String) throws {
        let value = try #require(JSONValue(number: text))

        #expect(StateSchema.decimal(0...2.5).nearest(to: value) == JSONValue(number: nearest))
    }
}
