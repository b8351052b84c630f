/// Decides what the heading of a category shows.
@MainActor
public protocol CasinoCategoryBarViewModelProtocol: DisplayStateSource<CasinoCategoryBarDisplayState> {
    /// Leads to the whole category; without games in it, nowhere.
    func openCategory()
}
