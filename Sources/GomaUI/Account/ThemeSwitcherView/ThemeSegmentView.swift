/// The place of one theme in the switcher: takes the focus and the press, and turns a spinner at its end while it is asked
/// for; the switcher draws what else it shows.
final class ThemeSegmentView: PressControl {
    private let environment: ViewEnvironment
    private lazy var spinner = Spinner(in: environment)
    /// Whether the answer is awaited that makes it the chosen one.
    var isWished = false { didSet { spinner.turn(while: isWished) } }

    init(_ mode: ThemeMode, in environment: ViewEnvironment) {
        self.environment = environment
        super.init(actionTitle: environment.text(.keyChooseTheme))
        addSubview(spinner)
        accessibilityIdentifier = "theme-\(mode.rawValue)"
        accessibilityLabel = environment.text(mode.look.title)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 4, height: 1) }

    /// The last column is a block's end, or blank.
    override func layoutSubviews() {
        spinner.frame = Rect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    }

    override var accessibilityValue: String? {
        ReadingText.joined([super.accessibilityValue, isWished ? environment.text(.spokenAskedFor) : nil])
    }
}
