import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

struct MatchClockTests {
    @Test(arguments: [
        ("45'", "46'"), ("0'", "1'"), ("9'", "10'"), ("99'", "100'"), ("999'", "1000'"), ("1000'", "1001'"),
        ("90+2'", "90+3'"), ("1st Half 7'", "1st Half 8'"), ("2nd Half, 67 Min", "2nd Half, 68 Min"),
        ("9 Min", "10 Min"), ("45 Minutes", "46 Minutes"),
        ("1st Half, 45' and 3'", "1st Half, 46' and 3'"),
    ])
    func `the minute that a text names goes on by one`(text: String, after: String) {
        #expect(MatchClock.afterMinute(text) == after)
    }

    @Test(arguments: ["", "Half Time", "45", "'", "Min", "9223372036854775807'", "99999999999999999999'"])
    func `a text that names no minute, or one that nobody can count, stays as it is`(text: String) {
        #expect(MatchClock.afterMinute(text) == text)
    }
}
