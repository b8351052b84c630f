import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct ViewTests {
    private let outer = View()
    private let inner = Block(1)

    init() {
        outer.frame = Rect(x: 2, y: 1, width: 10, height: 5)
        outer.addSubview(inner)
        inner.frame = Rect(x: 3, y: -2, width: 20, height: 4)
    }

    @Test func `a view outlives the one it was in`() {
        let inner = View()
        weak var gone: View?
        do {
            let outer = View()
            outer.addSubview(inner)
            gone = outer
            #expect(inner.superview === outer)
        }

        #expect(gone == nil)
        #expect(inner.superview == nil)
        inner.frame = Rect(x: 0, y: 0, width: 2, height: 1)
        inner.removeFromSuperview()
        #expect(!inner.isDescendant(of: View()))
    }

    @Test func `a place is converted through all that is around it`() {
        expect(outer.convertToWindow(outer.bounds), is: outer.frame)
        expect(inner.convertToWindow(Rect(x: 1, y: 1, width: 2, height: 1)), is: Rect(x: 6, y: 0, width: 2, height: 1))
        expect(inner.visibleRect, is: Rect(x: 5, y: 1, width: 7, height: 2))
    }

    @Test func `the frontmost view is hit`() {
        let front = Block(1)
        outer.addSubview(front)
        front.frame = Rect(x: 4, y: 0, width: 1, height: 1)

        #expect(outer.hitTest(Point(x: 4, y: 0)) === front)
        #expect(outer.hitTest(Point(x: 5, y: 0)) === inner)
        #expect(outer.hitTest(Point(x: 0, y: 0)) === outer)
        #expect(outer.hitTest(Point(x: 10, y: 0)) == nil)

        front.isHidden = true
        #expect(outer.hitTest(Point(x: 4, y: 0)) === inner)
    }

    @Test func `the tree lists parents first`() {
        expect(outer.tree.map { String(nameOf: $0) }, is: ["View", "Block"])
        #expect(inner.isDescendant(of: outer))
        #expect(!outer.isDescendant(of: inner))
    }

    @Test func `a view may have a name of its own, which is not what it is called in messages`() {
        let competitor = Competitor("Chelsea")
        outer.addSubview(competitor)
        competitor.layout { $0.top.equal(to: outer) }
        outer.layoutIfNeeded()

        expect(competitor.name, is: "Chelsea")
        expect(String(nameOf: competitor), is: "Competitor")
        expect(outer.layoutIssues.map(\.views), is: [["View", "Competitor"]])

        competitor.accessibilityIdentifier = "home"
        expect(String(nameOf: competitor), is: "home")
    }

    @Test func `a view has one place in one tree`() {
        let other = View()

        other.addSubview(inner)

        #expect(inner.superview === other)
        expectEmpty(outer.subviews)
    }

    @Test func `visible is what nothing around hides`() {
        #expect(inner.isVisible)

        outer.isHidden = true
        #expect(!inner.isVisible)
        outer.isHidden = false
        inner.isHidden = true
        expect(inner.isVisible, is: false)
        expect(outer.isVisible, is: true)
    }

    @Test func `nothing of a child is drawn outside its parent`() {
        let root = View()
        root.addSubview(outer)

        let stage = ViewHarness(root, width: 16, height: 6)

        expect(stage.rows, is: ["", "     xxxxxxx", "     xxxxxxx", "", "", ""])
    }

    @Test func `a wish is asked for once until something inside changes`() {
        let block = Block(3)
        let row = StackView([block])
        let offer = Size(width: 20, height: 1)
        _ = row.measure(offer)
        let asked = block.measurements

        _ = row.measure(offer)
        expect(block.measurements, is: asked)

        block.wish = Size(width: 5, height: 1)
        block.setNeedsLayout()
        expect(row.measure(offer).width, is: 5)
    }

    @Test func `a row is drawn for itself, on the ground around it and without what lies over it`() throws {
        let window = Window(
            size: Size(width: 20, height: 8), root: ViewController(), background: .role(ColorRole(number: 9)))
        let root = try #require(window.topController).view
        let label = Label("a⚽b", style: TextStyle(ColorRole(number: 1)))
        let cover = Label("XXXX", style: TextStyle(ColorRole(number: 2), on: ColorRole(number: 3)))
        root.addSubview(label)
        root.addSubview(cover)
        (label.frame, cover.frame) = (Rect(x: 2, y: 1, width: 6, height: 1), Rect(x: 2, y: 1, width: 4, height: 1))
        window.update()
        let statistics = window.statistics

        let cells = label.cells(ofRow: 0)

        expect(cells.map(\.cluster.string), is: ["a", "⚽", " ", "b", " ", " "])
        expect(cells.map(\.width), is: [1, 2, 0, 1, 1, 1])
        #expect(cells.allSatisfy { $0.background == .role(ColorRole(number: 9)) })
        expect(window.statistics, is: statistics)
        expectEmpty(label.cells(ofRow: 1))
        expectEmpty(label.cells(ofRow: -1))
        root.background = .role(ColorRole(number: 5))
        expect(label.cells(ofRow: 0)[0].background, is: .role(ColorRole(number: 5)))
    }
}

/// A view with a property that is called as one of the engine's could be.
private final class Competitor: View {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init()
    }
}
