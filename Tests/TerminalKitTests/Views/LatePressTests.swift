import Expectations
import Testing

@testable import TerminalKit

/// Presses that were meant for what had the focus before it moved by itself.
@MainActor
@Suite struct LatePressTests {
    private let knobs = (0..<3).map { Knob("\($0)") }
    private let scheduler = TimelineScheduler()
    private static let almost = FocusGrace.length - .milliseconds(1)

    /// Three controls in a row, the second with the focus, a second after the first picture.
    private func stage(_ view: View? = nil) -> ViewHarness {
        let stage = ViewHarness(view ?? StackView(knobs, spacing: 1), width: 20, height: 3, scheduler: scheduler)
        stage.window.moveFocus(to: knobs[1])
        pass(.seconds(1), stage)
        return stage
    }

    private func pass(_ duration: Duration, _ stage: ViewHarness) {
        scheduler.advance(by: duration)
        stage.window.update()
    }

    private var presses: [Int] { knobs.map(\.presses) }

    @Test(arguments: [KeyEvent(.enter), .space])
    func `a press right after the focus has moved by itself reaches nobody`(key: KeyEvent) {
        let stage = stage()

        knobs[1].isHidden = true
        let isTaken = stage.press(key)

        expect(isTaken, is: true)
        expect(knobs[2].isFocused, is: true)
        expect(presses, is: [0, 0, 0])
        expect((stage.window.topController as? StaticScreen)?.unanswered, is: [])
    }

    @Test func `half a second later a press is meant`() {
        let stage = stage()
        knobs[1].isHidden = true
        stage.window.update()

        pass(Self.almost, stage)
        #expect(stage.window.isFocusNew)
        pass(.milliseconds(1), stage)
        #expect(!stage.window.isFocusNew)
        stage.press(.enter)

        expect(presses, is: [0, 0, 1])
    }

    @Test func `while time stands still a press is meant half a second later on the wall`() {
        let stage = stage()
        var wallTime = Duration.seconds(7)
        stage.window.wallTime = { wallTime }
        knobs[1].isHidden = true
        stage.window.update()

        for _ in 0..<2 {
            wallTime += Self.almost
            #expect(stage.window.isFocusNew)
            stage.press(.enter)
        }
        expect(presses, is: [0, 0, 0])
        wallTime += FocusGrace.length
        stage.press(.enter)

        expect(presses, is: [0, 0, 1])
    }

    @Test func `a key that is held down presses nothing until it has been let go`() {
        let stage = stage()
        knobs[1].isHidden = true

        for _ in 0..<40 {
            stage.press(.enter)
            pass(.milliseconds(33), stage)
        }
        expect(presses, is: [0, 0, 0])
        pass(FocusGrace.length, stage)
        stage.press(.enter)

        expect(presses, is: [0, 0, 1])
    }

    @Test func `the focus that is given to what has it does not move`() {
        let stage = stage()
        stage.window.focus(knobs[2])
        pass(FocusGrace.length, stage)

        stage.window.focus(knobs[2])
        stage.press(.enter)

        expect(presses, is: [0, 0, 1])
    }

    @Test func `where a view hands the focus on by itself it is the same`() {
        let stage = stage()

        stage.window.focus(knobs[2])
        stage.press(.enter)
        pass(FocusGrace.length, stage)
        stage.press(.enter)

        expect(presses, is: [0, 0, 1])
    }

    @Test(arguments: [(KeyEvent(.tab), 1), (.backTab, 2), (KeyEvent(.right), 1)])
    func `where the customer goes on, it answers at once`(key: KeyEvent, expected: Int) {
        let stage = stage()
        stage.window.focus(knobs[0])

        stage.press(key)
        stage.press(.enter)

        expect(knobs[expected].isFocused, is: true)
        expect(knobs[expected].presses, is: 1)
    }

    @Test func `a click is meant, and what it has chosen answers at once`() {
        let stage = stage()
        knobs[1].isHidden = true
        stage.window.update()

        stage.mouse(.press(.left), x: 0, y: 0)
        stage.press(.enter)

        expect(presses, is: [2, 0, 0])
    }

