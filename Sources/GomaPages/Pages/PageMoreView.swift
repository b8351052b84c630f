import GomaUI
import TerminalKit

/// The rest of a list, above the button that brings it; hidden until the button says that all there is has come.
final class PageMoreView: View {
    private let stack = PageStackView()
    private var following: AnyCancellable?

    /// - Parameters:
    ///   - rest: shown as soon as the button is complete.
    ///   - button: the part with the button in it.
    ///   - model: the button's.
    init(_ rest: [View], button: View, model: SeeMoreButtonViewModel) {
        super.init()
        embed(stack)
        following = model.displayStatePublisher.map { $0.phase == .complete }.removeDuplicates()
            .sink { [weak stack] isComplete in stack?.setBlocks((isComplete ? rest : []) + [button]) }
    }
}
