/// A box to tick before a sentence whose documents are links, and what is wrong below it.
public final class TermsAcceptanceView: ComponentView<
    any TermsAcceptanceViewModelProtocol, TermsAcceptanceDisplayState
>, StandardComponent
{
    public typealias Model = TermsAcceptanceViewModel

    private lazy var box = TickBox(actionTitle: environment.text(.keyAcceptTerms))
    private lazy var sentenceView = HighlightedTextView(environment: environment).growing().narrowing(to: 8)
    private lazy var row = StackView([box, sentenceView], alignment: .leading)
    private lazy var errorView = MessageLine(margin: Spacing.none).unspoken()

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { [row, errorView].forEach(addSubview) }

    /// What is wrong begins under the box.
    override public func initConstraints() {
        row.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
        errorView.layout {
            $0.leading.equal(to: self, offsetBy: Spacing.xs)
            $0.trailing.equal(to: self)
            $0.top.equal(to: row.bottomAnchor)
        }
    }

    /// What is wrong is said with the box.
    override public func setupWithTheme() { sentenceView.isSpoken = false }

    override public func render(_ state: TermsAcceptanceDisplayState) {
        renderBox(state)
        sentenceView.bind(to: viewModel?.sentenceViewModel)
        // A link brings a blank column of its own, for the focus mark.
        row.spacing = state.sentence.hasLinks ? Spacing.none : Spacing.xs
        errorView.render(state.problem.map { .invalid(words($0)) })
    }

    private func words(_ problem: FieldProblem) -> String {
        if case .told(let words) = problem { return words }
        return environment.text(.termsRequired)
    }

    /// The box says the sentence, which is what it stands for.
    private func renderBox(_ state: TermsAcceptanceDisplayState) {
        box.render(state.sentence.text, isChecked: state.isAccepted)
        box.problem = state.problem.map(words)
        box.onActivate = viewModel == nil ? nil : { [weak self] in self?.viewModel?.toggleAcceptance() }
    }

    /// A click on words that are no link ticks the box that stands before them.
    override public func handle(_ mouse: MouseEvent) -> Bool {
        guard viewModel != nil, mouse.action == .press(.left), row.frame.contains(mouse.location) else { return false }
        window?.focus(box)
        viewModel?.toggleAcceptance()
        return true
    }
}
