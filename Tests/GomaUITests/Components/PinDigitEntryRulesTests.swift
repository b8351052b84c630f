import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Digits in boxes: typed, taken back, handed on and refused.
@MainActor
struct PinDigitEntryRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test(
        arguments: [
            (0, "1", 0, [nil, nil, nil, nil]), (4, "12", 2, [1, 2, nil, nil]), (4, "1234", 4, [1, 2, 3, 4]),
            (4, "12345", 4, [1, 2, 3, 4]), (4, "", 0, [nil, nil, nil, nil]), (4, "a1b2", 2, [1, 2, nil, nil]),
            (-3, "1", 0, []),
        ] as [(Int, String, Int, [Int?])])
    func `a code begins with the digits that it is given, as far as it has boxes`(
        count: Int, pin: String, cursor: Int, digits: [Int?]
    ) {
        let state = PinDigitEntryDisplayState(id: "", digitCount: count, pin: pin)

        expect(state.digits.map { $0?.number }, is: Array(digits.prefix(max(0, count))))
        expect(state.cursor, is: cursor)
        expect(state.isComplete, is: (count > 0 && cursor == count))
    }

    @Test(
        arguments: [
            ("一次性验证码：471108", "471108", nil), ("４７", "47", nil), ("٤٧", "47", nil), ("④⑦½Ⅷ²", "", .notDigits),
        ] as [(String, String, PinDigitEntryProblem?)])
    func `of a message the digits are taken, and nothing that is a number by itself`(
        message: String, pin: String, problem: PinDigitEntryProblem?
    ) {
        var state = PinDigitEntryDisplayState(id: "", digitCount: 6)

        state.enter(message)

        expect(state.pin, is: pin)
        expect(state.problem, is: problem)
    }

    @Test(arguments: [(13, 2), (16, 2), (12, 2), (6, 1), (18, 3), (0, 0), (11, 1), (40, 1)])
    func `a click goes to the box that it hits, and beside the boxes to none`(x: Int, cursor: Int) {
        let model = PinDigitEntryViewModel(PinDigitEntryDisplayState(id: "", digitCount: 4, pin: "1"), in: environment)
        let view = PinDigitEntryView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)

        stage.click(x: x, y: 1)

        expect(model.currentDisplayState.cursor, is: cursor)
    }

    @Test func `backspace takes the last digit back, however far behind it the cursor stands`() {
        var state = PinDigitEntryDisplayState(id: "", digitCount: 4, pin: "1234")
        state.cursor = 6

        state.deleteBackward()

        expect(state.pin, is: "123")
        expect(state.cursor, is: 3)
    }

    @Test func `a key to the left leads from behind the last box into it, however far behind it the cursor stands`() {
        var state = PinDigitEntryDisplayState(id: "", digitCount: 4, pin: "1234")
        state.cursor = 6
        let model = PinDigitEntryViewModel(state, in: environment)
        let view = PinDigitEntryView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        stage.tab()

        stage.press(.left)

        expect(model.currentDisplayState.cursor, is: 3)
    }

    @Test func `digits are typed, taken back beyond the first, and typed again`() {
        var state = PinDigitEntryDisplayState(id: "", digitCount: 2)
        for _ in 0..<2 {
            for digit in ["1", "2", "3"] { state.enter(digit) }
            expect(state.pin, is: "12")
            expect(state.cursor, is: 2)
            expect(state.isComplete, is: true)
            for _ in 0..<4 { state.deleteBackward() }
            expectEmpty(state.pin)
            expect(state.cursor, is: 0)
            expect(state.isComplete, is: false)
        }
    }

    @Test func `a code is handed on each time it becomes whole, and not while it stays so`() {
        let model = PinDigitEntryViewModel(PinDigitEntryDisplayState(id: "", digitCount: 2), in: environment)
        var codes: [String] = []
        model.onComplete = { codes.append($0) }

        model.enter("1")
        model.enter("2")
        model.enter("3")
        expect(codes, is: ["12"])
        model.deleteBackward()
        model.enter("9")
        model.enter("34")

        expect(codes, is: ["12", "19", "34"])
        model.submit()
        expect(codes, is: ["12", "19", "34", "34"])
    }

    @Test func `a code that was refused is handed on where it is pasted once more, and not while it stays whole`() {
        let model = PinDigitEntryViewModel(
            PinDigitEntryDisplayState(id: "", digitCount: 4, pin: "1234", problem: .refused(.noAnswer)),
            in: environment)
        var codes: [String] = []
        model.onComplete = { codes.append($0) }

        for _ in 0..<2 {
            model.enter("1234")
            #expect(codes == ["1234"] && model.currentDisplayState.problem == nil)
        }
    }

    @Test(
        arguments: [("5678", ["5678"]), ("5674", ["5674"]), ("1234", ["1234"]), ("56", [])] as [(String, [String])])
    func `a code that is typed over another is handed on with its last digit, and not on the way`(
        digits: String, codes: [String]
    ) {
        let model = PinDigitEntryViewModel(
            PinDigitEntryDisplayState(id: "", digitCount: 4, pin: "1234", problem: .refused(.refused)), in: environment)
        var handedOn: [String] = []
        model.onComplete = { handedOn.append($0) }

        model.moveCursor(to: 0)
        for digit in digits { model.enter(String(digit)) }

        expect(handedOn, is: codes)
        expect(model.currentDisplayState.problem, is: nil)
    }

    @Test(
        arguments: [
            (PinDigitEntryProblem.refused(.told("Wrong")), PinDigitEntryProblem.refused(.told("Wrong"))), (.cut, .cut),
            (.notDigits, nil), (nil, nil),
        ] as [(PinDigitEntryProblem?, PinDigitEntryProblem?)])
    func `a digit for which there is no box leaves what is said of the code`(
        problem: PinDigitEntryProblem?, told: PinDigitEntryProblem?
    ) {
        var state = PinDigitEntryDisplayState(id: "", digitCount: 2, pin: "12", problem: problem)

        state.enter("7")

        expect(state.pin, is: "12")
        expect(state.cursor, is: 2)
        expect(state.problem, is: told)
    }

    @Test func `a code that is refused twice says why each time, and typing forgets it`() {
        let model = PinDigitEntryViewModel(
            PinDigitEntryDisplayState(id: "", digitCount: 2, pin: "12"), in: environment)
        for failure in [RequestFailure.told("Wrong"), .refused] {
            model.update { $0.problem = .refused(failure) }
            model.deleteBackward()
            expect(model.currentDisplayState.problem, is: nil)
            model.enter("5")
        }
        model.clear()
        model.submit()

        expect(model.currentDisplayState.problem, is: .incomplete)
        expect(model.currentDisplayState.cursor, is: 0)
    }

    @Test(arguments: [(-1, 0), (0, 0), (2, 2), (3, 3), (4, 3), (.max, 3)])
    func `the cursor goes up and down, and no further than behind the last box`(box: Int, cursor: Int) {
        var state = PinDigitEntryDisplayState(id: "", digitCount: 3, pin: "12")

        state.moveCursor(to: box)

        expect(state.cursor, is: cursor)
    }
}
