import Expectations
import Foundation
import GomaCatalog
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// A customer in a tournament: points for rounds, the table, and the prize at the end.
@MainActor
struct CustomerTournamentTests {
    private let environment = ViewEnvironment.simulated()
    private let opening = Date(timeIntervalSince1970: 1_781_201_700)
    private let game = Game(id: "reels", name: "Reels", stakes: StakeRange(1, 10))

    private func makeCustomer(
        rivals: Int = 0, prizes: [Amount] = [100], starts: TimeInterval = 0, ends: TimeInterval = 3600
    ) throws -> Customer {
        let customer = Customer(
            CustomerRecord(currency: "EUR"), opening: opening,
            service: AppService(currency: "EUR", in: environment), in: environment)
        customer.tournaments = [
            Tournament(
                id: "evening", starts: opening.addingTimeInterval(starts), ends: opening.addingTimeInterval(ends),
                prizes: prizes, rivals: rivals, best: 1000)
        ]
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        _ = try customer.deposit(500)
        return customer
    }

    private func pass(_ seconds: Int) { environment.scheduler.advance(by: .seconds(seconds)) }

    private func facts(_ customer: Customer) throws -> TournamentFacts {
        try #require(customer.tournamentFacts(["evening": "The evening"]).first)
    }

    /// What is told of a tournament: facts, of which a line never ends with the dot between two.
    private func note(_ facts: String...) -> String { facts.asFacts(in: .unicode) }

    /// Plays until rounds have brought something.
    private func playUntilSomethingComes(_ customer: Customer, as mode: Game.Mode = .money) throws -> Amount {
        for _ in 0..<200 {
            let payout = try customer.playRound(of: game, as: mode).payout
            if payout.amount >= 1 { return payout.amount }
        }
        Issue.record("two hundred rounds have brought nothing")
        return 0
    }

    @Test func `rounds for money count from when one takes part on`() throws {
        let customer = try makeCustomer()
        _ = try playUntilSomethingComes(customer)
        try customer.takePart(in: "evening")
        expect(customer.points(in: customer.tournaments[0]), is: 0)

        _ = try playUntilSomethingComes(customer, as: .practice)
        expect(customer.points(in: customer.tournaments[0]), is: 0)
        let before = customer.record.wallet.transactions.filter { $0.kind == .payout }.map(\.amount).reduce(0, +)
        _ = try playUntilSomethingComes(customer)
        let brought = customer.record.wallet.transactions.filter { $0.kind == .payout }.map(\.amount).reduce(0, +)

        expect(customer.points(in: customer.tournaments[0]), is: Tournament.points(for: brought - before))
    }

    @Test func `the prize is paid at the end, told, and paid once, in another run too`() throws {
        let customer = try makeCustomer()
        try customer.takePart(in: "evening")
        _ = try playUntilSomethingComes(customer)
        let balance = customer.wallet.total

        pass(3599)
        expect(customer.wallet.total, is: balance)
        pass(2)
        expect(customer.wallet.total, is: balance + 100)
        expect(customer.record.notices.last?.kind, is: .tournament(id: "evening", rank: 1, prize: 100))
        expect(customer.record.wallet.transactions.last?.kind, is: .prize)

        let again = try makeCustomer()
        again.remember(customer.memory)
        pass(10)
        expect(again.wallet.total, is: balance + 100)
    }

    @Test func `one that ends while nobody is there is decided when somebody comes back`() throws {
        let customer = try makeCustomer()
        try customer.takePart(in: "evening")
        _ = try playUntilSomethingComes(customer)
        var memory = customer.memory
        memory.elapsed = 7200

        let again = try makeCustomer()
        again.remember(memory)

        expect(again.record.notices.last?.kind, is: .tournament(id: "evening", rank: 1, prize: 100))
    }

    @Test func `without a place among the first nothing is paid, and it is told all the same`() throws {
        let customer = try makeCustomer(rivals: 39)
        try customer.takePart(in: "evening")
        let balance = customer.wallet.total
        pass(3601)

        expect(customer.wallet.total, is: balance)
        guard case .tournament(_, let rank, 0) = customer.record.notices.last?.kind else {
            Issue.record("nothing was told")
            return
        }
        #expect(rank > 1)
    }

    @Test func `what cannot be taken part in is refused`() throws {
        let customer = try makeCustomer(starts: 60)
        #expect(throws: AppRefusal.unknown) { try customer.takePart(in: "morning") }
        #expect(throws: AppRefusal.tournamentNotBegun) { try customer.takePart(in: "evening") }
        pass(60)
        try customer.takePart(in: "evening")
        pass(3600)
        #expect(throws: AppRefusal.tournamentOver) { try customer.takePart(in: "evening") }
        customer.leave()
        #expect(throws: AppRefusal.account(.loggedOut)) { try customer.takePart(in: "evening") }
    }

    @Test func `with its last moment nobody can take part any more`() throws {
        let customer = try makeCustomer()
        pass(3600)

        #expect(throws: AppRefusal.tournamentOver) { try customer.takePart(in: "evening") }
        expectEmpty(customer.record.joined)
    }

    @Test func `the prize is paid at the end, whenever one has begun to take part`() throws {
        let customer = try makeCustomer()
        pass(30)
        try customer.takePart(in: "evening")
        _ = try playUntilSomethingComes(customer)
        let balance = customer.wallet.total

        pass(3569)
        expect(customer.wallet.total, is: balance)
        pass(1)

        expect(customer.wallet.total, is: balance + 100)
    }

