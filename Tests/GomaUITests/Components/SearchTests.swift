import Expectations
import Testing

@testable import GomaCatalog

/// What may happen to a search.
@Suite struct SearchTests {
    private func searching(_ text: String) -> SearchDisplayState {
        var state = SearchDisplayState(id: "book", placeholder: "Search")
        state.changeText(to: text)
        return state
    }

    @Test func `an answer to what stood there before is let pass`() {
        var state = searching("li")
        state.changeText(to: "liv")

        state.receive(.found(count: 9), for: "li")
        expect(state.progress, is: .searching)

        state.receive(.found(count: 1), for: "liv")
        expect(state.progress, is: .found(count: 1))

        state.receive(.failed(.noAnswer), for: "liv")
        expect(state.progress, is: .found(count: 1))
    }

    @Test(arguments: ["", "  "])
    func `nothing is searched for where nothing is typed`(text: String) {
        var state = searching("a")

        state.changeText(to: text)
        state.receive(.found(count: 3), for: "a")

        expect(state.progress, is: .idle)
    }

    @Test func `a search that is out of use keeps its text and asks for nothing`() {
        var state = SearchDisplayState(id: "book", placeholder: "Search", text: "a", isEnabled: false)

        state.changeText(to: "b")
        state.searchAgain()

        expect(state.text, is: "a")
        expect(state.progress, is: .idle)
    }
}
