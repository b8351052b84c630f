import Testing

@testable import GomaDomain

struct LeagueRulesTests {
    @Test(arguments: [
        (LeagueRules.football, 105), (.hockey, 139), (.baseball, 174), (.basketball, 103), (.americanFootball, 186),
        (.tennis, 90), (.volleyball, 85),
    ])
    func `a match usually takes as long as its parts and the breaks between them`(rules: LeagueRules, minutes: Int) {
        #expect(rules.usualTime == minutes * 60_000)
    }
}
