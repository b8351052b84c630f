import TerminalKit
import Testing

@testable import GomaCatalog

struct CardCornersTests {
    @Test func `parts that stand on each other are round as a whole`() {
        #expect((0..<3).map { CardCorners.ofPart(at: $0, of: 3) } == [.top, .none, .bottom])
        #expect(CardCorners.ofPart(at: 0, of: 1) == .all)
    }

    @Test func `a card takes off the corners that it says`() {
        #expect(CardCorners.none.shape == .square)
        #expect(CardCorners.top.shape == .rounded(top: true, bottom: false))
        #expect(CardCorners.bottom.shape == .rounded(top: false, bottom: true))
        #expect(CardCorners.all.shape == .round)
    }
}
