import Expectations
import Testing

@testable import GomaKit

/// What a text of JSON is gone over by.
struct JSONScannerTests {
    @Test(arguments: [
        (#""a""#, true), (#""a\n\u00e9""#, true), (#""""#, true), ("a\"", false), (#""a"#, false), (#""\x""#, false),
        ("", false), ("\"a\tb\"", false),
    ])
    func `only a whole string between quotation marks is gone over as one`(text: String, isString: Bool) {
        var scanner = JSONScanner(Array(text.utf8))

        expect(scanner.skipString(), is: isString)
    }

    @Test(arguments: [(512, true), (513, false)])
    func `lists inside each other are gone over to a depth of 512`(depth: Int, isValue: Bool) {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        var scanner = JSONScanner(Array(text.utf8))

        let isGoneOver = scanner.skipValue()

        expect(isGoneOver, is: isValue)
    }
}
