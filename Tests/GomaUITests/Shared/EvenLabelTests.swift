import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog

/// Lines that are as equal in length as their words allow.
@MainActor
struct EvenLabelTests {
    @Test func `words that two lines have to share are shared out evenly`() {
        expect(size(of: "Eintracht Frankfurt am Main", in: 22), is: Size(width: 17, height: 2))
    }

    @Test func `a text that one line has room for stays on it`() {
        expect(size(of: "Eintracht Frankfurt am Main", in: 40), is: Size(width: 27, height: 1))
    }

    @Test(arguments: [("Manchester United", 10), ("AS Saint-Etienne", 9), ("Wolverhampton", 12)])
    func `no word is broken to make lines even`(text: String, columns: Int) {
        expect(size(of: text, in: 12).width, is: columns)
    }

    @Test func `a text that is cut takes all of its room`() {
        expect(size(of: "Eintracht Frankfurt am Main", in: 9), is: Size(width: 9, height: 2))
    }

    private func size(of text: String, in columns: Int) -> Size {
        EvenLabel(text).wrapping(upTo: 2).measure(Size(width: columns, height: View.unbounded))
    }
}
