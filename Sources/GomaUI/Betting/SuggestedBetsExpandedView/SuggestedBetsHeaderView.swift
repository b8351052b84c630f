/// The heading of a section: what is in it, and whether it is open.
final class SuggestedBetsHeaderView: Control {
    private let environment: ViewEnvironment
    private lazy var icon = Label(style: Self.style).droppable().unspoken()
    private lazy var titleLabel = Label(style: Self.style).growing().narrowing(to: 4)
    private lazy var chevron = Label(style: Self.style).unspoken()
    private lazy var row = StackView([icon, titleLabel, chevron], spacing: Spacing.xs)
    /// Called when the customer opens or closes the section.
    var onActivate: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        addSubview(row)
        row.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.top.equal(to: self)
        }
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    func render(title: String, isExpanded: Bool, isEnabled: Bool) {
        icon.text = Pictogram.flame.text(in: glyphs)
        titleLabel.text = title
        chevron.text = (isExpanded ? glyphs.expanded : glyphs.collapsed).string
        self.isExpanded = isExpanded
        self.isEnabled = isEnabled
    }

    private var isExpanded = false

    override var accessibilityValue: String? {
        ReadingText.joined([isExpanded ? controlWords.expanded : controlWords.collapsed, super.accessibilityValue])
    }

    override var keyBindings: [KeyBinding] { KeyBinding.activating(environment.text(.keyOpenOrClose), onActivate) }

    private static let style = TextStyle(.title, .textPrimary)
}
