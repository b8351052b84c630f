/// A line above search results: what is searched for, and what was found. It stands on the ground that they stand on.
public final class SearchHeaderInfoView: ComponentView<
    any SearchHeaderInfoViewModelProtocol, SearchHeaderInfoDisplayState
>, StandardComponent
{
    public typealias Model = SearchHeaderInfoViewModel

    private lazy var mark = Label(foreground: .alertWarning, .bold)
    private lazy var sentenceLabel = Label(foreground: .textSecondary).droppable()
    /// Cut in the middle, so that its closing mark stays.
    private lazy var termLabel = Label(foreground: .textPrimary, .bold).truncating(.middle).narrowing(to: 12)
    private lazy var categoryLabel = Label(foreground: .textSecondary).droppable(order: 2)
    private lazy var countLabel = Label(foreground: .textPrimary, .bold)
    private lazy var dots = WaitingDots(in: environment)
    private lazy var row = StackView(
        [mark, sentenceLabel, termLabel, categoryLabel, countLabel, dots], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm) }

    override public func render(_ state: SearchHeaderInfoDisplayState) {
        // A count of none says that there is nothing, as the phase of that name does.
        let phase: SearchHeaderInfoPhase? = state.phase == .found(count: 0) ? .nothing : state.phase
        let isSearching = phase == .searching
        dots.isHidden = !isSearching
        dots.isAnimating = isSearching
        mark.text = phase == .nothing ? glyphs.warning.string : ""
        sentenceLabel.show(
            phase.map { environment.text($0.sentence) } ?? "", TextStyle(.textSecondary),
            shape: phase == nil ? 20 : nil)
        termLabel.text =
            state.term.isEmpty ? state.category : environment.text(.searchTerm, ["term": state.term])
        categoryLabel.text = state.term.isEmpty ? "" : state.category
        let number = count(phase).map { environment.money.string(whole: $0) }
        countLabel.text = number.map { "(\($0))" } ?? ""
        let sentence = [sentenceLabel, termLabel, categoryLabel].map(\.text).filter { !$0.isEmpty }
        row.accessibilityLabel =
            phase == nil
            ? ""
            : ReadingText.joined([
                sentence.joined(separator: " "), number.map { environment.text(.numberFound, ["count": $0]) },
            ])
    }

    private func count(_ phase: SearchHeaderInfoPhase?) -> Int? {
        if case .found(let count) = phase { count?.number } else { nil }
    }
}

extension SearchHeaderInfoPhase {
    fileprivate var sentence: LocalizationKey {
        switch self {
        case .searching: .searchingFor
        case .found: .showingResults
        case .nothing: .noResults
        }
    }
}
