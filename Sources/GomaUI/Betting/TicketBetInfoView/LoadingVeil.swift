/// Lies over what cannot be used until something has come: what is below it is fainter, and says so.
///
/// It says so at the left of a row on which nothing else may stand. It takes the focus while it shows, so that
/// the keyboard stays where it was, and answers to nothing.
final class LoadingVeil: Control {
    private let neighbour: View
    private let spinner: Spinner
    private let label: Label
    private lazy var pill = PillBox([spinner, label])

    /// - Parameter neighbour: stands on the row on which it says so, in a view that begins where this one does.
    init(in environment: ViewEnvironment, at neighbour: View) {
        self.neighbour = neighbour
        spinner = Spinner(in: environment).droppable()
        label = Label(environment.text(.loading), style: TextStyle(.textPrimary))
        super.init()
        addSubview(pill)
        pill.layout {
            $0.leading.equal(to: self, offsetBy: Spacing.xs)
            $0.top.equal(to: self)
        }
        pill.look = PillBox.Look(ends: .blank)
        focusStyle = TextStyle(.highlightPrimary, .bold)
        disabledInk = .textPrimary
        accessibilityLabel = label.text
        isHidden = true
    }

    /// Whether something is awaited.
    var isShown: Bool {
        get { !isHidden }
        set {
            isHidden = !newValue
            spinner.isAnimating = newValue
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pill.frame.origin.y = neighbour.frame.minY
    }

    override var holdsFocus: Bool { isShown }

    override func draw(in painter: Painter) { fade(in: painter, onto: .level(.card)) }
}
