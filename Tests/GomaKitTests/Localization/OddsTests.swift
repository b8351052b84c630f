import Expectations
import Foundation
import Testing

@testable import GomaKit

struct OddsTests {
    /// What JSON makes of odds; in a list, as they are part of something.
    private func read(_ text: String) throws -> Odds? {
        try JSONDecoder().decode([Odds].self, from: Data("[\(text)]".utf8)).first
    }

    @Test(arguments: ["2.01", "1.001", "1.005", "3.2763", "1.3333333333333333", "99999.999", "1000000000000"])
    func `odds are what is written, and are written so again`(text: String) throws {
        let odds = try #require(try read(text))

        expect(odds.value, is: Decimal(string: text))
        expect(String(decoding: try JSONEncoder().encode([odds]), as: UTF8.self), is: "[\(text)]")
    }

    @Test(arguments: ["1", "1.0009", "0", "-2", "1000000000000.01", "1e13", "1e300", "1e-300", "-1e300"])
    func `odds outside their range are refused with it`(text: String) throws {
        let error = try #require(throws: DecodingError.self) { try read(text) }

        expect(StateProblem.words(for: error), is: "[0]: wants decimal odds from 1.001 to 1000000000000")
    }

    @Test(arguments: [("\"2\"", "a number"), ("true", "a number"), ("{}", "a number")])
    func `what is no number is refused for that`(text: String, wanted: String) throws {
        let error = try #require(throws: DecodingError.self) { try read(text) }

        expect(StateProblem.words(for: error), is: "[0]: wants \(wanted)")
    }

    @Test func `odds are the same however they came about`() {
        let one = Odds(nearest: Decimal(201) / 100)

        expect(one, is: 2.01)
        expect(Set([one, 2.01, Odds(nearest: Decimal(sign: .plus, exponent: -4, significand: 20_100))]).count, is: 1)
        #expect((Odds(2.01) < 2.010_000_1) && !(Odds(2.01) < one))
    }

    @Test(arguments: [("0.5", Odds.least), ("-3", .least), ("1e13", .greatest), ("NaN", .least), ("2.01", 2.01)])
    func `the nearest odds are in the range`(text: String, odds: Odds) {
        expect(Odds(nearest: Decimal(string: text) ?? .nan), is: odds)
    }

    @Test func `odds of several prices are their product, exactly`() {
        expect(Odds(combining: [2.01, 1.63]), is: 3.2763)
        expect(Odds(combining: [1.85, 2.10, 1.63]), is: 6.33255)
        expect(Odds(combining: [1.85]), is: 1.85)
        expect(Odds(combining: []), is: nil)
    }

    @Test(arguments: [2, 3, 60, 1000])
    func `a product beyond the range is its end`(count: Int) {
        expect(Odds(combining: Array(repeating: 99_999_999.999, count: count)), is: .greatest)
    }

    @Test func `a schema tells that odds are a number, not that they are read in a way of their own`() {
        expect(SchemaProbe.schema(of: [Odds].self), isNot: .list(.unknown))
        expect(SchemaProbe.schema(of: Optional<Odds>.self), isNot: .optional(.unknown))
    }

    @Test(arguments: [(2.01, "2.01"), (1.1, "1.1"), (1e20, "100000000000000000000"), (-0.005, "-0.005")])
    func `a number is taken as it is written`(number: Double, text: String) {
        expect(Decimal(written: number), is: Decimal(string: text))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `what is no number is not taken for one`(number: Double) {
        expect(Decimal(written: number), is: nil)
    }

    @Test(arguments: [
        ("163.815", "163.82"), ("-163.815", "-163.82"), ("0.005", "0.01"), ("0.0049999999999", "0"), ("1e30", "1e30"),
    ])
    func `money is rounded half away from zero`(exact: String, rounded: String) {
        expect(Decimal(string: exact)?.rounded(), is: Decimal(string: rounded))
    }

    @Test(arguments: [
        ("1.001", true), ("1.0009999", false), ("1", false), ("0", false), ("-1.5", false), ("1000000000000", true),
        ("1000000000000.0001", false), ("NaN", false),
    ])
    func `odds begin above one and end at a trillion`(text: String, areOdds: Bool) {
        expect((Odds(Decimal(string: text) ?? .nan) != nil), is: areOdds)
    }

    @Test func `odds are in order however near they are`() {
        let odds: [Odds] = [1.001, 1.002, 1.5, 1.50001, 2, 1_000_000_000_000]

        expect(odds.reversed().sorted(), is: odds)
        #expect(zip(odds, odds.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) })
    }

    @Test(arguments: [
        ("0.005", 2, "0.01"), ("-0.005", 2, "-0.01"), ("0.5", 0, "1"), ("-0.5", 0, "-1"), ("0.49", 0, "0"),
        ("1.25", 1, "1.3"),
        ("-1.25", 1, "-1.3"), ("15", -1, "20"),
    ])
    func `numbers are rounded half away from zero, at any digit`(exact: String, digits: Int, rounded: String) throws {
        try expect(#require(Decimal(string: exact)).rounded(to: digits), is: Decimal(string: rounded))
    }

    @Test func `a share of nothing is nothing, and one of a debt has its sign`() {
        expect(Decimal(5).share(of: 0), is: 0)
        expect(Decimal(0).share(of: 5), is: 0)
        expect(Decimal(1).share(of: 4), is: 0.25)
        expect(Decimal(-1).share(of: 4), is: -0.25)
        expect(Decimal(1).share(of: -4), is: -0.25)
    }
}
