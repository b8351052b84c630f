import Expectations
import Testing

@testable import GomaCommand

/// What is said of an option without its value, and of a command that there is not.
struct UsageSentenceTests {
    private func sentence(_ words: String...) -> String {
        UsageSentence(["gomaui"] + words).telling("Missing value for '--state <state>'")
    }

    @Test func `an option that lacks its value at the end of the line calls no value of before wrong`() {
        let words = sentence("diff", "PillItem", "--state", "selected", "--state")

        #expect(words.hasPrefix("--state needs <state>: a state by name or number"), "\(words)")
    }

    @Test func `of an option that is given twice the word is told that stands in place of its value`() {
        let words = sentence("diff", "PillItem", "--state", "selected", "--state", "--rows")

        #expect(words.hasPrefix("--state needs <state>, and \"--rows\" is none: a state by name"), "\(words)")
    }

    @Test(
        arguments: [
            ("show PillItem", nil), ("", nil), ("--version", nil), ("help", nil), ("help --help", nil),
            ("help help", nil), ("help show", nil), ("help show PillItem", nil), ("help new page", nil),
            ("shwo", "there is no command \"shwo\"; did you mean \"show\"? \"gomaui --help\" lists them"),
            ("help shwo", "there is no command \"shwo\"; did you mean \"show\"? \"gomaui --help\" lists them"),
            ("help new pge", "there is no command \"new pge\"; did you mean \"page\"? \"gomaui help new\" lists them"),
        ] as [(String, String?)])
    func `a command that there is not is told, also where its help is asked for`(line: String, words: String?) {
        var problems: [String]?
        do {
            try RootCommand.checkCommandNames(in: line.split(separator: " ").map(String.init))
        } catch {
            problems = Failure.sentences(for: error)
        }

        expect(problems, is: words.map { [$0] })
    }
}
