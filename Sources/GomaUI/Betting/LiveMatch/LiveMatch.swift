/// A state of something that goes on while its match is on.
package protocol LiveMatch: DisplayState {
    /// Whether there is anything left to move.
    var isOn: Bool { get }

    /// Does what the move means here; moves of what is not shown are passed over.
    @MainActor
    mutating func play(_ move: MatchMove, in environment: ViewEnvironment)
}

extension ViewModel where State: LiveMatch {
    /// Lets the match go on by a script from now on, in place of any other.
    package func follow(_ script: MatchScript) { follow(StateFeed(script)) }
}
