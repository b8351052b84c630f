/// The heading of a category of games, and the way to all of them.
public final class CasinoCategoryBarView: ComponentView<
    any CasinoCategoryBarViewModelProtocol, CasinoCategoryBarDisplayState
>, StandardComponent
{
    public typealias Model = CasinoCategoryBarViewModel

    private lazy var titleLabel = Label().growing().narrowing(to: 5)
    private lazy var allButton = PillControl(actionTitle: environment.text(.keyOpenCategory))
    private lazy var row = StackView([titleLabel, allButton], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    /// The title begins where the pictures below it do, and the way to all ends where there is room for them.
    override public var contentInsets: Insets { Insets(left: Spacing.sm, right: Spacing.xs) }

    /// A row, also before there is anything to show.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: 1)
    }

    override public func render(_ state: CasinoCategoryBarDisplayState) {
        titleLabel.show(state.title, TextStyle(.title, .textPrimary), shape: viewModel == nil ? 14 : nil)
        allButton.isHidden = viewModel == nil
        allButton.isEnabled = state.leadsOn
        allButton.onActivate = state.leadsOn ? { [weak self] in self?.viewModel?.openCategory() } : nil
        let words = allWords(of: state)
        let title = state.leadsOn ? "\(words) \(glyphs.moreRight.string)" : words
        allButton.accessibilityLabel = words
        allButton.render(PillControl.Face(title: title, ground: GroundLevel.control.role))
    }

    private func allWords(of state: CasinoCategoryBarDisplayState) -> String {
        guard let count = state.gameCount else { return environment.text(.allGames) }
        return environment.text(.allGamesCounted, ["count": environment.money.string(whole: max(0, count))])
    }
}
