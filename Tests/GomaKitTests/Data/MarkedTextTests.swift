import Expectations
import Testing

@testable import GomaKit

struct MarkedTextTests {
    @Test(arguments: [
        ("a: b", TextPlace(line: 1, column: 4), "a: !b"), ("\na: b", TextPlace(line: 2, column: 4), "\na: !b"),
        ("\r\na: b", TextPlace(line: 2, column: 1), "\r\n!a: b"),
        ("a:\r\n\r\n- b", TextPlace(line: 3, column: 3), "a:\r\n\r\n- !b"),
    ])
    func `a mark stands where it is put, whatever ends the lines before it`(
        text: String, place: TextPlace, marked: String
    ) {
        var yaml = MarkedText(text)
        let isMarked = yaml.mark("!", at: place)

        #expect(isMarked)
        expect(yaml.text, is: marked)
    }

    @Test func `where there is no such place nothing is marked`() {
        var yaml = MarkedText("\na: b")
        let isMarked = yaml.mark("!", at: TextPlace(line: 3, column: 1))

        #expect(!isMarked)
        expect(yaml.text, is: "\na: b")
        expect(yaml.markCount, is: 0)
    }
}
