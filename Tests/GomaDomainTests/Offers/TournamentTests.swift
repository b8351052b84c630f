import Expectations
import Foundation
import Testing

@testable import GomaDomain

/// Tournaments: points, the table, and prizes.
struct TournamentTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    private func tournament(
        rivals: Int = 39, best: Int = 60, seed: UInt64 = 7, prizes: [Amount] = [100, 50, 25]
    ) -> Tournament {
        Tournament(
            id: "t", starts: start, ends: start.addingTimeInterval(3600), prizes: prizes, rivals: rivals, best: best,
            seed: seed)
    }

    private func moment(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

    @Test(arguments: [
        (Amount(0), 0), (Amount(hundredths: 99), 0), (1, 1), (Amount(hundredths: 1299), 12), (-3, 0),
        (Amount(sign: .plus, exponent: 100, significand: 1), 1_000_000_000_000_000),
    ])
    func `each whole unit is a point`(brought: Amount, points: Int) {
        expect(Tournament.points(for: brought), is: points)
    }

    @Test func `it is on from its start to its end, which is no part of it`() {
        let tournament = tournament()

        expect([-1, 0, 3599, 3600].map { tournament.isOn(at: moment($0)) }, is: [false, true, true, false])
    }

    @Test func `the others begin with nothing, never lose a point, and have theirs at the end`() {
        let tournament = tournament()
        #expect(tournament.table(at: moment(-5), with: nil).allSatisfy { $0.points == 0 && $0.rank == 1 })

        var last: [String: Int] = [:]
        for seconds in stride(from: 0, through: 3600, by: 60) {
            for place in tournament.table(at: moment(Double(seconds)), with: nil) {
                #expect(place.points >= last[place.name ?? ""] ?? 0)
                last[place.name ?? ""] = place.points
            }
        }

        let end = tournament.table(at: moment(3600), with: nil)
        expect(end.count, is: 39)
        expect(Set(end.map(\.name)).count, is: 39)
        #expect((51...69).contains(end[0].points))
        expect(tournament.table(at: moment(99_999), with: nil), is: end)
        expect(self.tournament(seed: 8).table(at: moment(3600), with: nil), isNot: end)
    }

    @Test func `no two who take part have one name, however many there are`() {
        let table = tournament(rivals: 999).table(at: moment(0), with: nil)

        expect(Set(table.map(\.name)).count, is: 999)
    }

    @Test func `the table goes by points, and as many points are one place`() {
        let table = tournament().table(at: moment(1800), with: 5)

        expect(table.count, is: 40)
        expect(table.map(\.points), is: table.map(\.points).sorted(by: >))
        for place in table { expect(place.rank, is: 1 + table.count { $0.points > place.points }) }
        expect(table.filter { $0.name == nil }.map(\.points), is: [5])
        let equal = table.filter { $0.points == 5 }
        expect(equal.first?.name, is: nil)
    }

    @Test func `the first have the prizes, without points nobody does`() {
        let tournament = tournament(rivals: 1, best: 0)

        expect(tournament.prize(for: tournament.standing(at: moment(3600), with: 1)), is: 100)
        expect(tournament.prize(for: tournament.standing(at: moment(3600), with: 0)), is: 0)
        expect(tournament.prize(for: Tournament.Standing(rank: 3, name: nil, points: 1)), is: 25)
        expect(tournament.prize(for: Tournament.Standing(rank: 4, name: nil, points: 1)), is: 0)
    }

    @Test func `one without others, time or prizes has a table too`() {
        let empty = Tournament(id: "t", starts: start, ends: moment(-10), prizes: [], rivals: 0)

        expect(empty.ends, is: start)
        expectEmpty(empty.table(at: start, with: nil))
        expect(empty.standing(at: start, with: 3).rank, is: 1)
        expect(empty.prize(for: empty.standing(at: start, with: 3)), is: 0)
    }
}
