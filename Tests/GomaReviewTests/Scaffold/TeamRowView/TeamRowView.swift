import GomaUI

/// A title that is on or off.
final class TeamRowView: ComponentView<any TeamRowViewModelProtocol, TeamRowDisplayState>, StandardComponent {
    typealias Model = TeamRowViewModel

    private lazy var box = Label().droppable()
    private lazy var titleLabel = Label().narrowing(to: 4)
    private lazy var row = StackView([box, titleLabel], spacing: Spacing.xs)

    override var content: View { row }

    /// The first column is the focus mark's.
    override var contentInsets: Insets { Insets(left: Spacing.xs) }

    /// Before there is a model, the shape of a title stands in.
    override func render(_ state: TeamRowDisplayState) {
        let shape = String(repeating: glyphs.placeholder.string, count: 8)
        titleLabel.text = viewModel == nil ? shape : state.title
        titleLabel.style = TextStyle(viewModel == nil ? .textDisablePrimary : .textPrimary)
        box.text = state.isOn ? glyphs.checked.string : glyphs.unchecked.string
        box.style = TextStyle(state.isOn ? .highlightPrimary : .iconSecondary, .bold)
        isSelected = state.isOn
    }

    override var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, environment.text(.keySelect)) { [self] in viewModel?.toggle() }]
    }
}
