/// The model of a see more button: asks for a page, and tells what has come of it, until there is no more.
public final class SeeMoreButtonViewModel: ViewModel<SeeMoreButtonDisplayState>,
    SeeMoreButtonViewModelProtocol, ActingModel
{
    public static let actions = [Action("loadMore()", loadMore)]

    public func loadMore() { act { $0.load() } }

    override public func keepTime(for state: SeeMoreButtonDisplayState, after old: SeeMoreButtonDisplayState?) {
        ask(to: LoadMore(list: state.id), about: state.id, while: state.phase == .loading) { [weak self] in
            self?.receive($0)
        }
    }

    private func receive(_ answer: RequestAnswer<Int>) {
        update { state in
            if let failure = answer.failure { state.phase = .failed(failure) }
            if case .done(let count) = answer { state.receive(count) }
        }
    }
}
