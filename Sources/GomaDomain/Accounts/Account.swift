import Foundation

/// A customer's account: who it is, and when the customer was there.
package struct Account: Codable, Hashable, Sendable, Identifiable {
    /// What only some may do.
    package enum Act: CaseIterable, Hashable, Sendable { case deposit, stake, withdraw }

    /// The reasons why a customer may not do something.
    package enum Obstacle: Error, Hashable, Sendable { case loggedOut, notVerified }

    package let id: String
    package var name: String
    /// Whether it is known that the customer is who the account says.
    package var isVerified: Bool
    /// When the customer came; `nil` for one who is not logged in.
    package private(set) var loggedInSince: Date?
    private var pastSessions: [DateInterval] = []

    package init(id: String, name: String = "", isVerified: Bool = false) {
        self.id = id
        self.name = name
        self.isVerified = isVerified
    }

    package var isLoggedIn: Bool { loggedInSince != nil }

    /// The customer comes; one who is there has come already.
    package mutating func logIn(at moment: Date) { loggedInSince = loggedInSince ?? moment }

    /// The customer goes; one who is not there has gone already.
    package mutating func logOut(at moment: Date) {
        pastSessions = sessions(until: moment)
        loggedInSince = nil
    }

    /// The times for which the customer was there, the oldest first, the one that goes on included.
    package func sessions(until now: Date) -> [DateInterval] {
        pastSessions + (loggedInSince.map { [DateInterval(start: $0, end: max($0, now))] } ?? [])
    }

    /// Why the customer may not do something now: all of it takes a login, and to take money out the customer has to be
    /// verified; `nil` where it may be done.
    package func obstacle(to act: Act) -> Obstacle? {
        guard isLoggedIn else { return .loggedOut }
        return act == .withdraw && !isVerified ? .notVerified : nil
    }
}
