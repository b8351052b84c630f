/// How far a source has come where it has nothing to show: on its way, or failed, with a button to ask again; in the middle of
/// its room.
final class SourcePhaseView: View {
    private let environment: ViewEnvironment
    private let mark = Label(foreground: .alertError, .bold).unspoken()
    private let label = Label("", foreground: .textSecondary)
    private let button: Button

    /// Blank columns at each side, and blank rows above and below it.
    private static let (inset, gap) = (2, 1)

    init(_ environment: ViewEnvironment, onRetry: @escaping () -> Void) {
        self.environment = environment
        button = Button(environment.text(.askAgain), style: TextStyle(.highlightPrimary))
        super.init()
        button.action = onRetry
        label.maximumLines = 0
        label.alignment = .center
        addSubview(mark)
        addSubview(label)
        addSubview(button)
    }

    /// Whether there is nothing to be said.
    private(set) var isBlank = true

    func show(_ phase: SourcePhase, otherwise words: String = "") {
        switch phase {
        case .loading: (label.text, label.style) = (environment.text(.sourceLoading), TextStyle(.textSecondary))
        case .failed(let reason): (label.text, label.style) = (reason, TextStyle(.textPrimary))
        case .ready: (label.text, label.style) = (words, TextStyle(.textSecondary))
        }
        if case .failed = phase { button.isHidden = false } else { button.isHidden = true }
        mark.text = button.isHidden ? "" : environment.glyphs.error.string
        isBlank = label.text.isEmpty
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        guard !isBlank else { return .zero }
        return Size(
            width: proposal.width,
            height: labelSize(in: proposal.width).height + 2 * Self.gap + (button.isHidden ? 0 : 1 + Self.gap))
    }

    override func layoutSubviews() {
        let size = labelSize(in: bounds.width)
        label.frame = Rect(origin: Point(x: middle(of: size.width), y: Self.gap), size: size)
        // It has its place in the blank columns, so that what is said is in the middle.
        mark.frame = Rect(x: label.frame.minX - Self.inset, y: Self.gap, width: 1, height: 1)
        let wish = button.measure(Size(width: max(0, bounds.width - 2 * Self.inset), height: 1))
        button.frame = Rect(x: middle(of: wish.width), y: label.frame.maxY + Self.gap, width: wish.width, height: 1)
    }

    /// The column in which something so wide begins.
    private func middle(of width: Int) -> Int { max(0, (bounds.width - width) / 2) }

    private func labelSize(in width: Int) -> Size {
        label.measure(Size(width: max(1, width - 2 * Self.inset), height: View.unbounded))
    }
}
