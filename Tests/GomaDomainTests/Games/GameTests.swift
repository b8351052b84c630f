import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct GameTests {
    private func game(_ id: String = "a", modes: Set<Game.Mode> = [.money, .practice]) -> Game {
        Game(id: id, name: id, modes: modes, stakes: StakeRange(2, 100))
    }

    private func account(isLoggedIn: Bool) -> Account {
        var account = Account(id: "a")
        if isLoggedIn { account.logIn(at: .hour(0)) }
        return account
    }

    @Test(
        arguments: [
            (true, 2, nil), (true, 1, .belowLeastStake(2)), (false, 100, .account(.loggedOut)),
        ] as [(Bool, Amount, Game.Obstacle?)])
    func `to play for money takes a login and the least stake, and to practise nothing`(
        isLoggedIn: Bool, balance: Amount, obstacle: Game.Obstacle?
    ) {
        let account = account(isLoggedIn: isLoggedIn)

        expect(game().obstacle(to: .money, for: account, balance: balance), is: obstacle)
        expect(game().obstacle(to: .practice, for: nil, balance: 0), is: nil)
    }

    @Test func `it is played in the ways that are offered`() {
        let account = account(isLoggedIn: true)

        expect(game(modes: [.money]).obstacle(to: .practice, for: account, balance: 9), is: .notOffered)
        expect(game(modes: []).obstacle(to: .money, for: account, balance: 9), is: .notOffered)
        expect(game().obstacle(to: .money, for: nil, balance: 9), is: .account(.loggedOut))
    }

    @Test(
        arguments: [
            ("c", 3, ["c", "a", "b"]), ("d", 3, ["d", "a", "b"]), ("d", 4, ["d", "a", "b", "c"]),
            ("a", 3, ["a", "b", "c"]),
            ("d", 1, ["d"]), ("d", 0, []),
        ] as [(String, Int, [String])])
    func `what is put first is there once, and the last of too many goes`(id: String, most: Int, ids: [String]) {
        var games = ["a", "b", "c"].map { game($0) }

        games.putFirst(game(id), keeping: most)

        expect(games.map(\.id), is: ids)
    }
}
