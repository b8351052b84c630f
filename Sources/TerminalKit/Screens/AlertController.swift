/// A question in a few sentences, with an answer for each button. The first one has the focus, so the harmless one comes
/// first. Where there is too little room, what is below the heading scrolls.
public final class AlertController<Answer: Sendable>: ResultController<Answer> {
    private let heading: String
    private let text: String
    private let answers: [(title: String, answer: Answer)]

    /// Columns beyond which the text goes on in the next line.
    private static var mostColumns: Int { 56 }

    /// - Parameters:
    ///   - heading: what is asked, in a few words.
    ///   - text: what will come of it; empty for nothing.
    ///   - answers: what can be answered, each with what stands on its button.
    public init(_ heading: String, text: String = "", answers: [(title: String, answer: Answer)]) {
        self.heading = heading
        self.text = text
        self.answers = answers
        super.init()
    }

    override public func loadView() -> View {
        let headingLabel = Label(heading, style: TextStyle(foreground: .terminalDefault, attributes: .bold)).wrapping()
        let textLabel = Label(text).wrapping()
        textLabel.isHidden = text.isEmpty
        let buttons = answers.map { title, answer in
            Button(title) { [weak self] in self?.finish(answer) }
        }
        let row = StackView(buttons, spacing: 1)
        let scroller = ScrollView(StackView([textLabel, row], axis: .vertical, spacing: 1))
        return StackView([headingLabel, scroller.growing()], axis: .vertical, spacing: 1)
    }

    override public var title: String? { heading }

    override public func preferredSheetSize(in size: Size) -> Size {
        let wish = view.measure(Size(width: min(size.width, Self.mostColumns), height: View.unbounded))
        // Where it scrolls, the bar has a column of its own beside the words.
        return Size(width: wish.width + (wish.height > size.height ? 1 : 0), height: wish.height)
    }
}
