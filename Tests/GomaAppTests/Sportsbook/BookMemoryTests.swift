import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// What a book has again in another run, and what a text finds in it.
@MainActor
struct BookMemoryTests {
    private let environment = ViewEnvironment.simulated()

    private func makeBook(marking favorites: String...) -> Sportsbook {
        Sportsbook(
            matches: ["a", "b", "c"].map { .listed($0, isFavorite: favorites.contains($0)) },
            balance: Money(100, "EUR"), in: environment)
    }

    private func selection(_ match: String) -> BetSlip.Selection {
        BetSlip.Selection(match: match, market: "1x2", outcome: "home")
    }

    /// What a book keeps, as another run reads it.
    private func kept(of book: Sportsbook) throws -> BookMemory {
        try JSONDecoder().decode(BookMemory.self, from: JSONEncoder().encode(book.memory))
    }

    @Test func `a mark that a page sets and the customer takes away is gone in another run too`() throws {
        let (book, other) = (makeBook(marking: "a", "b"), makeBook(marking: "a", "b"))
        book.toggleFavorite("a")
        book.toggleFavorite("c")

        other.remember(try kept(of: book))

        expect(other.matchIDs.filter { other.matches[$0]?.isFavorite == true }, is: ["b", "c"])
    }

    @Test func `the slip is as it was, without what was being taken off`() throws {
        let (book, other) = (makeBook(), makeBook())
        for match in ["a", "b", "c"] { book.toggle(selection(match)) }
        book.slip.systemSize = 1
        book.setAcceptsOddsChanges(false)
        book.remove(selection("b").id)

        other.remember(try kept(of: book))

        expect(other.slip.selections, is: [selection("a"), selection("c")])
        expect(other.slip.systemSize, is: 1)
        expect(other.slip.acceptsOddsChanges, is: false)
    }

    @Test func `a code opens in another run too, and a file of before the book kept them has none`() throws {
        let (book, other) = (makeBook(), makeBook())
        let code = book.share([selection("b")])
        var memory = try kept(of: book)

        other.remember(memory)
        try expect(other.selections(of: code), is: [selection("b")])
        memory.codes = nil
        other.remember(memory)

        #expect(throws: AppRefusal.unknown) { try other.selections(of: code) }
    }

    @Test func `what a customer has marked goes at the log-out, and is there on coming back in another run`() throws {
        let (book, other) = (makeBook(marking: "a"), makeBook(marking: "a"))
        for match in ["a", "b"] { book.toggleFavorite(match) }

        book.customer.leave()
        environment.scheduler.advance(by: Customer.tellingInterval)
        expect(book.matches.favorites, is: ["a"])
        book.toggleFavorite("c")
        try book.customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "")
        try book.customer.enter()
        environment.scheduler.advance(by: Customer.tellingInterval)
        expect(book.matches.favorites, is: ["a", "c"])
        other.customer.remember(book.customer.memory)
        other.remember(try kept(of: book))
        expect(other.matches.favorites, is: ["a", "c"])
        try other.customer.find("customer")
        try other.customer.enter()
        environment.scheduler.advance(by: Customer.tellingInterval)

        expect(other.matches.favorites, is: ["b"])
    }

    // MARK: Whose slip it is

    private func passTelling() { environment.scheduler.advance(by: Customer.tellingInterval) }

    @Test func `a customer's slip goes at the log-out, and is there on coming back in another run`() throws {
        let (book, other) = (makeBook(), makeBook())
        for match in ["a", "b"] { book.toggle(selection(match)) }
        book.setAcceptsOddsChanges(false)
        book.remove(selection("b").id)

        book.customer.leave()
        passTelling()
        expect(book.slip, is: BetSlip())
        try book.customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "")
        try book.customer.enter()
        passTelling()
        expect(book.slip, is: BetSlip())
        other.customer.remember(book.customer.memory)
        other.remember(try kept(of: book))
        try other.customer.find("customer")
        try other.customer.enter()
        passTelling()

        expect(other.slip.selections, is: [selection("a")])
        expect(other.slip.acceptsOddsChanges, is: false)
    }

    @Test func `what a guest has chosen is on the slip of who comes in, beside what was on it before`() throws {
        let book = makeBook()
        let all = ["a", "b", "c"].map(selection)
        for match in ["a", "b"] { book.toggle(selection(match)) }
        book.customer.leave()
        passTelling()
        for match in ["b", "c"] { book.toggle(selection(match)) }

        try book.customer.enter()
        passTelling()
        expect(book.slip.selections, is: all)
        book.customer.leave()
        passTelling()
        try book.customer.enter()
        passTelling()

        expect(book.slip.selections, is: all)
    }

    @Test func `what shows a price hears that it is not on the slip of who has come, and that it is again`() throws {
        let book = makeBook()
        book.toggle(selection("a"))
        var told: [Bool] = []
        let follower = book.follow(.match("a")) { told.append(book.slip.contains("a", "1x2", "home")) }

        book.customer.leave()
        passTelling()
        try book.customer.enter()
        passTelling()

        expect(told, is: [false, true])
        withExtendedLifetime(follower) {}
    }

    @Test func `what a bet was just placed on is not on the slip of a customer who comes back`() throws {
        let book = makeBook()
        book.toggle(selection("a"))
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))
        book.toggle(selection("b"))

        book.customer.leave()
        passTelling()
        try book.customer.enter()
        passTelling()

        expect(book.slip.selections, is: [selection("b")])
    }

    @Test func `what shows the slip already shows the one that is there again`() throws {
        let (book, other) = (makeBook(), makeBook())
        book.toggle(selection("b"))
        let model = BookFloatingModel(other)

        other.remember(try kept(of: book))
        environment.scheduler.advance(by: Sportsbook.tellingInterval)

        expect(
            model.currentDisplayState,
            is: BetslipFloatingDisplayState(.withTickets(selectionCount: Limited(1), odds: 2, boost: nil)))
    }

    @Test(
        arguments: [
            ("", []), (" \n", []), ("home", ["a", "b", "c"]), ("B away", ["b"]), ("ENGLAND  premier", ["a", "b", "c"]),
            ("home spain", []),
        ] as [(String, [String])])
    func `a text finds the matches in which each of its words stands somewhere`(text: String, ids: [String]) {
        expect(makeBook().matchIDs(foundBy: text), is: ids)
    }

    @Test(arguments: ["ekstraklasa", "CZĘŚĆ", "czesc", "lodz"])
    func `a text finds matches without the accents and strokes that their names have`(text: String) {
        let book = Sportsbook(
            matches: [.listed("a", .football, "Łódź", "Ekstraklasa, część 1"), .listed("b")], balance: Money(10, "EUR"),
            in: environment)

        expect(book.matchIDs(foundBy: text), is: ["a"])
    }
}
