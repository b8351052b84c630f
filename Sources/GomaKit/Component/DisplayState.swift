/// All that a component shows, as data: it goes to JSON and back unchanged.
public protocol DisplayState: DefaultedData, Codable, Equatable, Sendable {
    /// What shows before there is a view model: the right shape, nothing in it.
    static var blank: Self { get }
}

extension DisplayState {
    /// What is ``blank``; a state whose blank one waits for something, such as a game that is still loading, says another.
    public static var defaults: Self { blank }
}
