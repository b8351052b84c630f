import Expectations
import Foundation
import Testing

@testable import GomaKit

/// What is written and read by hand is what Foundation writes and reads.
struct JSONWriterTests {
    private static let values: [JSONValue] = [
        .null, .bool(true), .bool(false), .integer(0), .integer(.min), .integer(.max), .number(0.1), .number(-2.5),
        .number(1e300), .number(.leastNonzeroMagnitude), .string(""),
        .string("a\"b\\c/d\u{8}\t\n\u{C}\r\u{1}\u{1F}\u{7F}é漢👩‍👩‍👧"), .array([]), .object([:]),
        .array([.integer(1), .array([.null]), .object(["b": .bool(true), "a": .string("x")])]),
        .object(["": .null, "z": .array([]), "a b": .object(["n": .number(1.25)])]),
    ]

    private static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test(arguments: values) func `it is written as Foundation does, and comes back`(value: JSONValue) throws {
        expect(String(decoding: try value.data, as: UTF8.self), is: (try Self.text(value)))
        try expect(JSONValue(value.data), is: value)
        try expect(JSONDecoder().decode(JSONValue.self, from: value.data), is: value)
    }

    @Test func `a number that is none cannot be written`() {
        for number in [Double.nan, .infinity, -.infinity] {
            #expect(throws: EncodingError.self) { try JSONValue.array([.number(number)]).data }
        }
    }

    @Test(arguments: [
        #" {"a" : [1, 2.50, -0, 1e2, 9223372036854775808, true, null, "\u00e9\ud83d\ude00\/"]} "#, "[]", "7", "\"x\"",
        #"{"b":1,"a":{"c":[{}]}}"#, "[0.10000000000000000001]",
    ])
    func `it is read as Foundation does`(text: String) throws {
        let data = Data(text.utf8)
        try expect(JSONValue(data), is: JSONDecoder().decode(JSONValue.self, from: data))
    }

    @Test(arguments: ["", "{", "[1,]", "{\"a\":1,}", "nul", "\"a", "[1] 2", "01", "1e999", "\"\u{1}\"", "{a: 1}"])
    func `what is no JSON is refused as Foundation does`(text: String) {
        let data = Data(text.utf8)
        let wanted = try? JSONDecoder().decode(JSONValue.self, from: data)
        expect((try? JSONValue(data)), is: wanted)
    }

    @Test func `bytes that are no text are refused`() {
        #expect(throws: DecodingError.self) { try JSONValue(Data([0x22, 0xFF, 0x22])) }
    }
}
