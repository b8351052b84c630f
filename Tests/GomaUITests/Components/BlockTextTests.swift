import Expectations
import Testing

@testable import GomaCatalog

/// Signs that stand apart from their words.
struct BlockTextTests {
    @Test(arguments: [
        ("Offre : 100 % !", "Offre\u{A0}: 100\u{A0}%\u{A0}!"),
        ("« Doublez » ; tenté ?", "«\u{A0}Doublez\u{A0}»\u{A0}; tenté\u{A0}?"),
        ("Free spins", "Free spins"),
        ("", ""),
    ])
    func `a sign stays with its word`(text: String, held: String) {
        expect(text.holdingPunctuation, is: held)
    }
}
