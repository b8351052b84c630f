/// A button across the end of a list: its words, a spinner while the next page is on its way, or why it did not come.
public final class SeeMoreButtonView: ComponentView<any SeeMoreButtonViewModelProtocol, SeeMoreButtonDisplayState>,
    StandardComponent
{
    public typealias Model = SeeMoreButtonViewModel

    private lazy var spinner = Spinner(in: environment)
    private lazy var label = Label(alignment: .center)
    private lazy var pill = PillBox([spinner, label])
    private lazy var failureLine = MessageLine(margin: Spacing.none, upTo: 2)
    private lazy var column = StackView([failureLine, pill], axis: .vertical)
    private var state = SeeMoreButtonDisplayState.blank

    /// Rows of the button itself, of which the first and the last are half rows, or a border; what is said in its place
    /// takes one.
    private static let rows = 3

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: SeeMoreButtonDisplayState) {
        self.state = state
        label.text = words(for: state)
        pill.minimumHeight = state.phase == .complete ? 1 : Self.rows
        spinner.turn(while: state.phase == .loading)
        failureLine.render(failure(of: state))
        isEnabled = state.canLoad
        renderLook()
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyLoadMore) { $0.loadMore() } }

    override public func stateChanged() {
        super.stateChanged()
        renderLook()
    }

    private func words(for state: SeeMoreButtonDisplayState) -> String {
        switch state.phase {
        case .loading: return environment.text(.loading)
        case .failed: return environment.text(.tryAgain)
        case .complete: return environment.text(.allLoaded)
        case .idle:
            if let count = state.remainingCount, count > 0 {
                return environment.text(.loadMoreCount, ["count": environment.money.string(whole: count)])
            }
            return state.title.isEmpty ? environment.text(.loadMore) : state.title
        }
    }

    private func failure(of state: SeeMoreButtonDisplayState) -> MessageLine.Message? {
        guard case .failed(let failure) = state.phase else { return nil }
        return .error(failure.words(.moreFailed, in: environment))
    }

    /// A solid block, an outline, or words alone where there is nothing to press for now or any more.
    private func renderLook() {
        guard state.canLoad else {
            label.style = TextStyle(.textSecondary, state.phase == .loading ? [] : .dim)
            pill.border = state.phase == .complete ? nil : .broken
            pill.borderStyle = TextStyle(.separatorLineSecondary)
            let isBlock = state.style == .solid && state.phase != .complete
            return pill.look = isBlock ? PillBox.Look(ground: .role(.buttonDisablePrimary)) : PillBox.Look(ends: .blank)
        }
        pill.border = isFocused ? .heavy : .light
        switch state.style {
        case .solid:
            label.style = TextStyle(.button, .buttonTextPrimary)
            pill.borderStyle = isFocused ? TextStyle(.buttonTextPrimary, .bold) : TextStyle(.highlightPrimary)
            pill.look = PillBox.Look(ground: .role(.buttonBackgroundPrimary))
        case .bordered:
            label.style = TextStyle(.button, .buttonBorderTertiary)
            pill.borderStyle = isFocused ? focusStyle : TextStyle(.buttonBorderTertiary)
            pill.look = PillBox.Look(ends: .blank)
        }
    }
}
