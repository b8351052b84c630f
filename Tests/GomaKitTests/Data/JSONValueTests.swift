import Expectations
import Foundation
import Testing

@testable import GomaKit

struct JSONValueTests {
    private struct Price: Codable, Hashable { var value: Decimal }

    private static let digits = [
        "1.005", "2.675", "99999.999", "123456789012.345678901234567891", "-0.12345678901234567891",
        "9223372036854775808", "1000000000000.000000000001", "0.1",
    ]

    @Test func `a text and a whole number are names, and nothing else is`() {
        let values: [JSONValue] = [
            .string("oaks"), .integer(7), .null, .bool(true), .number(7.5), .array([.string("oaks")]),
            .object(["id": .string("oaks")]),
        ]

        expect(values.map(\.name), is: ["oaks", "7", nil, nil, nil, nil, nil])
    }

    @Test(arguments: digits)
    func `a number keeps every digit, from whichever text it comes`(text: String) throws {
        let value = try JSONValue(Data(text.utf8))

        expect(value.exactNumber, is: Decimal(string: text))
        expect(String(decoding: try value.data, as: UTF8.self), is: text)
        try expect(DataText.value(of: "- \(text)", file: "a.yaml"), is: .array([value]))
        try expect(DataText.value(of: DataText.yaml(of: value), file: "a.yaml"), is: value)
        expect(JSONValue(number: text), is: value)
        try expect(JSONValue(#require(Decimal(string: text))), is: value)
    }

    @Test(arguments: digits)
    func `what is edited beside a number leaves its digits alone`(text: String) throws {
        let price = Price(value: try #require(Decimal(string: text)))
        let tree = try #require(JSONValue(encoding: ["a": price, "b": Price(value: 1)]))

        let edited = tree.replacing([.key("b"), .key("value")], with: .integer(2))

        expect(edited.decoded(as: [String: Price].self), is: ["a": price, "b": Price(value: 2)])
    }

    @Test func `a number has the plainest form that writes all of it`() throws {
        try expect(JSONValue(Data("1.50".utf8)), is: .number(1.5))
        expect(JSONValue(Decimal(2)), is: .integer(2))
        expect(JSONValue(Decimal(15) / 10), is: .number(1.5))
        expect(JSONValue(number: "0.30000000000000004"), is: .number(0.1 + 0.2))
        expect(JSONValue(number: "1e300"), is: .number(1e300))
        expect(JSONValue(number: "0x1p3"), is: .number(8))
        let long = try #require(Decimal(string: "0.10000000000000000001"))
        expect(JSONValue(long), is: .decimal(long))
        #expect(["1.5.5", "1e", "1e999", "nan", "x", ""].allSatisfy { JSONValue(number: $0) == nil })
    }

    @Test(arguments: [
        ("1.5", "1.5"), ("2.5000000000000000001", "2.5"), ("-0.0000000000000000001", "0"), ("1e300", "2.5"),
        ("2.4999999999999999999", "2.4999999999999999999"), ("-1e300", "0"), ("7", "2.5"),
    ])
    func `the nearest in a range is told by every digit`(text: String, nearest: String) throws {
        let value = try #require(JSONValue(number: text))

        expect(StateSchema.decimal(0...2.5).nearest(to: value), is: JSONValue(number: nearest))
    }

    @Test func `of a name that stands twice the first counts`() throws {
        let value = try JSONValue(Data(#"{"a":1,"b":2,"a":3}"#.utf8))

        expect(value, is: .object(["a": .integer(1), "b": .integer(2)]))
    }

    @Test(arguments: [
        (#"{"a":{"x":1,"y":2},"b":3}"#, #"{"a":{"x":4}}"#, #"{"a":{"x":4,"y":2},"b":3}"#),
        (#"{"found":{"n":1,"m":2}}"#, #"{"found":{"n":3}}"#, #"{"found":{"n":3,"m":2}}"#),
        (#"{"found":{"n":1}}"#, #"{"named":{"t":"x"}}"#, #"{"named":{"t":"x"}}"#),
        (#"{"found":{"n":1}}"#, #"{"a":{},"b":{}}"#, #"{"found":{"n":1},"a":{},"b":{}}"#),
        (#"{"a":1}"#, #"{"b":{}}"#, #"{"a":1,"b":{}}"#), (#"{"a":{},"b":2}"#, #"{"b":null}"#, #"{"a":{}}"#),
        (#"{"a":{"x":1}}"#, #"{"a":null}"#, "{}"), (#"{"a":[1,2]}"#, #"{"a":[3]}"#, #"{"a":[3]}"#),
        (#"{"a":1}"#, "7", "7"), ("7", #"{"a":1}"#, #"{"a":1}"#),
    ])
    func `fields are laid over those that are there, cases and lists whole, and null takes away`(
        value: String, other: String, merged: String
    ) throws {
        func read(_ text: String) throws -> JSONValue { try JSONValue(Data(text.utf8)) }

        try expect(read(value).merging(read(other)), is: read(merged))
    }

    @Test func `fields of a schema are laid over others, though either object has one that may be a case of an enum`()
        throws
    {
        func read(_ text: String) throws -> JSONValue { try JSONValue(Data(text.utf8)) }
        let label = StateSchema.optional(.fields([.init(name: "text", schema: .text)]))
        let header = StateSchema.fields([.init(name: "title", schema: label), .init(name: "badge", schema: label)])
        let schema = StateSchema.fields([.init(name: "header", schema: header)])
        let value = try read(#"{"header":{"title":{"text":"A"}}}"#)
        let other = try read(#"{"header":{"badge":{"text":"B"}}}"#)
        let both = try read(#"{"header":{"title":{"text":"A"},"badge":{"text":"B"}}}"#)

        expect(value.merging(other, in: schema), is: both)
        expect(other.waysGone(since: value, in: schema), is: [[.key("header"), .key("title")]])
        expect(value.merging(other), is: other)
        expectEmpty(other.waysGone(since: value))
    }

    @Test func `a value is put where there is room for it, and leaves all else`() {
        let list = JSONValue.array([.integer(1), .integer(2)])
        let value = JSONValue.object(["a": list, "b": .string("x")])
        func replaced(_ path: JSONValue.Step...) -> JSONValue { value.replacing(path, with: .bool(true)) }

        expect(
            replaced(.key("a"), .index(1)), is: .object(["a": .array([.integer(1), .bool(true)]), "b": .string("x")]))
        expect(replaced(.key("a"), .index(2)), is: value)
        expect(replaced(.key("b"), .key("c")), is: value)
        expect(replaced(.key("c")), is: .object(["a": list, "b": .string("x"), "c": .bool(true)]))
        expect(replaced(), is: .bool(true))
    }
}
