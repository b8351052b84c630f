import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

/// What may happen to the digits of a code.
@MainActor
struct PinDigitEntryTests {
    @Test func `a whole code begins in the first box, a part of one at the cursor`() {
        var state = PinDigitEntryDisplayState.oneDigit

        state.enter("23")
        expect(state.pin, is: "123")
        state.enter("45 67")
        expect(state.pin, is: "4567")
        expect(state.problem, is: nil)
    }

    @Test func `what has no box is left out with a word`() {
        var state = PinDigitEntryDisplayState.partial

        state.enter("45678")

        expect(state.pin, is: "123456")
        expect(state.problem, is: .cut)
    }

    @Test func `a blank is neither a digit nor a mistake`() {
        var state = PinDigitEntryDisplayState.empty

        state.enter(" ")
        expect(state, is: .empty)
        state.enter("a")
        expect(state.problem, is: .notDigits)
    }

    @Test func `backspace empties the box at the cursor, then the one before`() {
        var state = PinDigitEntryDisplayState.complete
        state.moveCursor(to: 2)

        state.deleteBackward()
        expect(state.digits, is: [1, 2, nil, 4])
        state.deleteBackward()
        expect(state.digits, is: [1, nil, nil, 4])
        expect(state.cursor, is: 1)
    }

    @Test func `numbers and boxes that are none harm nothing`() {
        var state = PinDigitEntryDisplayState(id: "pin", digitCount: -1, pin: "12")
        state.enter("3")
        state.deleteBackward()
        expectEmpty(state.pin)
        #expect(!state.isComplete)

        state.digits = [42, -1, 3]
        state.cursor = 99
        expect(state.pin, is: "903")
        state.deleteBackward()
        state.moveCursor(to: -7)
        expect(state.cursor, is: 0)
    }

    @Test func `a click on a box has the next digit go there, and one between boxes leaves it where it was`() {
        let environment = ViewEnvironment.simulated()
        let model = PinDigitEntryViewModel(PinDigitEntryDisplayState(id: "pin", digitCount: 4), in: environment)
        let view = PinDigitEntryView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 40, in: environment)

        let cursors = [12, 16, 17, 5, 4].map { x in
            stage.click(x: x, y: 1)
            return model.currentDisplayState.cursor
        }

        expect(cursors, is: [2, 2, 2, 2, 0])
        #expect(stage.window.focusedView === view)
    }

    @Test func `that digits are missing is told as by fields, and only a code that was refused in bold`() {
        func isBold(_ state: PinDigitEntryDisplayState) -> Bool {
            let environment = ViewEnvironment.simulated()
            let view = PinDigitEntryView(environment: environment)
            view.configure(with: PinDigitEntryViewModel(state, in: environment))
            return ComponentHarness(view, width: 40, in: environment).surface[3, 3].attributes.contains(.bold)
        }

        #expect(!isBold(.incomplete))
        #expect(isBold(.wrong))
    }

    @Test func `a box without a digit between others is read as blank, and one after them is not read`() {
        func value(_ state: PinDigitEntryDisplayState) -> String? {
            let environment = ViewEnvironment.simulated()
            let view = PinDigitEntryView(environment: environment)
            view.configure(with: PinDigitEntryViewModel(state, in: environment))
            return view.accessibilityValue
        }

        expect(value(.gap), is: "1 2 blank 4 5 6")
        expect(value(.oneDigit), is: "1")
    }
}
