/// A state that shows a match, or something of one.
package protocol MatchProjection: DisplayState {
    /// Whether what it shows of a match is on.
    var isOn: Bool { get }

    /// Shows how the match stands; what the customer has chosen stays.
    @MainActor
    mutating func show(_ match: Match, in environment: ViewEnvironment)
}
