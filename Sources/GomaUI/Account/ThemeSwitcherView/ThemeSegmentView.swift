/// The place of one theme in the switcher: takes the focus and the press, and turns a spinner at its end while it is asked
/// for; the switcher draws what else it shows.
final class ThemeSegmentView: Control {
    private let environment: ViewEnvironment
    private let mode: ThemeMode
    private lazy var spinner = Spinner(in: environment)
    /// Whether the answer is awaited that makes it the chosen one.
    var isWished = false {
        didSet {
            spinner.turn(while: isWished)
        }
    }
    /// Called when the theme is chosen; without it the segment does not take the focus.
    var onActivate: (() -> Void)?

    init(_ mode: ThemeMode, in environment: ViewEnvironment) {
        self.mode = mode
        self.environment = environment
        super.init()
        addSubview(spinner)
        accessibilityIdentifier = "theme-\(mode.rawValue)"
        accessibilityLabel = environment.text(mode.look.title)
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 4, height: 1) }

    /// The last column is a block's end, or blank.
    override func layoutSubviews() {
        spinner.frame = Rect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    }

    override var accessibilityValue: String? {
        ReadingText.joined([super.accessibilityValue, isWished ? environment.text(.spokenAskedFor) : nil])
    }

    override var keyBindings: [KeyBinding] { KeyBinding.activating(environment.text(.keyChooseTheme), onActivate) }
}
