import Expectations
import Testing

@testable import TerminalKit

/// Views, screens and windows that are used once more: put in, taken out, shown, sent away and sized a second time.
@MainActor
@Suite struct SecondTimeTests {
    /// A view that writes down when it comes into a window and leaves one, and when it is seen.
    private final class Guest: View {
        var entries: [String] = []

        override func windowChanged(isInWindow: Bool) { entries.append(isInWindow ? "in" : "out") }
        override func visibilityChanged() { entries.append(isVisible ? "seen" : "unseen") }
    }

    private let guest = Guest()
    private let host = View()

    @Test func `a view is told each time it comes and goes, and not when it is taken out of nothing`() {
        let stage = ViewHarness(host, width: 9, height: 3)

        for _ in 0..<2 {
            host.addSubview(guest)
            for _ in 0..<2 { guest.removeFromSuperview() }
        }

        expect(guest.entries, is: ["in", "out", "in", "out"])
        #expect(host.subviews.isEmpty && guest.superview == nil && guest.window == nil)
        withExtendedLifetime(stage) {}
    }

    /// A view that puts others into itself, and into the one that it holds, as it comes into a window, and one as it leaves
    /// that.
    private final class Host: View {
        let (coming, inside, leaving) = (Guest(), Guest(), Guest())
        private let held = View()

        override init() {
            super.init()
            addSubview(held)
        }

        override func windowChanged(isInWindow: Bool) {
            guard isInWindow else { return addSubview(leaving) }
            addSubview(coming)
            held.addSubview(inside)
        }
    }

    @Test func `a view that is put in as the one around it comes or leaves is told each of them once`() {
        let (inner, stage) = (Host(), ViewHarness(host, width: 9, height: 3))

        host.addSubview(inner)
        expect(inner.coming.entries, is: ["in"])
        expect(inner.inside.entries, is: ["in"])
        inner.removeFromSuperview()

        let told = [inner.coming, inner.inside, inner.leaving].map(\.entries)
        expect(told, is: Array(repeating: ["in", "out"], count: 3))
        withExtendedLifetime(stage) {}
    }

    /// A view that takes another one out, or itself, as it comes into a window.
    private final class Doorkeeper: View {
        weak var unwanted: View?

        override func windowChanged(isInWindow: Bool) {
            guard isInWindow, let view = unwanted else { return }
            unwanted = nil
            view.removeFromSuperview()
        }
    }

    @Test func `what is taken out as those around it come into a window is told that it is in one when it is`() {
        let (stage, around) = (ViewHarness(host, width: 9, height: 3), View())
        let (first, other) = (Doorkeeper(), Doorkeeper())
        let inside = Guest()
        [other, guest].forEach(around.addSubview)
        first.addSubview(inside)
        (first.unwanted, other.unwanted) = (first, guest)

        host.addSubview(first)
        host.addSubview(around)
        expectEmpty(inside.entries)
        expectEmpty(guest.entries)
        #expect(first.window == nil && guest.window == nil)
        host.addSubview(first)
        around.addSubview(guest)

        expect(inside.entries, is: ["in"])
        expect(guest.entries, is: ["in"])
        withExtendedLifetime(stage) {}
    }

    @Test func `put in where it is already, it is there once and comes to the front`() {
        let (stage, other) = (ViewHarness(host, width: 9, height: 3), View())
        host.addSubview(guest)
        host.addSubview(other)

        host.addSubview(guest)
        expect(host.subviews.map(ObjectIdentifier.init), is: [other, guest].map(ObjectIdentifier.init))
        host.insertSubview(guest, at: 0)
        host.insertSubview(guest, at: 9)

        expect(host.subviews.map(ObjectIdentifier.init), is: [other, guest].map(ObjectIdentifier.init))
        #expect(guest.window === stage.window)
        expect(guest.entries.suffix(2), is: ["out", "in"])
    }

    @Test func `an index before the first view or behind the last counts as the nearer end`() {
        let (first, last) = (View(), View())
        host.addSubview(first)

        host.insertSubview(guest, at: -1)
        host.insertSubview(last, at: 9)

        expect(host.subviews.map(ObjectIdentifier.init), is: [guest, first, last].map(ObjectIdentifier.init))
    }

    @Test func `content that another scrolling view has taken over stays there when the first lets go of it`() {
        let (first, second) = (ScrollView(guest), ScrollView())
        second.content = guest

        first.content = nil

        #expect(guest.superview?.superview === second)
    }

    @Test func `content that another scrolling view has taken over is measured and placed by that one alone`() {
        let lines = StackView((0..<6).map { Label("line \($0)") }, axis: .vertical)
        let (first, second) = (ScrollView(lines), ScrollView())
        let stage = ViewHarness(StackView([second, first], axis: .vertical), width: 8, height: 6)
        second.content = lines
        stage.window.update()
        let place = lines.frame

        first.contentOffset = 2
        first.setNeedsLayout()
        stage.window.update()

        expect(first.measure(Size(width: 8, height: 6)), is: .zero)
        expect(first.contentOffset, is: 0)
        expect(lines.frame, is: place)
        expect(first.canBecomeFocused, is: false)
    }

    @Test func `what is hidden twice is hidden once`() {
        let stage = ViewHarness(host, width: 9, height: 3)
        host.addSubview(guest)
        guest.entries = []

        for _ in 0..<2 { host.isHidden = true }
        for _ in 0..<2 { host.isHidden = false }

        expect(guest.entries, is: ["unseen", "seen"])
        withExtendedLifetime(stage) {}
    }

