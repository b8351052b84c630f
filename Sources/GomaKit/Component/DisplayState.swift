/// All that a component shows, as data: it goes to JSON and back unchanged.
public protocol DisplayState: Codable, Equatable, Sendable {
    /// What shows before there is a view model: the right shape, nothing in it.
    static var blank: Self { get }
}
