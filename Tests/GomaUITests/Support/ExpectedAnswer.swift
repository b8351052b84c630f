import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// What becomes of a model that has asked for something, as words: a moment before a time, at it, and for good.
@MainActor
private func outcome(
    _ answer: ScriptedAnswer, after time: Duration, _ ask: (ViewEnvironment, AnswerScript) -> () -> String
) -> [String] {
    let environment = ViewEnvironment.simulated()
    let state = ask(environment, AnswerScript([answer]))
    let seen = environment.around(time) { state() }
    environment.wait(.seconds(30))
    return seen + [state()]
}

/// Expects an answer to come at its time where it is given or refused, and to be waited for five seconds where none comes.
/// - Parameters:
///   - milliseconds: until an answer comes.
///   - waiting: what it comes to meanwhile; the others, where an answer is given, refused, or does not come.
///   - ask: makes a model with these answers and has it ask; returns what it comes to, in words.
@MainActor
func expectAnswer(
    after milliseconds: Int, waiting: String, given: String, refused: String, silence: String,
    sourceLocation: SourceLocation = #_sourceLocation, _ ask: (ViewEnvironment, AnswerScript) -> () -> String
) {
    let time = Duration.milliseconds(milliseconds)
    #expect(outcome(.given, after: time, ask) == [waiting, given, given], sourceLocation: sourceLocation)
    #expect(outcome(.refused, after: time, ask) == [waiting, refused, refused], sourceLocation: sourceLocation)
    #expect(
        outcome(.silence, after: .seconds(5), ask) == [waiting, silence, silence], sourceLocation: sourceLocation)
}
