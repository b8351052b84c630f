import TerminalKit

/// A server in the place of a real one, which answers a mock and its parts by a script.
@MainActor
public final class MockServer {
    /// How long an answer is waited for that does not come.
    public static let patience = Duration.seconds(5)

    private var answers: ArraySlice<MockAnswer>

    /// - Parameter answers: one for each thing that is asked for, in turn; the last one goes on for good.
    public init(_ answers: [MockAnswer]) { self.answers = answers[...] }

    /// Takes the next answer.
    public func answer() -> MockAnswer {
        answers.count > 1 ? answers.removeFirst() : answers.first ?? .given
    }
}
