/// A script that answers in the place of a service what components ask for and wait for.
@MainActor
package final class AnswerScript {
    private var answers: ArraySlice<ScriptedAnswer>

    /// - Parameter answers: one for each request that is waited for, in turn; the last one goes on for good. All is given
    ///   where there are none.
    package init(_ answers: [ScriptedAnswer] = []) { self.answers = answers[...] }

    /// Takes a request that somebody waits for, and answers it in its time.
    func take(_ question: AnyQuestion) -> Bool {
        guard question.asked.isAwaited else { return false }
        let request = question.asked.request as? any ScriptedRequest
        question.after(request?.answerTime ?? .seconds(1)) { [self] in
            switch nextAnswer() {
            case .given: if !question.accept(request?.reply ?? ()) { question.refuse() }
            case .refused: question.refuse()
            case .silence: break
            }
        }
        return true
    }

    private func nextAnswer() -> ScriptedAnswer {
        answers.count > 1 ? answers.removeFirst() : answers.first ?? .given
    }
}
