/// A text that wraps, in which words are stressed or lead elsewhere.
public final class HighlightedTextView: ComponentView<
    any HighlightedTextViewModelProtocol, HighlightedTextDisplayState
>, StandardComponent
{
    public typealias Model = HighlightedTextViewModel

    private lazy var textView = LinkedTextView(actionTitle: environment.text(.keyOpenLink))
    /// Where the shape stands before there is a model.
    package var shapeAlignment = TextAlignment.leading {
        didSet { if viewModel == nil { render(.blank) } }
    }

    override public var fillsWidth: Bool { true }
    override public var content: View { textView }

    override public func setupWithTheme() {
        textView.onFollow = { [weak self] in self?.viewModel?.openLink(id: $0) }
    }

    override public func render(_ state: HighlightedTextDisplayState) {
        let runs = viewModel == nil ? [placeholder] : state.parts.map(Self.run)
        textView.render(runs, alignment: viewModel == nil ? shapeAlignment : state.alignment)
    }

    /// The shape of a few words.
    private var placeholder: TextRun {
        let words = [7, 4, 9].map { glyphs.shape(columns: $0) }
        return TextRun(text: words.joined(separator: " "), style: TextStyle(.textSecondary, .dim))
    }

    /// Whether the text is read out; not where somebody else says it.
    package var isSpoken: Bool {
        get { textView.isSpoken }
        set { textView.isSpoken = newValue }
    }

    private static func run(_ part: HighlightedTextPart) -> TextRun {
        guard let passage = part.passage else { return TextRun(text: part.text, style: TextStyle(.textPrimary)) }
        let role = passage.color
        return switch passage.kind {
        case .highlight: TextRun(text: part.text, style: TextStyle(role, .bold), staysWhole: true)
        case .link: TextRun(text: part.text, style: TextStyle(.link, role), link: passage.id)
        }
    }
}
