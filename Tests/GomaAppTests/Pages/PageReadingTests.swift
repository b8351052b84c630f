import Expectations
import TerminalKit
import PageTestSupport
import Testing

/// What is read of whole pages, on which several of a component stand below each other.
@MainActor
struct PageReadingTests {
    /// What stands twice on a page and is the same both times: games in two sections, a transaction and its bet, and two ways
    /// to the search.
    private static let twice = [
        "casino": [
            "Dragon’s Fortune Red Tiger Gaming from EUR 0.50 rated 4.8 of 5",
            "Fruit Party Pragmatic Play from EUR 0.20 rated 4.4 of 5",
            "Plink Goal Gaming Corps from EUR 1.00 rated 4.5 of 5",
            "Search", "Surging 7s Pragmatic Play from EUR 0.25 rated 4.3 of 5",
        ], "wallet": ["#B-77310"],
    ]

    @Test(arguments: PageHarness.names)
    func `controls of a page are read apart, unless they are about the same`(name: String) throws {
        let page = try PageHarness(name, height: 200)
        page.wait(.seconds(1))

        expect(page.readAlike, is: Self.twice[name] ?? [])
    }
}

extension PageHarness {
    /// What is said of more than one control of the page.
    fileprivate var readAlike: [String] {
        let stops = window.topController?.view.focusableViews ?? []
        let heard = stops.flatMap { ReadingText.lines(ofControl: $0) }
        return Dictionary(grouping: heard) { $0 }.filter { $1.count > 1 }.keys.sorted()
    }
}
