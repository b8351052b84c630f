import Expectations
import Testing

@testable import TerminalKit

/// Where arrows lead.
@MainActor
@Suite struct FocusRouteTests {
    private func target(_ direction: FocusDirection, from: Rect, among places: Rect...) -> Int? {
        FocusRoute(from: from, direction: direction).target(among: places)
    }

    private let here = Rect(x: 20, y: 10, width: 10, height: 3)

    @Test(arguments: [
        (FocusDirection.left, Rect(x: 5, y: 10, width: 10, height: 3)),
        (.right, Rect(x: 35, y: 10, width: 10, height: 3)), (.up, Rect(x: 20, y: 4, width: 10, height: 3)),
        (.down, Rect(x: 20, y: 15, width: 10, height: 3)),
    ])
    func `a place is reached from one side alone`(direction: FocusDirection, place: Rect) {
        expect(target(direction, from: here, among: place), is: 0)
        for other in [FocusDirection.left, .right, .up, .down] where other != direction {
            expect(target(other, from: here, among: place), is: nil)
        }
    }

    @Test func `frames that share a line are neighbours`() {
        expect(target(.right, from: here, among: Rect(x: 29, y: 10, width: 10, height: 3)), is: 0)
        expect(target(.down, from: here, among: Rect(x: 20, y: 12, width: 10, height: 3)), is: 0)
        expect(target(.right, from: here, among: Rect(x: 28, y: 10, width: 10, height: 3)), is: nil)
    }

    @Test(arguments: [
        (FocusDirection.up, Rect(x: 40, y: 10, width: 4, height: 1), Rect(x: 40, y: 8, width: 4, height: 3)),
        (.down, Rect(x: 40, y: 12, width: 4, height: 1), Rect(x: 40, y: 10, width: 4, height: 3)),
        (.left, Rect(x: 20, y: 20, width: 1, height: 1), Rect(x: 18, y: 20, width: 3, height: 1)),
        (.right, Rect(x: 29, y: 20, width: 1, height: 1), Rect(x: 20, y: 20, width: 3, height: 1)),
    ])
    func `a place with an edge in the same line does not lie in that direction`(
        direction: FocusDirection, smaller: Rect, larger: Rect
    ) {
        let cell = Rect(x: 20, y: 10, width: 1, height: 1)

        expect(target(direction, from: here, among: smaller), is: nil)
        expect(target(direction, from: cell, among: larger), is: nil)
    }

    @Test func `what shares a row goes before what is nearer and does not`() {
        let near = Rect(x: 32, y: 13, width: 4, height: 1)
        let inLine = Rect(x: 60, y: 12, width: 4, height: 1)

        expect(target(.right, from: here, among: near, inLine), is: 1)
        expect(target(.right, from: here, among: near), is: 0)
    }

    @Test func `of several as near the one that shares the most goes, then the first`() {
        let left = Rect(x: 10, y: 15, width: 13, height: 1)
        let right = Rect(x: 24, y: 15, width: 13, height: 1)
        let far = Rect(x: 20, y: 16, width: 10, height: 1)

        expect(target(.down, from: here, among: left, right, far), is: 1)
        expect(target(.down, from: here, among: left, left), is: 0)
    }

    @Test func `where nothing is in line a row counts as two columns`() {
        let aside = Rect(x: 33, y: 15, width: 4, height: 1)
        let below = Rect(x: 40, y: 13, width: 4, height: 1)

        expect(target(.down, from: here, among: aside, below), is: 0)
        expect(target(.right, from: here, among: aside, below), is: 0)
    }

    // MARK: In a window

    private let knobs = (0..<8).map { Knob("\($0)") }

    @Test func `what is scrolled out of view goes before what stands below the window on it`() {
        let scroller = ScrollView(StackView(Array(knobs[..<6]), axis: .vertical))
        scroller.grows = true
        let stage = ViewHarness(StackView([scroller, knobs[6]], axis: .vertical), width: 8, height: 4)
        stage.window.focus(knobs[0])

        let way = (0..<6).map { _ in
            stage.press(.down)
            return stage.window.focusedView.map { String(nameOf: $0) }
        }

        expect(way, is: ["1", "2", "3", "4", "5", "6"])
        expect(scroller.contentOffset, is: 3)
    }

    @Test func `from outside a window's visible part goes first, and back into it leads to its edge`() {
        let scroller = ScrollView(StackView(Array(knobs[..<6]), axis: .vertical))
        scroller.grows = true
        let stage = ViewHarness(StackView([scroller, knobs[6]], axis: .vertical), width: 8, height: 4)
        stage.window.focus(knobs[6])

        stage.press(.up)

        #expect(stage.window.focusedView === knobs[2])
        expect(scroller.contentOffset, is: 0)
    }

    @Test func `what is out of view can be reached where nothing in view is left`() {
        let content = StackView([Block(3, 6), knobs[0]], axis: .vertical)
        let scroller = ScrollView(content)
        scroller.grows = true
        let stage = ViewHarness(StackView([scroller, knobs[6]], axis: .vertical), width: 8, height: 4)
        stage.window.focus(knobs[6])

        stage.press(.up)

        #expect(stage.window.focusedView === knobs[0])
        #expect(stage.rows.contains { $0.hasPrefix("▌") })
    }

    @Test(arguments: [true, false])
    func `from a column arrows go on in line before they go aside`(isColumn: Bool) {
        let column = StackView([Block(1, 1), knobs[1], Block(1, 1), StackView([knobs[2]])], axis: .vertical)
        column.isFocusColumn = isColumn
        let scroller = ScrollView(
            StackView([column, Block(12, 1), StackView([StackView([knobs[3]])], axis: .vertical)]))
        let stage = ViewHarness(StackView([StackView([knobs[0]]), scroller], axis: .vertical), width: 30, height: 14)
        stage.window.focus(knobs[2])

        stage.press(.up)
        #expect(stage.window.focusedView === knobs[1])
        stage.press(.up)
        #expect(stage.window.focusedView === knobs[isColumn ? 0 : 3])

        stage.window.focus(knobs[2])
        stage.press(.right)
        #expect(stage.window.focusedView === knobs[3])
    }

    @Test func `a control with others inside is where its mark is, left of them`() {
        let holder = Holder(knobs[0])
        let stage = ViewHarness(StackView([holder, knobs[1]], axis: .vertical), width: 12, height: 2)
        stage.window.focus(knobs[0])

        stage.press(.left)
        #expect(stage.window.focusedView === holder)
        stage.press(.right)
        #expect(stage.window.focusedView === knobs[0])
        stage.press(.left, .down)
        #expect(stage.window.focusedView === knobs[1])
    }

    @Test func `arrows stay out of a scope, which Tab goes into`() {
        let scope = StackView([knobs[1]])
        scope.isFocusScope = true
        let stage = ViewHarness(StackView([knobs[0], scope]), width: 12, height: 1)
        stage.window.focus(knobs[0])

        #expect(!stage.press(KeyEvent(.right)))
        stage.press(.tab)

        #expect(stage.window.focusedView === knobs[1])
    }

    /// A control with another in its third column.
    private final class Holder: Control {
        private let inner: View

        init(_ inner: View) {
            self.inner = inner
            super.init()
            addSubview(inner)
        }

        override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "open") {}] }

        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 8, height: 1) }

        override func layoutSubviews() { inner.frame = Rect(x: 2, y: 0, width: 3, height: 1) }
    }
}
