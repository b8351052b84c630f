/// Decides which choices a bar shows, and what choosing one of them means.
public protocol SimpleSquaredFilterBarViewModelProtocol: DisplayStateSource<SimpleSquaredFilterBarDisplayState> {
    /// Makes a choice the one that applies.
    func selectFilter(id: String)
}
