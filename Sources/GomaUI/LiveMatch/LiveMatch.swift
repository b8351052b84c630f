import TerminalKit

/// A model that moves by itself while its match is on.
@MainActor
public protocol LiveMatch: AnyObject {
    var environment: ViewEnvironment { get }
    /// What moves it; `nil` where nothing does.
    var timeline: MatchTimeline? { get set }
    /// Whether there is anything left to move.
    var isOn: Bool { get }

    /// Does what the move means here; moves of what is not shown are passed over.
    func play(_ move: MatchMove)
}

extension LiveMatch {
    /// Moves by a script from now on, in place of any other.
    public func follow(_ script: MatchScript) {
        timeline = MatchTimeline(script, for: self, on: environment.scheduler)
    }
}
