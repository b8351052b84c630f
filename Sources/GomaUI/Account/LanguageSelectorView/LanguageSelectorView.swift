/// Languages below each other, of which one is chosen.
public final class LanguageSelectorView: ComponentView<
    any LanguageSelectorViewModelProtocol, LanguageSelectorDisplayState
>, StandardComponent
{
    public typealias Model = LanguageSelectorViewModel

    private lazy var rowsColumn = StackView(axis: .vertical)
    private lazy var rowViews = RepeatedViews(in: rowsColumn) { [environment] in LanguageRowView(in: environment) }
    private lazy var shapeLabel = Label(style: TextStyle(.textSecondary, .dim)).wrapping().unspoken()
    private lazy var footer = LanguageListFooter(in: environment)
    private lazy var column = StackView(inCard: [rowsColumn, shapeLabel, footer])

    override public var fillsWidth: Bool { true }
    /// Columns beyond which a language's code would stand too far from its name.
    override public var maximumWidth: Int? { 60 }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func setupWithTheme() {
        background = .level(.card)
        footer.retryLink.onActivate = { [weak self] in self?.viewModel?.loadLanguages() }
    }

    override public func render(_ state: LanguageSelectorDisplayState) {
        rowViews.show(state.languages, by: \.code) { view, language in
            view.onActivate = { [weak self] in self?.viewModel?.selectLanguage(code: language.code) }
            view.render(
                language, isSelected: language.code == state.selectedCode, isWished: language.code == state.wishedCode)
        }
        rowsColumn.isHidden = state.languages.isEmpty
        shapeLabel.isHidden = state.phase != .loading || !state.languages.isEmpty
        let shapes = [7, 9, 8].map { " \(glyphs.radioOff.string) \(glyphs.shape(columns: $0))" }
        shapeLabel.text = shapes.joined(separator: "\n")
        let handsFocusOn = footer.retryLink.isFocused && state.phase == .loaded
        footer.render(state, isBound: viewModel != nil)
        if handsFocusOn, let row = rowViews.views.first(where: \.isSelected) ?? rowViews.views.first {
            window?.focus(row)
        }
    }
}
