/// The model of a square see more: asks its owner for the page of all.
public final class SquareSeeMoreViewModel: ViewModel<SquareSeeMoreDisplayState>,
    SquareSeeMoreViewModelProtocol, ActingModel
{
    public static let actions = [Action("seeMore()", seeMore)]

    /// What pressing means to the owner, such as a grid of games.
    public var onSeeMore: (() -> Void)?

    /// A tile inside something larger.
    /// - Parameter onSeeMore: what pressing means to the owner.
    public convenience init(_ place: StatePlace<SquareSeeMoreDisplayState>, onSeeMore: @escaping () -> Void) {
        self.init(place)
        self.onSeeMore = onSeeMore
    }

    public func seeMore() {
        record()
        if let onSeeMore { onSeeMore() } else { ask(to: OpenPage(currentDisplayState.destination)) }
    }
}
