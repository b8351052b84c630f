import Expectations
import Testing

@testable import GomaCatalog

/// What may happen to a code that is typed.
@MainActor
struct CodeInputTests {
    @Test func `a code is written in capitals, without what no code has`() {
        var state = CodeInputDisplayState()

        state.changeCode(to: " ba-26 72")
        expect(state.code, is: "BA2672")
        expect(state.problem, is: nil)
        state.changeCode(to: "BA2672é")
        expect(state.code, is: "BA2672")
        expect(state.problem, is: .filtered)
    }

    @Test func `a letter that no code has is left out, also where it is two of others in capitals`() {
        var state = CodeInputDisplayState()

        state.changeCode(to: "stra\u{DF}e")

        expect(state.code, is: "STRAE")
        expect(state.problem, is: .filtered)
    }

    @Test func `a code that is too long is cut with a word`() {
        var state = CodeInputDisplayState(minimumLength: 2, maximumLength: 4)

        state.changeCode(to: "ABCDE")

        expect(state.code, is: "ABCD")
        expect(state.problem, is: .cut)
        #expect(state.canSubmit)
    }

    @Test func `an empty field is blamed when it is submitted, not when it is left`() {
        var state = CodeInputDisplayState(isFieldFocused: true)

        state.setFieldFocused(false)
        expect(state.problem, is: nil)
        state.submit()
        expect(state.problem, is: .missing)
        expect(state.phase, is: .entering)
    }

    @Test func `while a code is loaded nothing can be changed`() {
        var state = CodeInputDisplayState.withCode
        state.submit()
        let loading = state

        state.changeCode(to: "X")
        state.submit()

        expect(state, is: loading)
        expect(state.phase, is: .loading)
    }

    @Test func `typing forgets a refusal`() {
        var state = CodeInputDisplayState.refused

        state.changeCode(to: "BA2673")

        expect(state.phase, is: .entering)
    }
}
