/// The box of one digit.
final class PinBoxView: View {
    /// The look of the box among the others.
    enum Look: Hashable, Sendable {
        case resting
        /// The next digit goes here, and the keyboard with it.
        case current
        /// The code is not the right one.
        case wrong
        /// Nobody takes a digit yet.
        case inert
    }

    private lazy var label = Label(foreground: .textPrimary, .bold, alignment: .center)
    private(set) var look = Look.resting

    override init() {
        super.init()
        addSubview(label)
        border = .light
        background = .role(.inputBackground)
    }

    func render(_ digit: Int?, as look: Look) {
        label.text = digit.map(String.init) ?? ""
        let role: ColorRole =
            switch look {
            case .resting, .inert: digit == nil ? .separatorLine : .alertSuccess
            case .current: .highlightPrimary
            case .wrong: .alertError
            }
        borderStyle = TextStyle(role, look == .current ? .bold : [])
        label.style = TextStyle(look == .wrong ? .alertError : .textPrimary, .bold)
        background = .role(look == .inert ? .inputBackgroundDisable : .inputBackground)
        guard look != self.look else { return }
        self.look = look
        setNeedsDisplay()
    }

    override func effectiveBorder(_ border: BorderStyle) -> BorderStyle {
        switch look {
        case .resting, .wrong: border
        case .current: .heavy
        case .inert: .broken
        }
    }

    override func layoutSubviews() {
        label.frame = Rect(x: 0, y: bounds.height / 2, width: bounds.width, height: min(1, bounds.height))
            .intersection(contentBounds)
    }
}