    @Test func `of several tournaments it is the one that is named`() throws {
        let customer = try makeCustomer()
        customer.tournaments.append(
            Tournament(
                id: "night", starts: opening.addingTimeInterval(60), ends: opening.addingTimeInterval(7200),
                prizes: [10], rivals: 0, best: 1000))

        #expect(throws: AppRefusal.tournamentNotBegun) { try customer.takePart(in: "night") }
        try customer.takePart(in: "evening")

        expect(customer.points(in: customer.tournaments[0]), is: 0)
        expect(customer.points(in: customer.tournaments[1]), is: nil)
    }

    @Test func `once a minute it is told how others have played, and not more often`() throws {
        let customer = try makeCustomer(rivals: 39)
        try customer.takePart(in: "evening")
        pass(1)
        var tellings = 0
        let follower = customer.follow { tellings += 1 }

        pass(58)
        expect(tellings, is: 0)
        pass(2)
        expect(tellings, is: 1)
        pass(60)
        expect(tellings, is: 2)
        withExtendedLifetime(follower) {}
    }

    @Test func `that one begins is told as it does`() throws {
        let customer = try makeCustomer(starts: 90)
        pass(1)
        var tellings = 0
        let follower = customer.follow { tellings += 1 }

        pass(60)
        expect(tellings, is: 1)
        pass(30)
        expect(tellings, is: 2)
        withExtendedLifetime(follower) {}
    }

    @Test func `who does not take part is told too how others play, and at its end that it is over`() throws {
        let customer = try makeCustomer(rivals: 39)
        pass(1)
        var notes: [String] = []
        let follower = customer.follow { notes.append(customer.tournamentFacts([:])[0].note) }

        pass(3598)
        #expect(notes.count == 59 && Set(notes) == [note("39 take part", "until 11/06/2026, 19:15")])
        pass(2)

        #expect(notes.last == note("Over", "39 took part") && environment.scheduler.nextDue == nil)
        withExtendedLifetime(follower) {}
    }

    @Test func `of a tournament it is told on which day it ends, also once that has come`() throws {
        let customer = try makeCustomer(rivals: 39, ends: 86_400)
        try expect(facts(customer).note, is: note("39 take part", "until 12/06/2026, 18:15"))

        pass(6 * 3600)

        try expect(facts(customer).note, is: note("39 take part", "until 12/06/2026, 18:15"))
    }

    @Test func `pages show the first and the customer, and how far that has come`() throws {
        let customer = try makeCustomer(rivals: 39)
        try expect(facts(customer).note, is: note("39 take part", "until 11/06/2026, 19:15"))
        #expect(try facts(customer).progress == .open && facts(customer).table.count == 5)

        pass(1800)
        try customer.takePart(in: "evening")
        let joined = try facts(customer)
        expect(joined.progress, is: .taken)
        expect(joined.title, is: "The evening")
        expect(joined.table.count, is: 6)
        expect(joined.table.last?.label.hasSuffix("  You"), is: true)
        expect(joined.table.last?.value, is: .text("0"))
        #expect(joined.note.hasPrefix(note("Place ")))
        #expect(joined.note.hasSuffix(note("of 40", "points: 0", "until 11/06/2026, 19:15")))

        var tellings = 0
        let follower = customer.follow { tellings += 1 }
        pass(61)
        #expect(tellings > 0)
        pass(1800)
        #expect(try facts(customer).isOver && facts(customer).note.hasPrefix(note("Over: place ")))
        withExtendedLifetime(follower) {}
    }

    @Test(
        arguments: [
            (3599, ["39 take part", "until 11/06/2026, 19:15"], "Take part"), (3600, ["Over", "39 took part"], nil),
        ] as [(Int, [String], String?)])
    func `who does not take part is told that it is over, and offered nothing any more`(
        seconds: Int, words: [String], action: String?
    ) throws {
        let customer = try makeCustomer(rivals: 39)

        pass(seconds)

        #expect(try facts(customer).note == words.asFacts(in: .unicode) && facts(customer).actionTitle == action)
    }

    @Test func `all that rounds bring adds up, and after the end they bring no points`() throws {
        let customer = try makeCustomer()
        try customer.takePart(in: "evening")
        _ = try playUntilSomethingComes(customer)
        _ = try playUntilSomethingComes(customer)
        let brought = customer.wallet.transactions.filter { $0.kind == .payout }.map(\.amount).reduce(0, +)
        #expect(brought >= 2 && customer.points(in: customer.tournaments[0]) == Tournament.points(for: brought))

        pass(3600)
        _ = try playUntilSomethingComes(customer)

        expect(customer.points(in: customer.tournaments[0]), is: Tournament.points(for: brought))
    }

    @Test func `it goes on until its end, and shows the customer's line with a tone of its own`() throws {
        let customer = try makeCustomer(rivals: 2)
        try customer.takePart(in: "evening")
        let table = try facts(customer).table
        expect(table.first, is: InfoRowDisplayState(id: "you", label: "1  You", value: .text("0"), tone: .success))
        expect(table.dropFirst().map(\.label), is: table.dropFirst().map { "1  \($0.id)" })
        expect(table.map(\.tone), is: [.success, .standard, .standard])

        pass(3599)
        #expect(try !facts(customer).isOver && facts(customer).note.hasSuffix(note("until 11/06/2026, 19:15")))
        pass(1)
        #expect(try facts(customer).isOver && facts(customer).note == note("Over: place 3 of 3", "points: 0"))
        customer.leave()

        #expect(try facts(customer).progress == .open && facts(customer).table.count == 2)
    }

    @Test func `that of a customer who has gone waits, and is decided on coming back`() throws {
        let customer = try makeCustomer()
        try customer.takePart(in: "evening")
        customer.leave()
        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "")

        pass(3601)
        expectEmpty(customer.record.notices)
        try customer.find("ana@goma.test")

        expect(customer.record.notices.last?.kind, is: .tournament(id: "evening", rank: 1, prize: 0))
    }
}
