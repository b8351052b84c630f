/// A line by which the program of the tests tells how far one of them is.
struct TestLine: Equatable {
    enum Event { case started, passed, failed }

    /// The test, without the signs that make its name one in code.
    let words: String
    let event: Event

    init(_ words: String, _ event: Event) {
        self.words = words
        self.event = event
    }

    /// - Returns: `nil` where the line tells something else.
    init?(_ line: String) {
        // Before the word are a mark and its colours.
        guard line.contains(" Test "),
            let match = line.firstMatch(
                of: /^[^T]* Test (?:"(.+)"|(\w+\(.*\)))(?: with \d+ test cases?)? (started\.|passed after|failed after)/
            ),
            let words = match.1 ?? match.2
        else { return nil }
        self.words = String(words)
        event = match.3.hasPrefix("started") ? .started : match.3.hasPrefix("passed") ? .passed : .failed
    }
}
