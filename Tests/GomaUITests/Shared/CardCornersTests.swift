import TerminalKit
import Testing

@testable import GomaCatalog

struct CardCornersTests {
    @Test func `a card takes off the corners that it says`() {
        #expect(CardCorners.none.shape == .square)
        #expect(CardCorners.top.shape == .rounded(top: true, bottom: false))
        #expect(CardCorners.bottom.shape == .rounded(top: false, bottom: true))
        #expect(CardCorners.all.shape == .round)
    }
}
