import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// Rounds of games, one after another.
@MainActor
struct CustomerGameTests {
    /// What twenty rounds of a game show to a customer who has played none before.
    private func rounds(of id: String) throws -> [GameRound] {
        let environment = ViewEnvironment.simulated()
        let customer = Customer(
            CustomerRecord(currency: "EUR"), opening: Date(timeIntervalSince1970: 0),
            service: AppService(currency: "EUR", in: environment), in: environment)
        let game = Game(id: id, name: id, stakes: StakeRange(1, 10))
        return try (0..<20).map { _ in try customer.playRound(of: game, as: .practice).round }
    }

    @Test func `each round is another, also for practice, and each game has rounds of its own`() throws {
        let (one, other) = (try rounds(of: "reels"), try rounds(of: "stars"))

        #expect(Set(one).count > 10 && Set(other).count > 10)
        expect(one, isNot: other)
        try expect(rounds(of: "reels"), is: one)
    }

    @Test(arguments: ["-9", "9223372036854775807"])
    func `a kept file with a count that no customer comes to is none`(count: String) throws {
        let memory = CustomerMemory(record: CustomerRecord(currency: "EUR"), others: [:], elapsed: 10)
        let text = String(decoding: try JSONEncoder().encode(memory), as: UTF8.self)
        let (given, late) = (
            text.replacing("\"count\":0", with: "\"count\":\(count)"),
            text.replacing("\"elapsed\":10", with: "\"elapsed\":\(count)")
        )

        try expect(JSONDecoder().decode(CustomerMemory.self, from: Data(text.utf8)), is: memory)
        for other in [given, late] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(CustomerMemory.self, from: Data(other.utf8))
            }
        }
    }

    @Test func `a game whose least stake is told in thousandths is played for the nearest hundredths`() throws {
        let text = #"{"id": "reels", "name": "Reels", "minimumStake": 0.015}"#
        let game = try JSONDecoder().decode(GameEntry.self, from: Data(text.utf8)).game
        let environment = ViewEnvironment.simulated()
        let customer = Customer(
            holding: Money(1, "EUR"), opening: Date(timeIntervalSince1970: 0), in: environment)

        try expect(customer.playRound(of: game, as: .money).stake, is: Money(hundredths: 2, "EUR"))
    }

    @Test func `what a guest plays for practice is not among the games of the customer who has left`() throws {
        let environment = ViewEnvironment.simulated()
        let opening = Date(timeIntervalSince1970: 0)
        let customer = Customer(holding: Money(20, "EUR"), opening: opening, in: environment)
        let (reels, stars) = (
            Game(id: "reels", name: "Reels", stakes: StakeRange(1, 10)),
            Game(id: "stars", name: "Stars", stakes: StakeRange(1, 10))
        )
        _ = try customer.playRound(of: reels, as: .practice)
        customer.leave()
        environment.scheduler.advance(by: .seconds(1))

        _ = try customer.playRound(of: reels, as: .practice)
        try customer.play(stars, as: .practice)

        expect(customer.record.played, is: ["reels": opening])
    }
}