    @Test func `a screen that comes again is laid out and drawn again`() {
        let label = Label("one")
        let screen = StaticScreen(label)
        let stage = ViewHarness(host, width: 9, height: 1)

        for text in ["one", "two"] {
            label.text = text
            stage.window.present(screen)
            expect(stage.rows, is: [text])
            #expect(label.window === stage.window && screen.window === stage.window)
            stage.window.dismiss()
            expect(stage.rows, is: [""])
            #expect(label.window == nil && screen.window == nil)
        }
    }

    @Test func `a screen's views are told each time it comes and goes`() {
        let stage = ViewHarness(host, width: 9, height: 3)
        let around = View()
        around.addSubview(guest)

        for presentation in [Window.Presentation.sheet, .fullScreen] {
            stage.window.present(StaticScreen(around), as: presentation)
            for _ in 0..<2 { stage.window.dismiss() }
        }

        expect(guest.entries, is: ["in", "out", "in", "out"])
    }

    @Test func `screens go from the top, and the last one stays however often it is sent away`() {
        let stage = ViewHarness(host, width: 9, height: 3)
        let blocks = [Block(3), Block(1)]
        blocks[1].glyph = "y"
        let sheets = blocks.map(StaticScreen.init)
        for sheet in sheets { stage.window.present(sheet, as: .sheet) }
        expect(stage.rows, is: ["", "   xyx", ""])

        stage.window.dismiss()
        #expect(stage.window.topController === sheets[0])
        expect(stage.rows, is: ["", "   xxx", ""])
        for _ in 0..<3 { stage.window.dismiss() }

        #expect(stage.window.topController?.view === host)
        expect(stage.rows, is: ["", "", ""])
    }

    @Test func `the same size once more changes nothing, and nothing is drawn twice`() {
        let stage = ViewHarness(Label("a"), width: 9, height: 1)
        let frames = stage.window.statistics.frames

        stage.window.resize(to: Size(width: 9, height: 1))
        stage.window.send(.resize(Size(width: 9, height: 1)))

        expect(stage.window.update(), is: false)
        expect(stage.window.update(), is: false)
        expect(stage.window.statistics.frames, is: frames)
        for width in [8, 9] { stage.window.resize(to: Size(width: width, height: 1)) }
        expect(stage.window.update(), is: true)
        expect(stage.window.update(), is: false)
    }

    @Test func `an app that is shown in a second window is that one's`() {
        var quits = 0
        let app = RootController(StackView([Knob("a"), Knob("b")], spacing: 1))
        app.onQuit = { quits += 1 }
        let first = app.makeWindow(size: Size(width: 30, height: 3))
        first.update()
        first.send(.key(KeyEvent(.tab)))

        let second = app.makeWindow(size: Size(width: 40, height: 4))
        second.update()

        #expect(app.window === second && app.content.window === second)
        expect(second.surface.rows.last?.contains("q quit"), is: true)
        expect(second.focusedView.map { String(nameOf: $0) }, is: "a")
        second.send(.key(KeyEvent(.tab)))
        expect(second.focusedView.map { String(nameOf: $0) }, is: "b")
        second.send(.key(KeyEvent(.character("q"))))
        expect(quits, is: 1)
    }

    @Test func `content that is shown, replaced and shown again is told each time`() {
        final class Diary: ViewController {
            var entries: [String] = []
            override func viewWillAppear() { entries.append("appear") }
            override func viewWillDisappear() { entries.append("disappear") }
        }
        let (one, two) = (Diary(), Diary())
        let app = RootController(one)
        let window = app.makeWindow(size: Size(width: 9, height: 3))

        for content in [one, two, two, one] { app.content = content }

        expect(one.entries, is: ["appear", "disappear", "appear"])
        expect(two.entries, is: ["appear", "disappear"])
        #expect(one.window === window && two.window == nil)
        #expect(two.view.superview == nil)
    }

    @Test(arguments: [23, 24, 25])
    func `up to so many places are drawn by themselves, and more of them as one`(count: Int) {
        let labels = (0..<count).map { _ in Label("a") }
        for (place, label) in labels.enumerated() {
            host.addSubview(label)
            label.frame = Rect(x: 2 * place, y: place, width: 1, height: 1)
        }
        let stage = ViewHarness(host, width: 60, height: 30)
        stage.window.statistics = FrameStatistics()

        labels.forEach { $0.text = "b" }
        stage.window.update()

        // Each cell is blanked and drawn; beyond, all from the first to the last is blanked.
        let cells = count <= 24 ? count : (2 * count - 1) * count
        expect(stage.window.statistics.cellsTouched, is: cells + count)
        expect(stage.rows.filter { $0.hasSuffix("b") }.count, is: count)
    }

    @Test func `what lies in what is to be drawn already is drawn once`() {
        let (outer, inner) = (Block(9, 3), Label("a"))
        host.addSubview(outer)
        outer.frame = Rect(x: 0, y: 0, width: 6, height: 2)
        outer.addSubview(inner)
        inner.frame = Rect(x: 1, y: 0, width: 1, height: 1)
        let stage = ViewHarness(host, width: 9, height: 3)

        for order in [[outer, inner], [inner, outer], [inner, inner, outer, outer]] {
            stage.window.statistics = FrameStatistics()
            order.forEach { $0.setNeedsDisplay() }
            stage.window.update()
            // The ground, the block and the letter.
            expect(stage.window.statistics.cellsTouched, is: 12 + 12 + 1)
        }
    }
}
