import TerminalKit
import Testing

@testable import GomaUI

@MainActor
struct CardBackdropTests {
    private let environment = ViewEnvironment()

    @Test(arguments: [
        (CardCorners.none, ["", "", ""]), (.top, ["▟  ▙", "", ""]), (.bottom, ["", "", "▜  ▛"]),
        (.all, ["▟  ▙", "", "▜  ▛"]),
    ])
    func `round corners leave a part of their cells to what is behind`(corners: CardCorners, rows: [String]) {
        let surface = draw(CardBackdrop(.role(.backgroundCards), corners: corners), width: 4, height: 3)

        #expect(surface.rows == rows)
        #expect(surface[1, 1].background == .role(.backgroundCards))
    }

    @Test func `a card of one row is round at its sides`() {
        #expect(draw(CardBackdrop(.role(.backgroundCards), corners: .all), width: 4, height: 1).rows == ["▐  ▌"])
    }

    @Test func `parts that stand on each other are round as a whole`() {
        #expect((0..<3).map { CardCorners.ofPart(at: $0, of: 3) } == [.top, .none, .bottom])
        #expect(CardCorners.ofPart(at: 0, of: 1) == .all)
    }

    private func draw(_ backdrop: CardBackdrop, width: Int, height: Int) -> Surface {
        let size = Size(width: width, height: height)
        let window = Window(size: size, root: TopAlignedScreen(Card(backdrop, size: size)))
        window.update()
        return window.surface
    }

    /// Something of a given size on a backdrop.
    private final class Card: View {
        private let size: Size

        init(_ backdrop: CardBackdrop, size: Size) {
            self.size = size
            super.init()
            addSubview(backdrop)
            backdrop.layout { $0.edges.equal(to: self) }
        }

        override func sizeThatFits(_ proposal: Size) -> Size { size }
    }
}
