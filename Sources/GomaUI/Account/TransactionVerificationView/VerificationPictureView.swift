/// The phone on which a payment is confirmed, or the digits of the PIN that is entered there.
final class VerificationPictureView: PartView {
    private lazy var phoneLabel = Label(alignment: .center).unspoken()
    private lazy var phone = phoneLabel.embedded()
    private lazy var digits = StackView(spacing: Spacing.xs)
    private lazy var digitBoxes = RepeatedViews(in: digits) { DigitBox() }
    private lazy var row = StackView([phone, digits], alignment: .leading)

    override var content: View { row }

    func render(_ picture: VerificationPicture?, phase: VerificationPhase) {
        var boxes: [Bool] = []
        var words = ""
        if case .pin(let entered, let count) = picture {
            let filled = min(entered.number, count.number)
            let shown = min(count.number, 8)
            // Where a box stands for more than one digit, the last is filled with the last digit.
            boxes = (0..<shown).map { $0 < filled * shown / count.number }
            words = environment.text(.pinDigits, ["count": "\(filled)", "total": "\(count.number)"])
        }
        digitBoxes.show(boxes) { $0.isFilled = $1 }
        digits.isHidden = boxes.isEmpty
        digits.accessibilityLabel = words
        let mark = phase == .prompted || phase == .confirmed ? " \(glyphs.success.string)" : ""
        phoneLabel.text = picture == .phone ? Pictogram.phone.text(in: glyphs) + mark : ""
        phoneLabel.style = TextStyle(.alertSuccess, .bold)
        phone.isHidden = picture != .phone
        isHidden = picture == nil
    }
}

/// The place of one digit that nobody is to read.
private final class DigitBox: View {
    var isFilled = false { didSet { if isFilled != oldValue { setNeedsDisplay() } } }

    override init() {
        super.init()
        border = .light
        borderStyle = TextStyle(.separatorLineSecondary)
        background = .level(.control)
        minimumWidth = 1
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 5, height: 3) }

    override func draw(in painter: Painter) {
        guard isFilled else { return }
        let area = contentBounds
        let place = Point(x: area.minX + max(0, area.width - 1) / 2, y: area.minY)
        painter.draw(painter.glyphs.masked, at: place, style: TextStyle(.textPrimary, .bold))
    }
}
