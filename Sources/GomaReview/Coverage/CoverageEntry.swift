/// One component, with all that shows it, plays it and contains it.
struct CoverageEntry: Sendable, Encodable {
    /// `namespace:Name`.
    let id: String
    let states: [State]
    let plays: [Play]
    let actions: [Action]
    /// Keys with what they do, in any of the states.
    let keys: [String]
    /// Components that it is made of, by name.
    let contains: [String]
    /// Components that are made of it, by name.
    let containedIn: [String]
    /// Gaps that are meant to be there.
    var waived: [Waived] = []

    /// A state, and how it stands in every profile.
    struct State: Sendable, Encodable {
        let name: String
        let isApproved: Bool
        let profiles: [Profile]
        /// The Swift that builds it, line by line; none where nobody asks.
        let usage: [String]
    }

    /// The looks of a state with some colours, glyphs and columns.
    struct Profile: Equatable, Sendable, Encodable {
        let colors: String
        let glyphs: String
        let columns: Int
        /// Short name of its cells, before colours are made of roles.
        let cells: String
        /// The state that it cannot be told from there.
        let looksLike: String?
    }

    struct Play: Equatable, Sendable, Encodable {
        let name: String
        let isApproved: Bool
    }

    /// An action of the model, and the plays that call it.
    struct Action: Equatable, Sendable, Encodable {
        let signature: String
        /// Plays by component and name.
        let plays: [String]
    }

    struct Waived: Sendable, Encodable {
        let subject: String
        let words: String
        let reason: String
    }
}
