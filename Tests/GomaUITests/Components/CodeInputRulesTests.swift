import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Codes of the least and the greatest length.
@MainActor
struct CodeInputRulesTests {
    @Test(arguments: [("", CodeInputProblem.missing), ("ABC", .tooShort), ("ABCD", nil), ("ABCDE", nil)])
    func `a code of the least length is loaded, and a shorter one blamed`(code: String, problem: CodeInputProblem?) {
        var state = CodeInputDisplayState(code: code, minimumLength: 4, maximumLength: 6)

        state.submit()

        expect(state.problem, is: problem)
        expect((state.phase == .loading), is: (problem == nil))
    }

    @Test(arguments: [
        ("ABCDE", "ABCDE", CodeInputProblem?.none), ("ABCDEF", "ABCDEF", nil), ("ABCDEFG", "ABCDEF", .cut),
    ])
    func `a code of the greatest length is whole, and a longer one cut`(
        text: String, code: String, problem: CodeInputProblem?
    ) {
        var state = CodeInputDisplayState(minimumLength: 4, maximumLength: 6)

        state.changeCode(to: text)

        expect(state.code, is: code)
        expect(state.problem, is: problem)
    }

    @Test(arguments: [(63, 63, String?.none), (64, 64, nil), (65, 64, "Only the first 64 characters were taken")])
    func `a code is no longer than any code is, whatever its longest is said to be, and what is cut is told`(
        count: Int, taken: Int, words: String?
    ) {
        var state = CodeInputDisplayState(maximumLength: 100)

        state.changeCode(to: String(repeating: "A", count: count))

        expect(state.code.count, is: taken)
        expect(state.message(in: .simulated())?.text, is: words)
    }

    @Test(arguments: [("", CodeInputProblem?.none), ("A", .tooShort), ("ABC", .tooShort), ("ABCD", nil)])
    func `a code that is left too short is blamed, once`(code: String, problem: CodeInputProblem?) {
        var state = CodeInputDisplayState(code: code, isFieldFocused: true)

        state.setFieldFocused(false)
        expect(state.problem, is: problem)
        state.problem = nil
        state.setFieldFocused(false)

        expect(state.problem, is: nil)
    }

    @Test(arguments: [CodeInputDisplayState.missing, .tooShort, .cut])
    func `one line on what was typed moves nothing, be it in the field or below it`(blamed: CodeInputDisplayState) {
        let environment = ViewEnvironment.simulated()
        let heights = [CodeInputDisplayState(), blamed].map { state in
            let view = CodeInputView(environment: environment)
            view.configure(with: CodeInputViewModel(state, in: environment))
            return ComponentHarness(view, width: 48, in: environment).rows.count
        }

        expect(heights[0], is: heights[1])
    }
}