    @Test func `what a key of the customer leads to answers at once`() {
        let button = Button("away")
        button.action = { [weak button] in button?.isHidden = true }
        let stage = stage(StackView([button] + knobs, spacing: 1))
        stage.window.moveFocus(to: button)

        stage.press(.enter)
        expect(knobs[0].isFocused, is: true)
        expect(stage.window.isFocusNew, is: false)
        stage.press(.enter)

        expect(presses, is: [1, 0, 0])
    }

    @Test func `what the customer had chosen answers at once when the focus comes back to it`() {
        let stage = stage()

        stage.window.focus(knobs[2])
        stage.window.focus(knobs[1])
        stage.press(.enter)

        expect(presses, is: [0, 1, 0])
    }

    @Test func `a key that comes while the focus is elsewhere by itself chooses nothing`() {
        let stage = stage()

        stage.window.focus(knobs[2])
        stage.press(.character("x"))
        stage.window.focus(knobs[1])
        stage.press(.enter)

        expect(presses, is: [0, 1, 0])
    }

    @Test func `a screen that comes and goes by itself takes no late press, nor does the one below`() {
        let stage = stage()
        let sheet = Knob("sheet")

        stage.window.present(KnobScreen(sheet), as: .sheet)
        stage.press(.enter)
        pass(FocusGrace.length, stage)
        stage.press(.enter)
        expect(sheet.presses, is: 1)
        stage.window.dismiss()
        stage.press(.enter)
        expect(presses, is: [0, 0, 0])
        pass(FocusGrace.length, stage)
        stage.press(.enter)

        expect(presses, is: [0, 1, 0])
    }

    @Test func `text is typed wherever the focus has come by itself, and Enter submits nothing`() {
        let field = TextField()
        var submissions = 0
        field.onSubmit = { _ in submissions += 1 }
        let stage = stage(StackView([field] + knobs, spacing: 1))

        stage.window.focus(field)
        stage.type("a b")
        stage.press(.enter)

        expect(field.text, is: "a b")
        expect(submissions, is: 0)
    }

    @Test func `other keys are answered at once`() {
        let stage = stage()

        stage.window.focus(nil)
        stage.press(.character("x"), .enter)

        expect((stage.window.topController as? StaticScreen)?.unanswered, is: [KeyEvent(.character("x"))])
    }

    @Test func `who has the focus first answers at once`() {
        let stage = ViewHarness(StackView(knobs, spacing: 1), width: 20, height: 1, scheduler: scheduler)
        stage.window.focus(knobs[0])
        stage.window.focus(knobs[1])

        stage.press(.enter)

        expect(presses, is: [0, 1, 0])
    }

    @Test func `a program that has been seen for a while is set up, whatever it has drawn since`() {
        let stage = ViewHarness(StackView(knobs, spacing: 1), width: 20, height: 1, scheduler: scheduler)
        stage.window.focus(knobs[0])
        pass(.seconds(1), stage)
        knobs[0].setNeedsDisplay()
        stage.window.update()

        stage.window.focus(knobs[1])
        stage.press(.enter)
        expect(presses, is: [0, 0, 0])
        pass(FocusGrace.length, stage)
        stage.press(.enter)

        expect(presses, is: [0, 1, 0])
    }

    @Test func `without a time line no press is late`() {
        let stage = ViewHarness(StackView(knobs, spacing: 1), width: 20, height: 1)
        stage.window.moveFocus(to: knobs[1])
        stage.window.focus(knobs[2])

        stage.press(.enter)

        expect(presses, is: [0, 0, 1])
    }
}

/// A screen with one control, which has the focus from the start.
private final class KnobScreen: ViewController {
    private let knob: Knob

    init(_ knob: Knob) {
        self.knob = knob
        super.init()
    }

    override func loadView() -> View { StackView([knob]) }

    override var initialFocus: View? { knob }
}
