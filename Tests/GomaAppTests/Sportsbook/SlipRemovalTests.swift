import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Taking selections off the slip and putting them back, once and again.
@MainActor
struct SlipRemovalTests {
    private let environment = ViewEnvironment.simulated()
    private let book: Sportsbook
    private static let matches = ["a", "b", "c"]

    init() {
        book = Sportsbook(
            matches: Self.matches.map { .listed($0) }, balance: Money(100, "EUR"), in: environment)
        for match in Self.matches { book.toggle(Self.selection(match)) }
    }

    private static func selection(_ match: String, _ outcome: String = "home") -> BetSlip.Selection {
        BetSlip.Selection(match: match, market: "1x2", outcome: outcome)
    }

    private func id(_ match: String) -> String { Self.selection(match).id }
    private var left: [String] { book.slip.selections.map(\.match) }
    private var seconds: [Int?] { book.slip.selections.map(\.secondsToUndo) }
    private func wait(_ duration: Duration) { environment.scheduler.advance(by: duration) }

    @Test func `a selection that is taken off can be put back for five seconds, and not a moment longer`() {
        book.remove(id("b"))
        expect(seconds, is: [nil, 5, nil])
        expect(book.slip.active.count, is: 2)

        wait(.milliseconds(4999))
        expect(seconds, is: [nil, 1, nil])
        wait(.milliseconds(1))

        expect(left, is: ["a", "c"])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test(arguments: [Duration.zero, .milliseconds(1), .milliseconds(4999)])
    func `one that is put back stays, and counts no more`(delay: Duration) {
        book.remove(id("b"))
        wait(delay)

        book.undoRemoval(id("b"))
        wait(.seconds(20))

        expect(left, is: ["a", "b", "c"])
        expect(seconds, is: [nil, nil, nil])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `each of two that are taken off has all of its five seconds`() {
        book.remove(id("a"))
        wait(.milliseconds(900))
        book.remove(id("b"))

        wait(.milliseconds(4100))
        expect(left, is: ["b", "c"])
        wait(.milliseconds(899))
        expect(left, is: ["b", "c"])
        wait(.milliseconds(1))

        expect(left, is: ["c"])
    }

    @Test func `one that is taken off a second time has all of its five seconds again`() {
        book.remove(id("a"))
        wait(.milliseconds(3900))
        book.undoRemoval(id("a"))
        book.remove(id("a"))

        wait(.milliseconds(4999))
        expect(left, is: ["a", "b", "c"])
        wait(.milliseconds(1))

        expect(left, is: ["b", "c"])
    }

    @Test func `taking off what is off already gives it no more time`() {
        book.remove(id("a"))
        wait(.seconds(3))

        book.remove(id("a"))
        wait(.seconds(2))

        expect(left, is: ["b", "c"])
    }

    @Test func `putting back what is on the slip, or was never there, changes nothing`() {
        let before = book.slip

        book.undoRemoval(id("a"))
        book.undoRemoval("nobody")
        book.remove("nobody")
        wait(.seconds(10))

        expect(book.slip, is: before)
    }

    @Test func `an outcome that was taken off is chosen anew, and stays`() {
        book.remove(id("a"))
        wait(.seconds(2))

        book.toggle(Self.selection("a"))
        wait(.seconds(10))

        expect(left, is: ["b", "c", "a"])
        expect(seconds, is: [nil, nil, nil])
    }

    @Test func `another outcome of its market takes the place of one that was taken off`() {
        book.remove(id("a"))

        book.toggle(Self.selection("a", "away"))
        book.undoRemoval(id("a"))
        wait(.seconds(10))

        expect(book.slip.selections.map(\.id), is: [id("b"), id("c"), Self.selection("a", "away").id])
    }

    @Test func `a price shows at once that its outcome was taken off, and that it is back`() {
        let line = BookLineModel(book, match: "a", market: "1x2")
        let isSelected = { line.currentDisplayState.outcomes.map(\.isSelected) }
        expect(isSelected(), is: [true, false])

        book.remove(id("a"))
        expect(isSelected(), is: [false, false])
        book.undoRemoval(id("a"))
        expect(isSelected(), is: [true, false])
        book.remove(id("a"))

        expect(isSelected(), is: [false, false])
    }

    @Test func `nothing waits for a book that is gone`() {
        let environment = ViewEnvironment.simulated()
        weak var gone: Sportsbook?
        do {
            let book = Sportsbook(matches: [.listed("a")], balance: Money(1, "EUR"), in: environment)
            gone = book
            book.toggle(Self.selection("a"))
            book.remove(id("a"))
            book.mark(.slip)
            expect(environment.scheduler.nextDue, isNot: nil)
        }

        #expect(gone == nil)
        expect(environment.scheduler.nextDue, is: nil)
    }
}
