/// Decides what the heading of a category shows.
public protocol CasinoCategoryBarViewModelProtocol: DisplayStateSource<CasinoCategoryBarDisplayState> {
    /// Leads to the whole category; without games in it, nowhere.
    func openCategory()
}
