/// The model of something of a match, such as its prices, that tells its owner of which match they are.
open class MatchDetailViewModel<State: DisplayState>: ViewModel<State> {
    /// Of which match it is now, where its state does not say; `nil` where the owner knows.
    public var match: (() -> String?)?

    /// One inside something larger.
    /// - Parameter match: the match's ID now.
    public convenience init(_ place: StatePlace<State>, of match: @escaping () -> String?) {
        self.init(place)
        self.match = match
    }
}
