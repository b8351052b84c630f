/// A demand on a theme that it does not meet at one depth of colour.
struct ThemeShortfall: Equatable, Sendable {
    /// The kind of demand.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        /// What means different things looks different.
        case meaning = "meanings"
        /// Grounds that lie on each other can be told apart.
        case level = "levels"
        /// What says nothing by its colour has none where colours are few.
        case neutral
        /// What cannot be used is fainter than what can.
        case quiet
        /// What is drawn can be told from its own ground.
        case hidden
        /// What adorns says nothing by its colour.
        case adornment
    }

    let kind: Kind
    let depth: ColorDepth
    /// What is demanded, such as "accent, error".
    let name: String
    /// Names of the roles, in the same order.
    let roles: [String]
    /// What each role is shown as, such as `208 #ff8700`.
    let shown: [String]
    let measured: Double
    let needed: Double
    let help: String
}

extension [ThemeShortfall] {
    /// By name, and by what would help where several have one.
    var inOrder: Self { sorted { ($0.name, $0.help) < ($1.name, $1.help) } }
}
