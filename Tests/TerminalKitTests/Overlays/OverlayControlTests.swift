import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct OverlayControlTests {
    /// Writes down what is asked for.
    private final class Diary: OverlayActions {
        var entries: [String] = []

        func press() { entries.append("press") }
        func dismiss() { entries.append("dismiss") }
        func hold() { entries.append("hold") }
        func resume() { entries.append("resume") }

        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    /// A message with something to press and a cross in its last column.
    private final class Message: OverlayControl {
        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 9, height: 1) }
        override var offer: String? { "Open" }
        override func isCross(_ place: Point) -> Bool { place.x == 8 }
    }

    private let message = Message()
    private let knob = Knob("knob")
    private let diary = Diary()
    private let other = Diary()

    private func stage() -> ViewHarness {
        let stage = ViewHarness(StackView([message, knob]), width: 12, height: 1)
        message.serve(diary)
        stage.window.focus(knob)
        return stage
    }

    @Test func `time stands still for it from when it gets the focus to when it loses it, once each`() {
        let stage = stage()
        expectEmpty(diary.entries)

        for _ in 0..<2 {
            for _ in 0..<2 { stage.window.focus(message) }
            for _ in 0..<2 { message.serve(diary) }
            expect(diary.take(), is: ["hold"])
            for _ in 0..<2 { stage.window.focus(knob) }
            expect(diary.take(), is: ["resume"])
        }
    }

    @Test func `a message that takes its place while it is read is held in its stead`() {
        let stage = stage()
        stage.window.focus(message)
        expect(diary.take(), is: ["hold"])

        message.serve(other)
        expect(diary.take(), is: ["resume"])
        expect(other.take(), is: ["hold"])
        for _ in 0..<2 { message.serve(nil) }
        expectEmpty(diary.take())
        expect(other.take(), is: ["resume"])
        stage.window.focus(knob)
        stage.window.focus(message)

        expectEmpty(diary.take())
        expectEmpty(other.take())
    }

    @Test(
        arguments: [
            (KeyEvent(.enter), "press"), (.space, "press"), (KeyEvent(.escape), "dismiss"),
            (KeyEvent(.delete), "dismiss"),
        ] as [(KeyEvent, String)])
    func `each key asks for one thing, and for nothing once nothing can be done`(key: KeyEvent, asked: String) {
        let stage = stage()
        stage.window.focus(message)
        _ = diary.take()

        #expect(stage.press(key))
        expect(diary.take(), is: [asked])
        message.serve(nil)
        _ = diary.take()
        stage.press(key)

        expectEmpty(diary.take())
    }

    @Test(
        arguments: [
            (MouseEvent.Action.wheelUp, 0, ["dismiss"]), (.wheelDown, 4, ["dismiss"]), (.press(.left), 8, ["dismiss"]),
            (.press(.left), 7, ["hold", "press"]), (.press(.left), 0, ["hold", "press"]), (.press(.right), 8, []),
            (.release(.left), 8, []),
        ] as [(MouseEvent.Action, Int, [String])])
    func `the wheel and the cross send it away, and a click anywhere else presses`(
        action: MouseEvent.Action, x: Int, asked: [String]
    ) {
        let stage = stage()

        stage.mouse(action, x: x, y: 0)

        expect(diary.take(), is: asked)
    }

    @Test func `one that goes out of use takes clicks on it, and answers none`() {
        let stage = stage()
        message.serve(nil)

        expect(stage.mouse(.press(.left), x: 8, y: 0), is: true)
        expect(stage.mouse(.wheelUp, x: 0, y: 0), is: true)

        expectEmpty(diary.entries)
        #expect(!message.canBecomeFocused)
    }

    @Test func `whose time stands still is not kept for it`() {
        weak var gone: Diary?
        do {
            let passing = Diary()
            gone = passing
            message.serve(passing)
        }

        #expect(gone == nil && message.actions == nil)
        expectEmpty(message.keyBindings)
    }
}
