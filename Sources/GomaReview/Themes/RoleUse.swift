import GomaKit
import TerminalKit

/// The users of each role, and what it is usually seen with.
@MainActor
package struct RoleUse {
    /// Nothing is known yet.
    package static let unknown = RoleUse(isKnown: false)

    private let isKnown: Bool
    private var users: [StyleToken: Set<String>] = [:]
    private var usualPairs: [StyleToken: DrawnPair] = [:]

    private init(isKnown: Bool) { self.isKnown = isKnown }

    package init(_ pairs: DrawnPairs) {
        self.init(isKnown: true)
        for (pair, users) in pairs.users { add(users.keys, of: pair.foreground.roles) }
        for (ground, users) in pairs.groundUsers { add(users, of: ground.roles) }
        let byGround = Dictionary(grouping: pairs.cellCounts) { $0.key.background }
        let byText = Dictionary(grouping: pairs.cellCounts) { $0.key.foreground }
        for token in StyleToken.allCases {
            let candidates = (token.isGround ? byGround : byText)[.role(ColorRole(token))] ?? []
            usualPairs[token] = Self.mostDrawn(of: candidates)
        }
    }

    private mutating func add(_ names: some Sequence<String>, of roles: [StyleToken]) {
        for role in roles { users[role, default: []].formUnion(names) }
    }

    /// The pair with most cells, of those that have to be seen if there are any.
    private static func mostDrawn(of counts: [(key: DrawnPair, value: Int)]) -> DrawnPair? {
        let telling = counts.filter { $0.key.kind != .decoration }
        return (telling.isEmpty ? counts : telling).max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }?.key
    }

    /// Names of those who use a role, alone or in a mixture; `nil` where that is not known.
    package func userNames(of token: StyleToken) -> [String]? { isKnown ? (users[token] ?? []).sorted() : nil }

    /// The pair in which a role is seen most: as what it is for, a ground or what stands on one.
    package func usualPair(of token: StyleToken) -> DrawnPair? { usualPairs[token] }
}
