import Expectations
import Testing

@testable import GomaElements
@testable import GomaKit

@MainActor
struct MatchPartTests {
    private let environment = ViewEnvironment.simulated()

    @Test(
        arguments: [
            (.set(1), "1st set"), (.set(2), "2nd set"), (.quarter(3), "3rd quarter"), (.period(1), "1st period"),
            (.inning(4), "4th inning"), (.inning(12), "12th inning"), (.inning(20), "20th inning"),
            (.inning(21), "21st inning"), (.inning(22), "22nd inning"), (.inning(23), "23rd inning"),
            (.inning(24), "24th inning"), (.inning(111), "111th inning"), (.inning(121), "121st inning"),
            (.overtime, "Overtime"), (.pause, "Break"),
            (.named("Set 2"), "Set 2"),
        ] as [(MatchPart, String)])
    func `a part is counted as the language counts, and one that a feed names is called so`(
        part: MatchPart, words: String
    ) {
        expect(part.words(in: environment, as: .long), is: words)
        expect(part.words(in: environment, as: .short), is: words)
        #expect(part.isOn)
    }

    @Test(
        arguments: [
            (Localization.portuguese, [1, 2, 21], ["1.º set", "2.º set", "21.º set"]),
            (.french, [1, 2, 21, 22, 23], ["1er set", "2e set", "21e set", "22e set", "23e set"]),
        ] as [(Localization, [Int], [String])])
    func `where numbers beyond twenty are counted as those before, they are`(
        language: Localization, numbers: [Int], words: [String]
    ) {
        let environment = ViewEnvironment.simulated(localization: language)

        expect(numbers.map { MatchPart.set($0).words(in: environment, as: .long) }, is: words)
    }
}
