import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

/// Pages with lazy stacks among other things, whatever happens to them.
@MainActor
@Suite struct LazyFuzzTests {
    /// A lazy stack deep inside views that pin it, above a block and another lazy stack in columns.
    @MainActor
    private final class Page {
        let first = LazyStackView(spacing: 1, make: LazyStage.view)
        let second = LazyStackView(columns: StackColumns(2, gap: 1), make: LazyStage.view)
        let box = View()
        let scroller: ScrollView

        init() {
            let inner = StackView([Label("inside"), first], axis: .vertical)
            box.embed(inner, insetBy: Insets(horizontal: 2, vertical: 1))
            box.border = .light
            scroller = ScrollView(
                StackView([Label("top"), box, Knob("middle"), second, Knob("bottom")], axis: .vertical))
        }
    }

    private static func some(_ next: inout Int, using random: inout SeededGenerator) -> [String] {
        (0..<Int.random(in: 1...40, using: &random)).map { _ in
            next += 1
            let kind = Bool.random(using: &random) ? "k" : ""
            return "\(kind)\(next):\(Int.random(in: 0...6, using: &random))"
        }
    }

    @Test(arguments: UInt64(0)..<40)
    func `the picture is what it would be drawn anew, and everything comes to rest`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let page = Page()
        let stage = ViewHarness(page.scroller, width: 30, height: 12)
        let keys = [
            KeyEvent(.down), KeyEvent(.up), KeyEvent(.tab), .backTab, KeyEvent(.pageDown), KeyEvent(.pageUp),
            KeyEvent(.left), KeyEvent(.right),
        ]
        var next = 0
        // Every second page is on a terminal, where time is left now and then.
        let idle = IdleWork()
        if seed % 2 == 1 { stage.window.idle = idle }

        for step in 0..<120 {
            if Bool.random(using: &random) {
                var pieces = Int.random(in: 1...20, using: &random)
                idle.work {
                    pieces -= 1
                    return pieces > 0
                }
            }
            let stack = Bool.random(using: &random) ? page.first : page.second
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                let place = Int.random(in: 0...stack.ids.count, using: &random)
                stack.ids.insert(contentsOf: Self.some(&next, using: &random), at: place)
            case 1: stack.ids.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
            case 2: stack.ids.shuffle(using: &random)
            case 3:
                let size = Size(
                    width: Int.random(in: 0...40, using: &random), height: Int.random(in: 0...16, using: &random))
                stage.window.resize(to: size)
            case 4: page.scroller.contentOffset = Int.random(in: -5...400, using: &random)
            case 5: page.box.isHidden.toggle()
            case 6: if let id = stack.ids.randomElement(using: &random) { stack.reveal(id) }
            default:
                if stage.window.focusedView == nil { stage.window.focus(page.scroller.focusableViews.first) }
                stage.press(keys.randomElement(using: &random) ?? KeyEvent(.tab))
            }

            stage.window.update()
            let context = "step \(step)"
            #expect(!stage.window.update(), "\(context): nothing is left to do")
            #expect(page.scroller.isSettled, "\(context)")
            #expect(stage.harnessMatchesRedrawn, "\(context)")
            for one in [page.first, page.second] {
                #expect(one.subviews.count <= 4 * 16 + 80, "\(context)")
                expect(one.made.count, is: one.subviews.count, "\(context)")
                guard let port = one.port, !one.bounds.isEmpty else { continue }
                let seen = one.places.elements(in: port).map { one.ids[$0] }
                #expect(seen.allSatisfy { one.view(for: $0) != nil }, "\(context): \(seen) in \(port)")
                expect(one.bounds.height, is: one.places.total, "\(context)")
                let places = one.made.values.map { one.places.frame(of: $0.index) == $0.view.frame }
                expect(places, lacks: false, "\(context)")
            }
        }
    }

    @Test func `what has changed below a screen is right when that goes`() {
        let stage = LazyStage((0..<1000).map { "k\($0):1" })
        stage.window.focus(stage.stack.view(for: "k3:1"))
        stage.window.present(StaticScreen(Label("over")))
        stage.window.update()

        stage.stack.ids.removeFirst(2)
        stage.window.update()
        stage.window.dismiss()

        expect(stage.rows[1].firstWord, is: "k3:1/0")
        expect(stage.focus, is: "k3:1")
    }

    @Test func `a stack that nobody sees makes nothing, and what is in view once it is seen`() {
        let stage = LazyStage(LazyStage.ids(0..<1000), above: [Label("head")])
        let container = stage.stack.superview
        container?.isHidden = true
        stage.window.update()
        let before = stage.log.made.count

        stage.stack.ids = LazyStage.ids(2000..<3000)
        stage.window.update()
        expect(stage.log.made.count, is: before)
        container?.isHidden = false

        expect(stage.rows[0...1].map(\.firstWord), is: ["head", "2000:1/0"])
    }

    @Test func `a stack in no window is laid out as far as it has room`() {
        let stack = LazyStackView(LazyStage.ids(0..<1000), make: LazyStage.view)
        let scroller = ScrollView(stack)

        scroller.frame = Rect(x: 0, y: 0, width: 12, height: 4)
        scroller.layoutIfNeeded()

        expect(stack.view(for: "3:1")?.frame.minY, is: 3)
        #expect(stack.subviews.count < 12)
    }
}

extension ViewHarness {
    /// Whether the window shows what it would draw anew.
    fileprivate var harnessMatchesRedrawn: Bool {
        window.update()
        let shown = window.surface
        return redrawn == shown
    }
}
