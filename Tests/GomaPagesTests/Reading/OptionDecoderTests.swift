import Expectations
import Foundation
import Testing

@testable import GomaKit
@testable import GomaPages

/// What a page says of sources, read as Swift types: all that is wrong with it at once.
struct OptionDecoderTests {
    private struct League: Decodable, Equatable {
        var name: String
        var teams: [Team]
        var founded: Int?
        var size: Size?
        var colours: [String: Int]?
        var anything: JSONValue?
    }

    private struct Team: Decodable, Equatable {
        var id: Int
        var budget: Decimal
        var ratio: Float
        var isOpen: Bool
        var home: URL?
    }

    private enum Size: String, Decodable, CaseIterable, Encodable { case small, large }

    /// One of two forms, of which the first that fits is taken.
    private enum Either: Decodable {
        case named([Named])
        case words([String])

        struct Named: Decodable { let name: String }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let named = try? container.decode([Named].self) {
                self = .named(named)
            } else {
                self = .words(try container.decode([String].self))
            }
        }
    }

    /// Something known, else anything.
    private struct Lenient: Decodable {
        private struct Known: Decodable {
            struct Inner: Decodable { let a: Int }
            let inner: Inner
            let count: Int
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if (try? container.decode(Known.self)) == nil { _ = try container.decode(JSONValue.self) }
        }
    }

    /// A place as a list within a list: `["Rome", [41.9, 12.5]]`.
    private struct Spot: Decodable, Equatable {
        let name: String
        let coordinates: [Double]
        let note: String

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            name = try container.decode(String.self)
            var inner = try container.nestedUnkeyedContainer()
            coordinates = [try inner.decode(Double.self), try inner.decode(Double.self)]
            note = try container.decode(String.self)
        }
    }

    /// Numbers of which some are missing, read one after the other.
    private struct Gaps: Decodable {
        let numbers: [Int?]

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var numbers: [Int?] = []
            while !container.isAtEnd {
                let number = try container.decodeIfPresent(Int.self)
                numbers.append(number)
            }
            self.numbers = numbers
        }
    }

    private func mistakes<Options: Decodable>(_ type: Options.Type, _ text: String) throws -> [String] {
        let value = try JSONValue(Data(text.utf8))
        do {
            _ = try OptionDecoder.decode(type, from: value)
            return []
        } catch let error as OptionMistakes {
            return error.all.map { "\(JSONValue.words(for: $0.path)) | \($0.words)" }
        }
    }

    @Test func `what is right reads as Foundation reads it`() throws {
        let text = """
            {"name": "L", "teams": [{"id": 3, "budget": 12345678901234567890.5, "ratio": 1, "isOpen": true, "home": "https://a.b"}],
             "founded": 1904.0, "size": "large", "colours": {"red": 1}, "anything": {"a": [1, null]}}
            """
        let data = Data(text.utf8)

        let league = try OptionDecoder.decode(League.self, from: JSONValue(data))

        try expect(league, is: JSONDecoder().decode(League.self, from: data))
    }

    @Test func `a list within a list is read in its place, and what follows it after it`() throws {
        let data = Data(#"["Rome", [41.9, 12.5], "a city"]"#.utf8)

        let spot = try OptionDecoder.decode(Spot.self, from: JSONValue(data))

        expect(spot.coordinates, is: [41.9, 12.5])
        expect(spot.note, is: "a city")
    }

    @Test func `of a list read piece by piece only what is null is missing`() throws {
        let gaps = try OptionDecoder.decode(Gaps.self, from: JSONValue(Data("[1, null, 3]".utf8)))

        expect(gaps.numbers, is: [1, nil, 3])
    }

    @Test func `everything that does not fit is told, with its place`() throws {
        let found = try mistakes(
            League.self,
            """
            {"teams": [{"id": "x", "budget": "y", "isOpen": 3, "colour": "red"}, 7, {"id": 1.5, "budget": 1, "ratio": null, "isOpen": true}],
             "founded": "long ago", "size": "huge", "colours": {"red": "x", "blue": 2}, "anything": {"free": 1}}
            """)

        expect(
            found,
            is: [
                "name | name: is missing", "teams[0].id | teams[0].id: wants a whole number",
                "teams[0].budget | teams[0].budget: wants a number", "teams[0].ratio | teams[0].ratio: is missing",
                "teams[0].isOpen | teams[0].isOpen: wants true or false", "teams[1] | teams[1]: wants fields",
                "teams[2].id | teams[2].id: wants a whole number",
                "teams[2].ratio | teams[2].ratio: is empty and wants a number",
                "founded | founded: wants a whole number",
                "size | size: wants one of small, large", "colours.red | colours.red: wants a whole number",
                "teams[0].colour | \"colour\" is not a field here; there are id, budget, ratio, isOpen, home",
            ])
    }

    @Test func `what was tried and is not meant is no mistake`() throws {
        try expect(mistakes(Either.self, #"["a", "b"]"#), is: [])
        try expect(mistakes(Either.self, #"[{"name": "a"}, {"name": "b"}]"#), is: [])
        try expect(mistakes(Lenient.self, #"{"inner": {"a": 1, "b": 2}, "count": "x"}"#), is: [])
        try expect(mistakes(Lenient.self, #"{"inner": {"a": 1, "b": 2}, "count": 3}"#).count, is: 1)
        try expect(
            mistakes(Either.self, #"[{"name": "a", "nam": 1}]"#),
            is: ["[0].nam | \"nam\" is not a field here; did you mean \"name\"? there are name"])
        try expect(mistakes(Either.self, #"[{"name": "a", "nam": 1}, "b"]"#), is: ["[0] | [0]: wants text"])
    }

    @Test(arguments: [(99, 99), (100, 100), (101, 100), (150, 100)])
    func `of very many that do not fit a hundred are told`(count: Int, told: Int) throws {
        let found = try mistakes([Int].self, "[" + Array(repeating: "true", count: count).joined(separator: ",") + "]")

        expect(found.count, is: told)
        expect(found.last, is: "[\(told - 1)] | [\(told - 1)]: wants a whole number")
    }

    @Test func `what is nothing at all is told once`() throws {
        try expect(mistakes(League.self, "7"), is: [" | wants fields"])
        try expect(mistakes([Int].self, "null"), is: [" | is empty and wants a list"])
    }
}
