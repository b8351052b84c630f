import Expectations
import Testing

/// What tests compare values with, in place of the macro: each says both values where they are wrong, and nothing else.
@MainActor
struct ExpectationTests {
    @Test func `what is right records nothing`() async {
        let issues = await RecordedIssues {
            expect(2, is: 2)
            expect(2, isNot: 3, "two")
            expect("a price of 1.90", contains: "1.90")
            expect("a price of 1.90", lacks: "2.10")
            expect([1, 2], contains: 2)
            expect([1, 2], lacks: 3)
            expectEmpty([Int]())
        }

        expect(issues.messages, is: [])
    }

    @Test func `what is wrong is told with what it should be`() async {
        let issues = await RecordedIssues {
            expect(2, is: 3)
            expect("a", is: "b", "a letter")
            expect(2, isNot: 2)
            expect("1.90", isNot: "1.90", "the price")
            expect("a price of 1.90", contains: "2.10")
            expect("a price of 1.90", lacks: "1.90", "the row")
            expect([1, 2], contains: 3, "numbers")
            expect([1, 2], lacks: 2)
            expectEmpty(["left"], "problems")
        }

        expect(
            issues.messages,
            is: [
                "is 2, and should be 3", "a letter: is \"a\", and should be \"b\"",
                "is 2, and should be something else",
                "the price: is \"1.90\", and should be something else", "\"2.10\" should be in a price of 1.90",
                "the row: \"1.90\" should not be in a price of 1.90", "numbers: 3 should be among [1, 2]",
                "2 should not be among [1, 2]", "problems: [\"left\"] should be empty",
            ])
    }
}
