import Expectations
import Testing

@testable import TerminalKit

/// Frames that are set by others than the view around.
@MainActor
@Suite struct FrameChangeTests {
    /// A view that fills itself with a block.
    private let box = View()
    private let block = Block(1)
    private let room = View()

    init() {
        box.embed(block)
        room.addSubview(box)
        box.frame = Rect(x: 0, y: 0, width: 2, height: 1)
    }

    @Test func `a view placed from further around is laid out, though the one between keeps its size`() {
        let placer = Placer(room, placing: box)
        let stage = ViewHarness(placer, width: 6, height: 1)
        expect(stage.rows, is: ["xx"])

        placer.width = 5

        expect(stage.rows, is: ["xxxxx"])
        expect(block.frame.width, is: 5)
    }

    @Test func `a frame that is set between two frames is followed inside the view`() {
        room.frame.size = Size(width: 6, height: 1)
        let stage = ViewHarness(Placer(room, placing: nil), width: 6, height: 1)

        box.frame.size.width = 4

        expect(stage.rows, is: ["xxxx"])
    }

    @Test func `a view resized among thousands is laid out alone, with what is inside it`() {
        let others = (0..<3000).map { Block($0 % 3) }
        others.forEach(room.addSubview)
        let stage = ViewHarness(Placer(room, placing: nil), width: 6, height: 1)
        stage.window.statistics = FrameStatistics()

        box.frame.size.width = 4
        stage.window.update()

        expect(stage.window.statistics.layoutPasses, is: [box, block].count)
    }

    @Test func `a view resized by a neighbour that is laid out after it is laid out in the same frame`() {
        let neighbour = Placer(nil, placing: box)
        let stack = StackView([room.growing(), neighbour])
        let stage = ViewHarness(stack, width: 6, height: 1)

        neighbour.width = 5
        stage.window.update()

        expect(block.frame.width, is: 5)
        expect(room.isSettled, is: true)
        expect(stack.isSettled, is: true)
    }

    @Test func `a view resized while the one around it is hidden is laid out when that shows`() {
        let stage = ViewHarness(Placer(room, placing: nil), width: 6, height: 1)
        room.isHidden = true
        stage.window.update()

        box.frame.size.width = 4
        stage.window.update()
        expect(block.frame.width, is: 2)
        #expect(stage.root.isSettled)

        room.isHidden = false
        expect(stage.rows, is: ["xxxx"])
    }

    @Test func `nothing is left to lay out after a frame`() {
        let stage = ViewHarness(Placer(room, placing: box), width: 6, height: 1)
        #expect(stage.root.tree.allSatisfy { $0.isSettled })

        box.frame.size.width = 3
        #expect(!stage.root.isSettled)
        stage.window.update()

        #expect(stage.root.tree.allSatisfy { $0.isSettled })
    }
}

/// A view that shows another all over itself, and says how wide one further inside is.
private final class Placer: View {
    var width = 2 { didSet { setNeedsLayout() } }
    private let content: View?
    private let placed: View?

    init(_ content: View?, placing placed: View?) {
        self.content = content
        self.placed = placed
        super.init()
        if let content { addSubview(content) }
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 1, height: 1) }

    override func layoutSubviews() {
        content?.frame = bounds
        placed?.frame.size.width = width
    }
}
