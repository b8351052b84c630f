import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct WindowFocusTests {
    private let knobs = (0..<6).map { Knob("\($0)") }

    /// Two rows of three.
    private func grid() -> ViewHarness {
        let rows = [StackView(Array(knobs[..<3]), spacing: 1), StackView(Array(knobs[3...]), spacing: 1)]
        return ViewHarness(StackView(rows, axis: .vertical, spacing: 1), width: 20, height: 5)
    }

    @Test func `Tab goes round in order, Shift-Tab back`() {
        let stage = grid()
        stage.window.focus(knobs[0])

        let forth = (0..<6).map { _ in
            stage.press(.tab)
            return stage.window.focusedView.map { String(nameOf: $0) }
        }
        stage.press(.backTab)

        expect(forth, is: ["1", "2", "3", "4", "5", "0"])
        #expect(stage.window.focusedView === knobs[5])
    }

    @Test func `without a focus the first or last control gets it`() {
        let stage = grid()

        stage.window.moveFocus(.previous)
        #expect(stage.window.focusedView === knobs[5])

        stage.window.focus(nil)
        stage.window.moveFocus(.next)
        #expect(stage.window.focusedView === knobs[0])
    }

    @Test(arguments: [(0, Key.right, 1), (0, .down, 3), (4, .left, 3), (4, .right, 5), (4, .up, 1), (1, .down, 4)])
    func `arrows go to the neighbour in their direction`(start: Int, key: Key, expected: Int) {
        let stage = grid()
        stage.window.focus(knobs[start])

        stage.press(key)

        #expect(stage.window.focusedView === knobs[expected])
    }

    @Test func `an arrow with nothing in its direction is left over`() {
        let stage = grid()
        stage.window.focus(knobs[2])

        #expect(!stage.press(KeyEvent(.right)))
        #expect(!stage.press(KeyEvent(.up)))
        #expect(stage.window.focusedView === knobs[2])
    }

    @Test func `Tab stays inside a scope`() {
        let scope = StackView([knobs[1], knobs[2]])
        scope.isFocusScope = true
        let stage = ViewHarness(StackView([knobs[0], scope, knobs[3]], axis: .vertical), width: 20, height: 5)
        stage.window.focus(knobs[2])

        stage.press(.tab)

        #expect(stage.window.focusedView === knobs[1])
        #expect(!stage.press(KeyEvent(.up)))
    }

    @Test func `what is disabled or hidden is passed over`() {
        let stage = grid()
        knobs[1].isEnabled = false
        knobs[2].isHidden = true
        stage.window.focus(knobs[0])

        stage.press(.tab)

        #expect(stage.window.focusedView === knobs[3])
    }

    @Test(arguments: [("hidden", 2), ("hidden with its row", 4), ("removed", 2), ("freed", 2)])
    func `a control that goes away hands the focus to its nearest neighbour`(way: String, heir: Int) {
        let stage = grid()
        var gone: Knob? = Knob("gone")
        if let gone, let row = stage.root.subviews[0] as? StackView {
            row.setArrangedViews([knobs[0], gone, knobs[2]])
            stage.window.update()
            stage.window.focus(gone)
            stage.window.update()
        }

        switch way {
        case "hidden": gone?.isHidden = true
        case "hidden with its row": stage.root.subviews[0].isHidden = true
        default: gone?.removeFromSuperview()
        }
        if way == "freed" { gone = nil }
        stage.window.update()

        #expect(stage.window.focusedView === knobs[heir])
        withExtendedLifetime(gone) {}
    }

    @Test func `the next key already goes to the neighbour, with no frame between`() {
        let stage = grid()
        stage.window.focus(knobs[1])

        knobs[1].isHidden = true
        stage.window.send(.key(KeyEvent(.enter)))

        expect(knobs.map(\.presses).reduce(0, +), is: 1)
        expect(knobs[1].presses, is: 0)
    }

    @Test func `the last control that goes away leaves the focus to nobody`() {
        let stage = ViewHarness(StackView([knobs[0]]), width: 3, height: 1)
        stage.window.focus(knobs[0])

        knobs[0].isHidden = true
        stage.window.update()

        #expect(stage.window.focusedView == nil)
    }

    @Test func `in a scope the nearest control takes over, and one outside only where there is none`() {
        let scope = StackView([knobs[1], knobs[2]])
        scope.isFocusScope = true
        let stage = ViewHarness(StackView([knobs[0], scope, knobs[3]]), width: 20, height: 1)
        stage.window.focus(knobs[1])

        knobs[1].isHidden = true
        stage.window.update()
        #expect(stage.window.focusedView === knobs[2])

        knobs[2].isHidden = true
        stage.window.update()
        #expect(stage.window.focusedView === knobs[3])
    }

    @Test func `a control goes out of use under a sheet, and the neighbour has the focus when that has gone`() {
        let stage = grid()
        stage.window.focus(knobs[4])
        stage.window.present(StaticScreen(StackView([Knob("sheet")])), as: .sheet)

        knobs[4].removeFromSuperview()
        stage.window.update()
        stage.window.dismiss()
        stage.window.update()

        #expect(stage.window.focusedView === knobs[5])
    }

    @Test func `a control that goes out of use for a while under a sheet has the focus again when that has gone`() {
        let stage = grid()
        stage.window.focus(knobs[4])
        stage.window.present(StaticScreen(StackView([Knob("sheet")])), as: .sheet)

        knobs[4].isEnabled = false
        stage.window.dismiss()
        stage.window.update()
        #expect(knobs[4].isFocused)
        knobs[4].isEnabled = true
        stage.press(.enter)

        expect(knobs.map(\.presses), is: [0, 0, 0, 0, 1, 0])
    }

    @Test func `a screen that waits for its first focus under a sheet has it when there is room`() {
        knobs[0].isHidden = true
        let window = Window(size: Size(width: 9, height: 3), root: Opening(knobs[0]))
        window.update()
        window.present(StaticScreen(Block(2)), as: .sheet)
        window.update()
        window.dismiss()

        knobs[0].isHidden = false
        window.update()
        #expect(knobs[0].isFocused)

        // Taken away on purpose, it does not come back with another sheet.
        window.focus(nil)
        window.present(StaticScreen(Block(2)), as: .sheet)
        window.update()
        window.dismiss()
        window.update()
        #expect(window.focusedView == nil)
    }

    @Test func `a screen that has other parts by the time that a sheet goes has its first focus in that frame`() {
        let parts = knobs[..<2].map { StackView([$0]) }
        for part in parts { part.isFocusScope = true }
        let content = StackView([parts[0]])
        let window = Window(size: Size(width: 9, height: 3), root: Opening(knobs[1], in: content))
        window.focus(knobs[0])
        window.present(StaticScreen(Block(2)), as: .sheet)
        window.update()

        content.setArrangedViews([parts[1]])
        window.dismiss()
        window.update()

        #expect(knobs[1].isFocused)
    }

    @Test func `a screen that waits for its first focus waits on where Tab finds nobody`() {
        knobs[0].isHidden = true
        let window = Window(size: Size(width: 9, height: 3), root: Opening(knobs[0]))
        window.update()

        #expect(!window.moveFocus(.next))
        #expect(!window.moveFocus(.previous))
        knobs[0].isHidden = false
        window.update()

        #expect(knobs[0].isFocused)
    }

    @Test(arguments: [Size(width: 9, height: 1), Size(width: 1, height: 1)])
    func `a control in a part without room keeps the focus where nobody can take it`(size: Size) {
        let part = StackView([knobs[0]])
        part.dropOrder = 1
        let stage = ViewHarness(StackView([part, Block(8)]), width: 12, height: 1)
        stage.window.focus(knobs[0])

        stage.window.resize(to: size)
        stage.window.update()

        #expect(stage.window.focusedView === knobs[0])
    }

    @Test func `a control in a part without room lends the focus, and has it back with the room`() {
        let part = StackView([knobs[0]])
        part.dropOrder = 1
        let stage = ViewHarness(StackView([part, knobs[1]]), width: 12, height: 1)
        stage.window.focus(knobs[0])

        func resize(_ width: Int) {
            stage.window.send(.resize(Size(width: width, height: 1)))
            stage.window.update()
        }

        resize(3)
        #expect(stage.window.focusedView === knobs[1])
        resize(12)
        #expect(stage.window.focusedView === knobs[0])

        resize(3)
        stage.press(.enter)
        resize(12)
        #expect(stage.window.focusedView === knobs[1])
    }

    @Test func `a control that has lent the focus has it back however often that was lent on`() {
        let parts = knobs[..<2].map { StackView([$0]) }
        for (part, order) in zip(parts, [2, 1]) { part.dropOrder = order }
        let stage = ViewHarness(StackView(parts + [knobs[2]]), width: 12, height: 1)
        stage.window.focus(knobs[0])

        for (width, expected) in [(6, 1), (3, 2), (12, 0)] {
            stage.window.resize(to: Size(width: width, height: 1))
            stage.window.update()
            #expect(stage.window.focusedView === knobs[expected])
        }
    }

    @Test func `a control that has lent the focus does not have it back once the app has put it elsewhere`() {
        let part = StackView([knobs[0]])
        part.dropOrder = 1
        let stage = ViewHarness(StackView([part, knobs[1], knobs[2]]), width: 12, height: 1)
        stage.window.focus(knobs[0])
        stage.window.resize(to: Size(width: 6, height: 1))
        stage.window.update()
        #expect(stage.window.focusedView === knobs[1])

        stage.window.focus(knobs[2])
        stage.window.resize(to: Size(width: 12, height: 1))
        stage.window.update()

        #expect(stage.window.focusedView === knobs[2])
    }

    @Test func `a key goes to the control, then to those around it, then to the screen`() {
        let stage = grid()
        stage.window.focus(knobs[4])

        #expect(stage.press(KeyEvent(.enter)))
        #expect(stage.press(.space))
        #expect(!stage.press(KeyEvent(.character("q"))))
        expect(knobs[4].presses, is: 2)
    }

    @Test func `a click presses and takes the focus, a disabled control does neither`() {
        let stage = grid()
        knobs[1].isEnabled = false

        stage.mouse(.press(.left), x: 8, y: 2)
        stage.mouse(.press(.left), x: 4, y: 0)

        expect(knobs[5].presses, is: 1)
        #expect(stage.window.focusedView === knobs[5])
        expect(knobs[1].presses, is: 0)
    }

    @Test func `the mouse reaches a sheet where that is, and nothing below it`() {
        let stage = grid()
        let (left, right) = (Knob("left"), Knob("right"))
        stage.window.present(StaticScreen(StackView([left, right])), as: .sheet)
        stage.window.update()

        #expect(stage.mouse(.press(.left), x: right.convertToWindow(right.bounds).minX, y: 2))
        #expect(!stage.mouse(.press(.left), x: 1, y: 0))

        expect(left.presses, is: 0)
        expect(right.presses, is: 1)
        expect(right.isFocused, is: true)
        #expect(knobs.allSatisfy { $0.presses == 0 })
    }

    @Test func `the focus shows in the first column and as a heavy border`() {
        let bordered = Knob("bordered")
        bordered.border = .light
        let stage = ViewHarness(StackView([knobs[0], bordered], spacing: 1), width: 10, height: 3)

        stage.window.focus(knobs[0])
        expect(stage.rows, is: ["▌   ╭─╮", "▌   │ │", "▌   ╰─╯"])

        stage.window.focus(bordered)
        expect(stage.rows, is: ["    ┏━┓", "    ┃ ┃", "    ┗━┛"])
    }

    /// A screen whose control has the focus from the start.
    private final class Opening: ViewController {
        private let knob: Knob
        private let content: View

        init(_ knob: Knob, in content: View? = nil) {
            self.knob = knob
            self.content = content ?? StackView([knob])
            super.init()
        }

        override func loadView() -> View { content }

        override var initialFocus: View? { knob }
    }
}
