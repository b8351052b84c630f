import Testing

@testable import GomaCommand

/// What is said of an option without its value.
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
}
