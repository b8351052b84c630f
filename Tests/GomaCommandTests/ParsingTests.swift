import Expectations
import ArgumentParser
import GomaReview
import TerminalKit
import Testing

@testable import GomaCommand

/// Values of options, up to their limits and beyond them.
struct ParsingTests {
    private func refusal<Value>(_ parse: (String) throws -> Value, _ text: String) -> String? {
        do {
            _ = try parse(text)
            return nil
        } catch let error as ValidationError {
            return error.message
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [("1", 1), ("40", 40), ("500", 500), ("007", 7)])
    func `columns are whole numbers from 1 to 500`(text: String, count: Int) throws {
        try expect(Parsing.columns(text), is: count)
    }

    @Test(arguments: ["0", "501", "-1", "", " 5", "5.0", "5x", "99999999999999999999"])
    func `what are no columns gets the range`(text: String) {
        expect(refusal(Parsing.columns, text), is: "write a whole number of columns from 1 to 500")
    }

    @Test func `columns may be several, none of them missing`() throws {
        try expect(Parsing.columnsList("8"), is: [8])
        try expect(Parsing.columnsList("8,500,1"), is: [8, 500, 1])
        for text in ["8,", ",8", "8,,9", "", "8;9", "8,501"] {
            expect(refusal(Parsing.columnsList, text), is: "write a whole number of columns from 1 to 500", "\(text)")
        }
    }

    @Test func `sizes are columns and rows, each up to its own limit`() throws {
        try expect(Parsing.sizes("1x1"), is: [Size(width: 1, height: 1)])
        try expect(Parsing.sizes("80x24,500x200"), is: [Size(width: 80, height: 24), Size(width: 500, height: 200)])
        for text in ["501x200", "500x201", "0x24", "80x0", "80", "80x24x1", "80x24,", "x", ""] {
            expect(
                refusal(Parsing.sizes, text), is: "write sizes such as 80x24, at most 500x200, with commas between",
                "\(text)")
        }
    }

    @Test func `a moment is a time of at most a day`() throws {
        try expect(Parsing.moment("2.5s"), is: .milliseconds(2500))
        try expect(Parsing.moment("86400s"), is: .seconds(86_400))
        for text in ["86401s", "-1s", "", "soon"] {
            expect(refusal(Parsing.moment, text), is: "write a time of at most a day, such as 2.5s or 300ms", "\(text)")
        }
    }

    @Test func `a film has moments, or those at which something changes`() throws {
        try expect(Parsing.film("events"), is: .events)
        try expect(Parsing.film("0s,2.9s,300ms"), is: .moments([.zero, .milliseconds(2900), .milliseconds(300)]))
        for text in ["event", "0s,", "0s,,1s", ""] {
            expect(refusal(Parsing.film, text), is: "write a time of at most a day, such as 2.5s or 300ms", "\(text)")
        }
    }

    @Test func `a part is one of how many`() throws {
        try expect(Parsing.shard("2/4"), is: Shard("2/4"))
        for text in ["0/4", "5/4", "2", "a/b"] {
            expect(refusal(Parsing.shard, text), is: "write a part and the number of parts, such as 2/4", "\(text)")
        }
    }
}
