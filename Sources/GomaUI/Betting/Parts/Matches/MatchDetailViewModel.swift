/// The model of something of a match, such as its prices, that tells its owner of which match they are.
open class MatchDetailViewModel<State: DisplayState>: ViewModel<State> {
    /// Of which match it is now, where its state does not say; `nil` where the owner knows.
    public var match: (() -> String?)?

    /// One inside something larger.
    /// - Parameter match: the match's ID now; `nil` where the owner knows.
    public init(_ place: StatePlace<State>, of match: (() -> String?)?) {
        // Before what is on its way from the start is asked for.
        self.match = match
        super.init(place)
    }

    override public convenience init(_ place: StatePlace<State>) { self.init(place, of: nil) }
}
