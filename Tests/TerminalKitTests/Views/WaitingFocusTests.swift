import Expectations
import Testing

@testable import TerminalKit

/// Where the focus is while what has it is out of use.
@MainActor
@Suite struct WaitingFocusTests {
    private let knobs = (0..<4).map { Knob("\($0)") }

    @Test func `a control that goes out of use keeps the focus, and its keys reach nobody`() {
        let stage = ViewHarness(StackView(knobs, spacing: 1), width: 20, height: 1)
        stage.window.focus(knobs[1])

        knobs[1].isEnabled = false
        stage.window.update()
        let isTaken = stage.press(KeyEvent(.enter)) && stage.press(.space)

        expect(knobs[1].isFocused, is: true)
        expect(isTaken, is: true)
        #expect(knobs.allSatisfy { $0.presses == 0 })

        knobs[1].isEnabled = true
        stage.press(.enter)

        expect(knobs[1].presses, is: 1)
    }

    @Test func `keys that are not its own go to those around it`() {
        let around = Around(knobs[0])
        let stage = ViewHarness(around, width: 3, height: 1)
        stage.window.focus(knobs[0])

        knobs[0].isEnabled = false
        stage.press(.enter)
        stage.press(KeyEvent(.character("x")))

        expect(around.keys, is: [KeyEvent(.character("x"))])
        expect(knobs[0].answeringBindings(upTo: around).map(\.title), is: ["other"])
    }

    @Test func `a click on it is for nobody, neither it nor those around it`() {
        let around = Around(knobs[0])
        let stage = ViewHarness(around, width: 10, height: 1)

        knobs[0].isEnabled = false
        let isTaken = stage.mouse(.press(.left), x: 1, y: 0)
        #expect(isTaken && around.keys.isEmpty && stage.window.focusedView == nil)
        knobs[0].isEnabled = true
        stage.mouse(.press(.left), x: 1, y: 0)

        expect(knobs[0].presses, is: 1)
        expectEmpty(around.keys)
    }

    @Test func `a click on what has no keys in any case, and the wheel, are for those around`() {
        let sign = Control()
        sign.isEnabled = false
        let around = Around(sign)
        let scroller = ScrollView(StackView([knobs[0], Block(3, 9)], axis: .vertical))
        knobs[0].isEnabled = false

        ViewHarness(around, width: 10, height: 1).mouse(.press(.left), x: 1, y: 0)
        ViewHarness(scroller, width: 10, height: 4).mouse(.wheelDown, x: 1, y: 0)

        expect(around.keys, is: [KeyEvent(.enter)])
        expect(scroller.contentOffset, is: 3)
    }

    @Test(arguments: [(KeyEvent(.tab), 2), (.backTab, 0), (KeyEvent(.right), 2), (KeyEvent(.left), 0)])
    func `the customer goes on from it as from any other`(key: KeyEvent, expected: Int) {
        let stage = ViewHarness(StackView(knobs, spacing: 1), width: 20, height: 1)
        stage.window.focus(knobs[1])

        knobs[1].isEnabled = false
        stage.press(key)

        #expect(knobs[expected].isFocused)
    }

    @Test func `once left it is passed over`() {
        let stage = ViewHarness(StackView(knobs, spacing: 1), width: 20, height: 1)
        stage.window.focus(knobs[1])
        knobs[1].isEnabled = false
        stage.press(.tab)

        stage.press(.backTab)

        #expect(knobs[0].isFocused)
    }

    @Test func `a field that is out of use takes no text, typed or pasted`() {
        let field = TextField()
        let stage = ViewHarness(StackView([field, knobs[0]]), width: 20, height: 1)
        stage.window.focus(field)

        field.isEnabled = false
        stage.press(KeyEvent(.character("a")))
        let isTaken = stage.window.send(.paste("b"))

        expect(isTaken, is: true)
        expect(field.isFocused, is: true)
        expectEmpty(field.text)
    }

    @Test func `what lies over a part that waits has the focus meanwhile, and its owner's keys reach nobody`() {
        let part = StackView([knobs[0]])
        let cover = Cover()
        let around = Around(StackView([part, cover, knobs[1]]))
        let stage = ViewHarness(around, width: 20, height: 1)
        stage.window.focus(knobs[0])

        part.isInteractive = false
        cover.isHidden = false
        knobs[0].isHidden = true
        stage.window.update()
        #expect(cover.isFocused)
        stage.press(.enter)
        #expect(cover.isFocused && around.keys.isEmpty && knobs[1].presses == 0)

        part.isInteractive = true
        cover.isHidden = true
        knobs[0].isHidden = false
        stage.window.update()

        #expect(knobs[0].isFocused)
    }

    @Test(arguments: [true, false])
    func `under a sheet a part that waits has the focus again once it is done, and the sheet is gone`(
        isDoneFirst: Bool
    ) {
        let part = StackView([knobs[0], Block(9)])
        let cover = Cover()
        let stage = ViewHarness(StackView([part, cover, knobs[1]]), width: 30, height: 1)
        func setWaiting(_ isWaiting: Bool) {
            part.isInteractive = !isWaiting
            cover.isHidden = !isWaiting
            knobs[0].isHidden = isWaiting
            stage.window.update()
        }
        stage.window.focus(knobs[0])
        setWaiting(true)
        #expect(cover.isFocused)

        stage.window.present(StaticScreen(StackView([Knob("sheet")])), as: .sheet)
        stage.window.update()
        if isDoneFirst { setWaiting(false) }
        stage.window.dismiss()
        stage.window.update()
        expect(cover.isFocused, isNot: isDoneFirst)
        if !isDoneFirst { setWaiting(false) }

        #expect(knobs[0].isFocused)
    }

    @Test func `a control around that waits has the focus for a part that is hidden meanwhile`() {
        let card = Around(StackView([knobs[0]]))
        let stage = ViewHarness(StackView([card, knobs[1]]), width: 20, height: 1)
        stage.window.focus(knobs[0])

        card.isEnabled = false
        knobs[0].isHidden = true
        stage.press(.enter)
        #expect(card.isFocused && card.keys.isEmpty && knobs[1].presses == 0)

        card.isEnabled = true
        knobs[0].isHidden = false
        stage.window.update()

        #expect(knobs[0].isFocused)
    }
}

/// A control with others inside, which answers to Enter and to x.
private final class Around: Control {
    private(set) var keys: [KeyEvent] = []

    init(_ content: View) {
        super.init()
        embed(content)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 10, height: 1) }

    override var keyBindings: [KeyBinding] {
        [
            KeyBinding(.activate, "open") { [self] in keys.append($0) },
            KeyBinding(.keys([KeyEvent(.character("x"))]), "other") { [self] in keys.append($0) },
        ]
    }
}

/// Takes the focus while it shows, and answers to nothing.
private final class Cover: Control {
    override init() {
        super.init()
        isHidden = true
    }

    override var holdsFocus: Bool { true }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 3, height: 1) }
}
