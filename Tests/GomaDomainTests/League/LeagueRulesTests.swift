import Expectations
import Testing

@testable import GomaDomain

struct LeagueRulesTests {
    @Test(arguments: [
        (LeagueRules.football, 105), (.hockey, 139), (.baseball, 174), (.basketball, 103), (.americanFootball, 186),
        (.tennis, 90), (.volleyball, 85),
    ])
    func `a match usually takes as long as its parts and the breaks between them`(rules: LeagueRules, minutes: Int) {
        expect(rules.usualTime, is: minutes * 60_000)
    }

    @Test(
        arguments: [
            (LeagueRules.football, 45), (.hockey, 20), (.baseball, nil), (.basketball, 10), (.americanFootball, 15),
            (.tennis, nil), (.volleyball, nil),
        ] as [(LeagueRules, Int?)])
    func `a second part begins at the minute that the first is to end at, where a clock runs`(
        rules: LeagueRules, minute: Int?
    ) {
        var state = LeagueState(rules)

        state.take(LeagueStep(time: 0, kind: .part(1)), by: rules)

        expect(state.clock(by: rules).minute, is: minute)
    }
}
