import Expectations
import Foundation
import Testing

@testable import GomaKit

@Suite struct LimitedTests {
    private enum Percent: NumberRange { static let range = 1...100 }
    private enum Length: NumberRange { static let range = 0.5...2.5 }
    private enum Sum: NumberRange { static let range = Decimal(-5)...Decimal(5) }

    private struct Bar: Codable, Hashable {
        @Limited<Percent> var filled: Int
        @LimitedIfPresent<Length> var length: Double?
        @Limited<Sum> var sum: Decimal
    }

    private static func bar(_ json: String) throws -> Bar { try StateData.state(Bar.self, from: Data(json.utf8)) }

    @Test func `a number inside its range goes to data and back as a plain number`() throws {
        let bar = Bar(filled: 100, length: 0.5, sum: -5)

        let value = try #require(JSONValue(encoding: bar))

        expect(value, is: .object(["filled": .integer(100), "length": .number(0.5), "sum": .integer(-5)]))
        expect(value.decoded(as: Bar.self), is: bar)
    }

    @Test func `one that is missing is not written, and may be missing or null`() throws {
        let bar = Bar(filled: 1, length: nil, sum: 0)

        expect(JSONValue(encoding: bar), is: .object(["filled": .integer(1), "sum": .integer(0)]))
        try expect(Self.bar(#"{"filled": 1, "sum": 0}"#), is: bar)
        try expect(Self.bar(#"{"filled": 1, "sum": 0, "length": null}"#), is: bar)
    }

    @Test(arguments: [
        (#"{"filled": 0, "sum": 0}"#, "filled: wants a whole number from 1 to 100"),
        (#"{"filled": 101, "sum": 0}"#, "filled: wants a whole number from 1 to 100"),
        (#"{"filled": 1e30, "sum": 0}"#, "filled: wants a whole number from 1 to 100"),
        (#"{"filled": "9", "sum": 0}"#, "filled: wants a whole number from 1 to 100"),
        (#"{"filled": 9, "sum": 5.01}"#, "sum: wants a number from -5 to 5"),
        (#"{"filled": 9, "sum": 0, "length": 2.6}"#, "length: wants a number from 0.5 to 2.5"),
        (#"{"filled": 9, "sum": 0, "length": -1e300}"#, "length: wants a number from 0.5 to 2.5"),
    ])
    func `data with a number outside its range is refused with the range`(json: String, words: String) throws {
        let error = #expect(throws: DecodingError.self) { try Self.bar(json) }

        expect(StateProblem.words(for: try #require(error), in: SchemaProbe.schema(of: Bar.self)), is: words)
    }

    private struct Shelf: Codable {
        var counts: [Int]
        var bars: [Bar]
    }

    @Test(arguments: [
        (#"{"counts": [1, 1e30, 3], "bars": []}"#, "counts[1]: wants a whole number"),
        (#"{"counts": [1, 2, 2.5, 4], "bars": []}"#, "counts[2]: wants a whole number"),
        (
            #"{"counts": [], "bars": [{"filled": 1, "sum": 0}, {"filled": 1e30, "sum": 0}, {"filled": 1, "sum": 0}]}"#,
            "bars[1].filled: wants a whole number from 1 to 100"
        ),
    ])
    func `a number that does not fit is found in the middle of a list`(json: String, words: String) throws {
        let error = #expect(throws: DecodingError.self) {
            try StateData.state(Shelf.self, from: Data(json.utf8))
        }

        expect(StateProblem.words(for: try #require(error), in: SchemaProbe.schema(of: Shelf.self)), is: words)
    }

    @Test func `what knows no schema tells the range too`() throws {
        let error = #expect(throws: DecodingError.self) { try Self.bar(#"{"filled": 0, "sum": 0}"#) }

        expect(StateProblem.words(for: try #require(error)), is: "filled: wants a whole number from 1 to 100")
    }

    @Test func `a program that sets another number gets the nearest one`() {
        var bar = Bar(filled: .max, length: .infinity, sum: 900)
        expect(bar, is: Bar(filled: 100, length: 2.5, sum: 5))

        bar.filled = -3
        bar.length = .nan
        bar.sum = .nan

        expect(bar, is: Bar(filled: 1, length: 0.5, sum: -5))
    }

    @Test func `the schema has the range, and the plainest number is in it`() {
        let schema = SchemaProbe.schema(of: Bar.self)

        expect(
            schema,
            is: .fields([
                .init(name: "filled", schema: .integer(1...100)),
                .init(name: "length", schema: .optional(.decimal(0.5...2.5))),
                .init(name: "sum", schema: .decimal(-5...5)),
            ]))
        expect(schema.plainest, is: .object(["filled": .integer(1), "sum": .integer(0)]))
        expect(schema[[.key("length")]].nearest(to: .integer(7)), is: .number(2.5))
        expect(schema[[.key("length")]].nearest(to: .number(1.25)), is: .number(1.25))
    }

    @Test(arguments: [(0, 1), (1, 1), (2, 2), (99, 99), (100, 100), (101, 100), (-5, 1), (.min, 1), (.max, 100)])
    func `a number stays inside its range, at either end and beyond`(number: Int, nearest: Int) {
        expect(Limited<Percent>(number).number, is: nearest)
        expect(LimitedIfPresent<Percent>(wrappedValue: number).wrappedValue, is: nearest)
    }

    @Test(arguments: [("0.5", true), ("0.49", false), ("2.5", true), ("2.51", false), ("-0.5", false), ("null", true)])
    func `data may hold both ends of a range, and nothing beside`(length: String, isRead: Bool) {
        let bar = try? Self.bar(#"{"filled": 1, "sum": 0, "length": \#(length)}"#)

        expect((bar != nil), is: isRead)
    }

    @Test(arguments: [("-5", true), ("-5.01", false), ("5", true), ("5.01", false), ("-0.001", true)])
    func `a range may lie on both sides of nothing`(sum: String, isRead: Bool) {
        let bar = try? Self.bar(#"{"filled": 1, "sum": \#(sum)}"#)

        expect((bar != nil), is: isRead)
    }

    @Test func `limited numbers are in order, and equal where they were brought to one end`() {
        #expect(Limited<Percent>(3) < 4 && !(Limited<Percent>(4) < 4))
        expect(Limited<Percent>(500), is: Limited<Percent>(100))
        expect("\(Limited<Percent>(-7))", is: "1")
    }

    @Test func `a number that may be missing goes and comes`() {
        var bar = Bar(filled: 1, length: 9, sum: 0)
        expect(bar.length, is: 2.5)

        bar.length = nil
        expect(bar.length, is: nil)
        bar.length = -1

        expect(bar.length, is: 0.5)
    }
}
