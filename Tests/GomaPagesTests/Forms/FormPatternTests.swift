import Testing

@testable import GomaPages

/// Which regular expressions a page may hold typed texts against.
struct FormPatternTests {
    @Test(arguments: [
        "(a+)+b", "(a*)*", "((a+))+b", "(a+a)+b", "(a|a)+b", "(a?){60}b", "(?:a+)*b", "(?<x>a+)+b", "(a+b?)+c",
        "(.+ )+", "([^,]+\\.)+x", "( a*a*)*b", "(a{1,3})+b", "(?x)(a+ )+b", "(a+\\Q)(\\E)+b", "(\\x20+ )+b",
        "(a+)\\1+b", "(?'n'a+)+b", "(a{ 1,3})+b", "(\\d{1,9})+b", "(a+\\Q{)(}\\E)+b", "(a+?+)+b", "a*a*a*a*a*b",
    ])
    func `an expression that can fit a text in ever more ways is refused`(pattern: String) {
        #expect(!FormPattern.isBounded(pattern))
    }

    @Test(arguments: [
        "[1-9]+", "[A-Z]{2}[0-9]+", "[A-Z]{2}[0-9]{2}([A-Z0-9]{4}){2,7}", "([0-9]{1,3}\\.){3}[0-9]{1,3}", "PT|ES|FR",
        "[a-z]+( [a-z]+)*", "[^@]+@([a-z0-9]+\\.)+[a-z]{2,}", "(?:\\+351 )?[0-9]{9}", "[0-9]{4}(-[0-9]{3})?",
        "\\p{L}+(?:'\\p{L}+)*", "[)(+]*", "(?i)[a-z]+", "\\d{4}-\\d{3}",
    ])
    func `an expression whose groups are told apart is taken`(pattern: String) {
        #expect(FormPattern.isBounded(pattern))
    }

    @Test func `an expression longer than anybody writes is refused before it is read`() {
        #expect(!FormPattern.isBounded(String(repeating: "(", count: 1001)))
        #expect(FormPattern.isBounded(String(repeating: "(", count: 1000)))
    }
}
