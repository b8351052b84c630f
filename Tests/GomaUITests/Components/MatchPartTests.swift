import Testing

@testable import GomaElements
@testable import GomaKit

@MainActor
struct MatchPartTests {
    private let environment = ViewEnvironment.simulated()

    @Test(
        arguments: [
            (.set(1), "1st Set"), (.set(2), "2nd Set"), (.quarter(3), "3rd Quarter"), (.period(1), "1st Period"),
            (.inning(4), "4th Inning"), (.inning(12), "12th Inning"), (.overtime, "Overtime"), (.pause, "Break"),
            (.named("Set 2"), "Set 2"),
        ] as [(MatchPart, String)])
    func `a part is counted as the language counts, and one that a feed names is called so`(
        part: MatchPart, words: String
    ) {
        #expect(part.words(in: environment, as: .long) == words && part.words(in: environment, as: .short) == words)
        #expect(part.isOn)
    }
}
