import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct AccountTests {
    @Test(
        arguments: [
            (false, false, [.loggedOut, .loggedOut, .loggedOut]), (false, true, [.loggedOut, .loggedOut, .loggedOut]),
            (true, false, [nil, nil, .notVerified]), (true, true, [nil, nil, nil]),
        ] as [(Bool, Bool, [Account.Obstacle?])])
    func `a login is needed for all, and to be verified for what goes out`(
        isLoggedIn: Bool, isVerified: Bool, obstacles: [Account.Obstacle?]
    ) {
        var account = Account(id: "a", isVerified: isVerified)
        if isLoggedIn { account.logIn(at: .hour(0)) }

        expect(Account.Act.allCases.map(account.obstacle), is: obstacles)
        expect(account.isLoggedIn, is: isLoggedIn)
    }

    @Test func `the customer comes and goes once each time`() {
        var account = Account(id: "a")
        account.logOut(at: .hour(0))
        account.logIn(at: .hour(1))
        account.logIn(at: .hour(2))
        expect(account.loggedInSince, is: .hour(1))
        account.logOut(at: .hour(3))
        account.logOut(at: .hour(4))
        account.logIn(at: .hour(5))

        expect(
            account.sessions(until: .hour(6)),
            is: [
                DateInterval(start: .hour(1), end: .hour(3)), DateInterval(start: .hour(5), end: .hour(6)),
            ])
        expect(account.sessions(until: .hour(4)).last?.duration, is: 0)
    }
}
