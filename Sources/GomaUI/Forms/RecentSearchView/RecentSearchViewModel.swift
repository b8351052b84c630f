/// The model of a recent search: searches for the same once more, or takes it out of the history.
public final class RecentSearchViewModel: ViewModel<RecentSearchDisplayState>, RecentSearchViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("repeatSearch()", repeatSearch), Action("remove()", remove)]

    /// What repeating means to a search around the row; gets the text.
    public var onRepeat: ((String) -> Void)?
    /// What removing means to a history that keeps its rows itself; gets the text.
    public var onRemove: ((String) -> Void)?
    /// Where it was searched; `nil` where the owner knows.
    private var search: (() -> String?)?

    /// A row of a history that is kept elsewhere.
    /// - Parameters:
    ///   - search: where it was searched.
    ///   - onRepeat: what repeating means there; gets the text.
    ///   - onRemove: what removing means there; gets the text.
    public convenience init(
        _ place: StatePlace<RecentSearchDisplayState>, of search: @escaping @autoclosure () -> String?,
        onRepeat: @escaping (String) -> Void, onRemove: @escaping (String) -> Void
    ) {
        self.init(place)
        self.search = search
        self.onRepeat = onRepeat
        self.onRemove = onRemove
    }

    public func repeatSearch() {
        record()
        let text = currentDisplayState.text
        guard !currentDisplayState.isRemoved else { return }
        if let onRepeat { onRepeat(text) } else { ask(to: SearchText(text)) }
    }

    public func remove() {
        record()
        let text = currentDisplayState.text
        guard !currentDisplayState.isRemoved else { return }
        if let onRemove { onRemove(text) } else { update { $0.isRemoved = true } }
        ask(to: ForgetSearch(text, in: search?()))
    }
}
