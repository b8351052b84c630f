/// The users of each role, and what it is usually seen with.
@MainActor
package struct RoleUse {
    /// Nothing is known yet.
    package static let unknown = RoleUse(isKnown: false)

    private let isKnown: Bool
    private var users: [ColorRole: Set<String>] = [:]
    private var usualPairs: [ColorRole: DrawnPair] = [:]

    private init(isKnown: Bool) { self.isKnown = isKnown }

    package init(_ pairs: DrawnPairs) {
        self.init(isKnown: true)
        for (pair, users) in pairs.users { add(users.keys, of: pair.foreground.roles) }
        for (ground, users) in pairs.groundUsers { add(users, of: ground.wrappedValue.roles) }
        let byGround = Dictionary(grouping: pairs.cellCounts) { $0.key.background }
        let byText = Dictionary(grouping: pairs.cellCounts) { $0.key.foreground }
        for role in ColorRole.allCases {
            let candidates = (role.isGround ? byGround : byText)[.role(role)] ?? []
            usualPairs[role] = Self.mostDrawn(of: candidates)
        }
    }

    private mutating func add(_ names: some Sequence<String>, of roles: [ColorRole]) {
        for role in roles { users[role, default: []].formUnion(names) }
    }

    /// The pair with most cells, of those that have to be seen if there are any.
    private static func mostDrawn(of counts: [(key: DrawnPair, value: Int)]) -> DrawnPair? {
        let telling = counts.filter { $0.key.kind != .decoration }
        return (telling.isEmpty ? counts : telling).max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }?.key
    }

    /// Names of those who use a role, alone or in a mixture; `nil` where that is not known.
    package func userNames(of role: ColorRole) -> [String]? { isKnown ? (users[role] ?? []).sorted() : nil }

    /// The pair in which a role is seen most: as what it is for, a ground or what stands on one.
    package func usualPair(of role: ColorRole) -> DrawnPair? { usualPairs[role] }
}
