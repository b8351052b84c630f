import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaBetting
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// When a search begins, how long it takes, and whose answer counts.
@MainActor
struct SearchTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a search begins three tenths of a second after the last key`() {
        let model = SearchViewModel(SearchDisplayState(id: "book", placeholder: ""), in: environment)
        let progress = { model.currentDisplayState.progress }

        model.updateText("po")
        environment.wait(.milliseconds(299))
        model.updateText("por")
        expect(environment.around(.milliseconds(900), progress), is: [.searching, .found(count: 2)])

        #expect(environment.isAtRest)
    }

    @Test(arguments: [("a", 2100), ("ar", 900), ("", nil)])
    func `a single letter takes longer than two, and none is searched for`(text: String, milliseconds: Int?) {
        let model = SearchViewModel(SearchDisplayState(id: "book", placeholder: "", text: "x"), in: environment)
        model.updateText(text)

        guard let milliseconds else { return #expect(environment.isAtRest) }
        let seen = environment.around(.milliseconds(milliseconds)) { model.currentDisplayState.progress == .searching }

        expect(seen, is: [true, false])
        expect(environment.isAtRest, is: true)
    }

    @Test(arguments: [(ScriptedAnswer.refused, 900, RequestFailure.refused), (.silence, 5300, .noAnswer)])
    func `a search that fails says why, and searches again`(answer: ScriptedAnswer, time: Int, failure: RequestFailure)
    {
        let model = SearchViewModel(SearchDisplayState(id: "book", placeholder: ""), in: environment)
        model.environment.owner.script = AnswerScript([answer, .given])
        model.updateText("porto")
        let progress = { model.currentDisplayState.progress }
        expect(environment.around(.milliseconds(time), progress), is: [.searching, .failed(failure)])

        model.submit()

        expect(environment.around(.milliseconds(900), progress), is: [.searching, .found(count: 1)])
        expect(environment.owner.requests.map { $0.request is CountHits }, is: [true, true])
    }

    @Test func `typing one text, another and the first again is answered once, for what stands there`() {
        let model = SearchViewModel(SearchDisplayState(id: "book", placeholder: ""), in: environment)
        for text in ["porto", "inter", "porto"] {
            model.updateText(text)
            environment.wait(.milliseconds(400))
        }
        expect(model.currentDisplayState.progress, is: .found(count: 1))

        environment.wait(.milliseconds(100))

        expect(model.currentDisplayState.progress, is: .found(count: 1))
        expect(environment.isAtRest, is: true)
    }

    @Test func `the silence after an earlier question is not said of a text that is typed again`() {
        let model = SearchViewModel(SearchDisplayState(id: "book", placeholder: ""), in: environment)
        model.environment.owner.script = AnswerScript([.silence, .given])
        model.updateText("porto")
        environment.wait(.seconds(1))
        model.updateText("inter")
        environment.wait(.milliseconds(4100))

        model.updateText("porto")
        environment.wait(.milliseconds(250))
        expect(model.currentDisplayState.progress, is: .searching)
        environment.wait(.milliseconds(650))

        expect(model.currentDisplayState.progress, is: .found(count: 1))
        expect(environment.owner.requests.map { ($0.request as? CountHits)?.text }, is: ["porto", "inter", "porto"])
    }

    @Test func `what one search has found is not said of another that looks for the same in its place`() {
        let model = SearchViewModel(SearchDisplayState(id: "book", placeholder: ""), in: environment)
        let other = SearchDisplayState(id: "casino", placeholder: "", text: "porto", progress: .searching)

        model.updateText("porto")
        environment.wait(.milliseconds(800))
        model.replaceState(other)
        environment.wait(.milliseconds(899))
        expect(model.currentDisplayState, is: other)
        environment.wait(.milliseconds(1))

        expect(model.currentDisplayState.progress, is: .found(count: 1))
        expect(environment.owner.requests.map { ($0.request as? CountHits)?.search }, is: ["book", "casino"])
    }
}
