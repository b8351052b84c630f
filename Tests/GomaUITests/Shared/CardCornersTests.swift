import Expectations
import Testing

@testable import GomaCatalog

struct CardCornersTests {
    @Test func `a part of a card has its corners at the ends that it says`() {
        expect(CardCorners.allCases.filter(\.hasTop), is: [.top, .all])
        expect(CardCorners.allCases.filter(\.hasBottom), is: [.bottom, .all])
    }
}
