import GomaUI
import TerminalKit

/// One component, with all that shows it, plays it and contains it.
public struct CoverageEntry: Hashable, Sendable, Encodable {
    /// `namespace:Name`.
    public let id: String
    public let states: [State]
    public let plays: [Play]
    public let actions: [Action]
    /// Keys with what they do, in any of the states.
    public let keys: [String]
    /// Components that it is made of, by name.
    public let contains: [String]
    /// Components that are made of it, by name.
    public let containedIn: [String]
    /// Gaps that are meant to be there.
    public internal(set) var waived: [Waived] = []

    /// A state, and how it stands in every profile.
    public struct State: Hashable, Sendable, Encodable {
        public let name: String
        public let isApproved: Bool
        public let profiles: [Profile]
        /// The Swift that builds it, line by line.
        public let usage: [String]
    }

    /// The looks of a state with some colours, glyphs and columns.
    public struct Profile: Hashable, Sendable, Encodable {
        public let colors: String
        public let glyphs: String
        public let columns: Int
        /// Short name of its cells, before colours are made of roles.
        public let cells: String
        /// The state that it cannot be told from there.
        public let looksLike: String?
    }

    public struct Play: Hashable, Sendable, Encodable {
        public let name: String
        public let isApproved: Bool
    }

    /// Something that the model can be asked for, and the plays that do so.
    public struct Action: Hashable, Sendable, Encodable {
        public let signature: String
        /// Plays by component and name.
        public let plays: [String]
    }

    public struct Waived: Hashable, Sendable, Encodable {
        public let subject: String
        public let words: String
        public let reason: String
    }
}
