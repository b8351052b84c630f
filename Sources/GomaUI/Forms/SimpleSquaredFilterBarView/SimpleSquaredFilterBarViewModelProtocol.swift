/// Decides which choices a bar shows, and what choosing one of them means.
public protocol SimpleSquaredFilterBarViewModelProtocol: DisplayStateSource<SimpleSquaredFilterBarDisplayState> {
    /// The ID of every new choice; the one that is chosen already is not told again.
    var selectionPublisher: AnyPublisher<String, Never> { get }

    /// Makes a choice the one that applies.
    func selectFilter(id: String)
}
