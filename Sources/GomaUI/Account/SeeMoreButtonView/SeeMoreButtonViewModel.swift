import TerminalKit

/// The model of a see more button: asks for a page, and tells what has come of it, until there is no more.
public final class SeeMoreButtonViewModel: ViewModel<SeeMoreButtonDisplayState>,
    SeeMoreButtonViewModelProtocol, ActingModel
{
    public static let actions = [Action("loadMore()", loadMore)]

    /// How long a page takes.
    public static let answerTime = Duration.milliseconds(1500)
    /// What is on a page.
    public static let pageSize = 10

    /// Told that the next page has come, for whoever owns the list.
    public var onPage: (() -> Void)?
    private var request: AnyObject?

    public func loadMore() {
        record()
        update { $0.load() }
    }

    override public func keepTime(for state: SeeMoreButtonDisplayState, after old: SeeMoreButtonDisplayState?) {
        guard state.phase == .loading else { return request = nil }
        guard request == nil else { return }
        request = ask(for: Self.answerTime) { [weak self] in self?.receive($0) }
    }

    private func receive(_ answer: MockAnswer) {
        update { state in
            switch answer {
            case .given: state.receive(Self.pageSize)
            case .refused: state.fail()
            case .silence: state.fail(message: environment.text(.noAnswer))
            }
        }
        if answer == .given { onPage?() }
    }
}
