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

        #expect(scanner.skipString() == isString)
    }
}
