import Testing

@testable import GomaElements
@testable import GomaKit

@MainActor
struct MatchPartTests {
    private let environment = ViewEnvironment.simulated()

    @Test(
        arguments: [
            (.set(1), "1st set"), (.set(2), "2nd set"), (.quarter(3), "3rd quarter"), (.period(1), "1st period"),
            (.inning(4), "4th inning"), (.inning(12), "12th inning"), (.overtime, "Overtime"), (.pause, "Break"),
            (.named("Set 2"), "Set 2"),
        ] as [(MatchPart, String)])
    func `a part is counted as the language counts, and one that a feed names is called so`(
        part: MatchPart, words: String
    ) {
        #expect(part.words(in: environment, as: .long) == words && part.words(in: environment, as: .short) == words)
        #expect(part.isOn)
    }
}
