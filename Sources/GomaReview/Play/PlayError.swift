/// The reason why a script cannot be played, or where it went another way than it should.
package enum PlayError: Error, Equatable, CustomStringConvertible {
    case unknownStep(script: String, line: Int, word: String, known: [String])
    case badStep(script: String, line: Int, text: String, reason: String)
    case lateSetting(script: String, line: Int, word: String)
    /// An expectation that failed, with the frame as it was.
    case failed(script: String, line: Int, text: String, reason: String, frame: [String])
    /// A script that plays something which only a program with more than components has.
    case unknownSubject(script: String, subject: String)
    /// A step after the gallery has been left.
    case afterEnd(script: String, line: Int)

    package var description: String {
        switch self {
        case .unknownStep(let script, let line, let word, let known):
            "\(script):\(line): \"\(word)\" is no step; steps are \(known.joined(separator: ", "))"
        case .badStep(let script, let line, let text, let reason): "\(script):\(line): \(text): \(reason)"
        case .lateSetting(let script, let line, let word):
            "\(script):\(line): \"\(word)\" has to come before the first step"
        case .failed(let script, let line, let text, let reason, _): "\(script):\(line): \(text): \(reason)"
        case .unknownSubject(let script, let subject):
            "\(script): there is no \(subject) to play here, only components"
        case .afterEnd(let script, let line): "\(script):\(line): the gallery has ended by then"
        }
    }

    /// Whether something is not as the script expects it, rather than the script not as scripts are.
    package var isFailedExpectation: Bool { if case .failed = self { true } else { false } }

    /// What was on the screen when an expectation failed; empty for other errors.
    package var frame: [String] {
        if case .failed(_, _, _, _, let frame) = self { frame } else { [] }
    }
}
