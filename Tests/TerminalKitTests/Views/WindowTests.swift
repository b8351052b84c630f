import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct WindowTests {
    /// Writes down what happens to it.
    private final class Diary: ViewController {
        var entries: [String] = []
        let block: Block

        init(_ width: Int, _ height: Int) {
            block = Block(width, height)
            super.init()
        }

        override func loadView() -> View {
            entries.append("load")
            return block
        }
        override func viewDidLoad() { entries.append("loaded") }
        override func viewWillAppear() { entries.append("appear") }
        override func viewWillDisappear() { entries.append("disappear") }
        override func handle(_ key: KeyEvent) -> Bool {
            entries.append("\(key)")
            return true
        }
    }

    @Test func `a screen is loaded once and told when it comes and goes`() {
        let (below, above) = (Diary(1, 1), Diary(2, 1))
        let window = Window(size: Size(width: 6, height: 3), root: below)

        window.present(above)
        window.dismiss()
        window.present(above)

        expect(below.entries, is: ["load", "loaded", "appear", "disappear", "appear", "disappear"])
        expect(above.entries, is: ["load", "loaded", "appear", "disappear", "appear"])
        #expect(window.topController === above)
    }

    /// A screen that says what it is about.
    private final class Titled: ViewController {
        let words: String?

        init(_ words: String?) {
            self.words = words
            super.init()
        }

        override var title: String? { words }
    }

    @Test func `the window is called by the topmost screen that says what it is about`() {
        let window = Window(size: Size(width: 6, height: 3), root: Titled(nil))
        expect(window.title, is: nil)

        window.present(RootController(Titled("match")))
        expect(window.title, is: "match")
        window.present(Titled(nil), as: .sheet)
        expect(window.title, is: "match")
        window.present(Titled("slip"), as: .sheet)
        expect(window.title, is: "slip")
        window.dismiss()
        expect(window.title, is: "match")
    }

    @Test func `a sheet stands in the middle over the screen below, and leaves it whole`() {
        let (below, sheet) = (Diary(1, 1), Diary(2, 1))
        sheet.block.glyph = "s"
        let window = Window(size: Size(width: 6, height: 3), root: below)
        window.update()

        window.present(sheet, as: .sheet)
        window.update()
        expect(window.surface.rows, is: ["xxxxxx", "xxssxx", "xxxxxx"])

        window.dismiss()
        window.update()
        expect(window.surface.rows, is: ["xxxxxx", "xxxxxx", "xxxxxx"])
    }

    @Test func `a sheet is no larger than the window`() {
        let window = Window(size: Size(width: 4, height: 2), root: Diary(1, 1))

        window.present(Diary(99, 99), as: .sheet)
        window.update()

        expect(window.topController?.view.frame, is: Rect(x: 0, y: 0, width: 4, height: 2))
    }

    @Test func `a sheet has the size that what it holds wants by now, and is asked only where that has changed`() {
        let (below, sheet) = (Diary(1, 1), Diary(2, 1))
        sheet.block.glyph = "s"
        let window = Window(size: Size(width: 8, height: 5), root: below)
        window.present(sheet, as: .sheet)
        window.update()

        sheet.block.wish = Size(width: 4, height: 3)
        sheet.block.setNeedsLayout()
        window.update()
        expect(window.surface.rows, is: ["xxxxxxxx", "xxssssxx", "xxssssxx", "xxssssxx", "xxxxxxxx"])
        let measurements = sheet.block.measurements
        sheet.block.setNeedsDisplay()
        below.block.setNeedsLayout()
        window.update()
        expect(sheet.block.measurements, is: measurements)
        sheet.block.wish = Size(width: 2, height: 1)
        sheet.block.setNeedsLayout()
        window.update()

        expect(window.surface.rows, is: ["xxxxxxxx", "xxxxxxxx", "xxxssxxx", "xxxxxxxx", "xxxxxxxx"])
    }

    @Test func `the focus comes back when a sheet goes`() {
        let knob = Knob("a")
        let stage = ViewHarness(knob, width: 6, height: 3)
        stage.window.focus(knob)

        stage.window.present(Diary(2, 1), as: .sheet)
        #expect(stage.window.focusedView == nil)

        stage.window.dismiss()
        #expect(stage.window.focusedView === knob)
    }

    /// A screen of one control, which can show another one as it goes.
    private final class Parting: ViewController {
        let knob: Knob
        var next: Parting?
        private(set) var entries: [String] = []

        init(_ name: String) {
            knob = Knob(name)
            super.init()
        }

        override func loadView() -> View { knob }
        override var initialFocus: View? { knob }
        override func viewWillAppear() { entries.append("appear") }

        override func viewWillDisappear() {
            entries.append("disappear")
            guard let next else { return }
            self.next = nil
            window?.present(next)
        }
    }

    @Test func `a screen that another one shows as it goes has the focus, and gives it back to the one below`() {
        let (below, gone, next) = (Parting("below"), Parting("gone"), Parting("next"))
        let window = Window(size: Size(width: 6, height: 3), root: below)
        window.update()
        window.present(gone)
        window.update()
        gone.next = next

        window.dismiss()
        window.update()
        #expect(window.topController === next && window.focusedView === next.knob)
        expect(next.entries, is: ["appear"])
        expect(below.entries.last, is: "disappear")

        window.dismiss()
        window.update()
        #expect(window.topController === below && window.focusedView === below.knob)
        expect(below.entries.last, is: "appear")
    }

    @Test func `what is pasted where nothing has the focus is not taken`() {
        let window = Window(size: Size(width: 2, height: 1), root: Diary(1, 1))

        let isTaken = window.send(.paste("a"))

        #expect(window.focusedView == nil && !isTaken)
    }

    @Test func `the last screen stays`() {
        let root = Diary(1, 1)
        let window = Window(size: Size(width: 2, height: 2), root: root)

        window.dismiss()

        #expect(window.topController === root)
    }

    @Test func `keys go to the screen on top alone`() {
        let (below, above) = (Diary(1, 1), Diary(2, 1))
        let window = Window(size: Size(width: 6, height: 3), root: below)
        window.present(above, as: .sheet)

        window.send(.key(KeyEvent(.escape)))

        expect(above.entries.last, is: "Esc")
        expect(below.entries, lacks: "Esc")
    }

    @Test func `a new size lays everything out anew`() {
        let window = Window(size: Size(width: 6, height: 3), root: Diary(1, 1))

        window.send(.resize(Size(width: 3, height: 2)))
        window.update()

        expect(window.surface.rows, is: ["xxx", "xxx"])
    }

    @Test func `a frame is asked for once until it has been drawn`() {
        let label = Label("a")
        let stage = ViewHarness(label, width: 6, height: 3)
        var requests = 0
        stage.window.onNeedsFrame = { requests += 1 }

        label.text = "b"
        label.text = "c"
        expect(requests, is: 1)

        stage.window.update()
        label.text = "d"
        expect(requests, is: 2)
    }

    @Test func `sizes follow the glyphs of the window`() {
        final class Mark: View {
            override func sizeThatFits(_ proposal: Size) -> Size { Size(width: glyphs.locked.width, height: 1) }
        }
        let mark = Mark()
        let row = StackView([mark])
        _ = row.measure(Size(width: 20, height: 1))

        let stage = ViewHarness(StackView([row]), width: 20, height: 1, glyphs: .ascii)
        expect(mark.frame.width, is: 3)

        stage.root.ownGlyphs = .unicode
        stage.window.update()
        expect(mark.frame.width, is: 1)
    }

    @Test func `screens and views are freed`() {
        weak var gone: View?
        let window = Window(size: Size(width: 4, height: 2), root: Diary(1, 1))
        do {
            let screen = Diary(1, 1)
            gone = screen.view
            window.present(screen)
            window.update()
            window.dismiss()
        }

        #expect(gone == nil)
    }
}
