import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaKit

/// What becomes of a state that follows a feed: at each moment, with another feed, and with none.
@MainActor
struct StateFeedFollowingTests {
    private let environment = ViewEnvironment()
    private let model: HeaderTextViewModel

    init() { model = HeaderTextViewModel(HeaderTextDisplayState(title: ""), in: environment) }

    private var title: String { model.currentDisplayState.title }
    private func wait(_ milliseconds: Int) { environment.scheduler.advance(by: .milliseconds(milliseconds)) }

    /// A feed that adds its letters to the title, each at its time in milliseconds.
    private func feed(
        _ letters: [(Int, String)], while isOn: @escaping @Sendable (HeaderTextDisplayState) -> Bool = { _ in true }
    ) -> StateFeed<HeaderTextDisplayState> {
        StateFeed(
            letters.map { time, letter in
                StateFeed.Step(at: .milliseconds(time)) { state, _ in state.title += letter }
            }, while: isOn)
    }

    @Test func `each change comes at its moment, and not one before`() {
        model.follow(feed([(100, "a"), (100, "b"), (250, "c")]))

        wait(99)
        expectEmpty(title)
        wait(1)
        expect(title, is: "ab")
        wait(149)
        expect(title, is: "ab")
        wait(1)

        #expect(title == "abc" && environment.scheduler.nextDue == nil)
    }

    @Test func `what comes at once has come once time moves`() {
        model.follow(feed([(0, "a"), (10, "b")]))
        wait(0)

        expect(title, is: "a")
    }

    @Test func `another feed takes the place of the one before, and begins anew`() {
        model.follow(feed([(100, "a"), (200, "b")]))
        wait(150)

        model.follow(feed([(100, "x"), (200, "y")]))
        wait(99)
        expect(title, is: "a")
        wait(200)

        #expect(title == "axy" && environment.scheduler.nextDue == nil)
    }

    @Test func `a feed that is followed a second time begins anew`() {
        let feed = feed([(100, "a"), (200, "b")])
        for expected in ["ab", "abab"] {
            model.follow(feed)
            wait(200)

            expect(title, is: expected)
        }
    }

    @Test func `a model that stops following hears no more, stops a second time, and can follow again`() {
        model.follow(feed([(100, "a"), (200, "b")]))
        wait(100)

        model.stopFollowing()
        model.stopFollowing()
        wait(1000)
        #expect(title == "a" && environment.scheduler.nextDue == nil)
        model.follow(feed([(100, "c")]))
        wait(100)

        expect(title, is: "ac")
    }

    @Test func `a feed without steps waits for nothing`() {
        model.follow(feed([]))

        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a state that is over when the feed begins hears of nothing, and one that ends hears no more`() {
        model.replaceState(HeaderTextDisplayState(title: "over"))
        model.follow(feed([(100, "a")]) { $0.title != "over" })
        expect(environment.scheduler.nextDue, is: nil)
        model.replaceState(HeaderTextDisplayState(title: ""))
        model.follow(feed([(100, "a"), (200, "b"), (300, "c")]) { $0.title != "over" })
        wait(100)

        model.replaceState(HeaderTextDisplayState(title: "over"))
        wait(100)

        #expect(title == "over" && environment.scheduler.nextDue == nil)
    }

    @Test func `two models over one state each follow their own`() {
        let other = HeaderTextViewModel(model.place)
        model.follow(feed([(100, "a")]))
        other.follow(feed([(150, "b")]))

        wait(100)
        other.stopFollowing()
        wait(100)
        expect(title, is: "a")
        other.follow(feed([(10, "c")]))
        model.stopFollowing()
        wait(10)

        expect(title, is: "ac")
    }

    @Test(arguments: [(1499, ""), (1500, "here")])
    func `what arrives does so after a second and a half`(time: Int, title: String) {
        model.follow(.arrival(while: { $0.title.isEmpty }) { state, _ in state.title = "here" })

        wait(time)

        expect(self.title, is: title)
    }

    @Test(arguments: [(3999, ""), (4000, "r"), (6499, "r"), (6500, "rh"), (8499, "rh"), (8500, "rhr"), (60_000, "rhr")])
    func `what is held back is free after four seconds, held two and a half later, and free two later for good`(
        time: Int, title: String
    ) {
        model.follow(.release({ state, _ in state.title += "r" }, hold: { state, _ in state.title += "h" }))

        wait(time)

        expect(self.title, is: title)
    }
}
