import TerminalKit

/// What stands in place of a line's prices: why there are none, or the way to more.
final class MarketNoticeView: Control {
    private lazy var label = Label(alignment: .center)
    /// Called when the way to more is taken.
    var onActivate: (() -> Void)?
    private var leadsOn = false

    override init() {
        super.init()
        addSubview(label)
        label.layout {
            $0.horizontal.equal(to: self)
            $0.centerY.equal(to: self)
        }
        borderStyle = TextStyle(.separatorLine)
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    func render(_ text: String, leadsOn: Bool) {
        self.leadsOn = leadsOn
        label.text = leadsOn ? "\(text) \(glyphs.moreRight.string)" : text
        label.style = leadsOn ? TextStyle(.textPrimary, .bold) : TextStyle(.highlightSecondary)
        background = .blend(.highlightSecondary, share: 0.1, on: .backgroundCards)
        border = leadsOn ? .light : .broken
        isEnabled = leadsOn
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 4) }

    override var keyBindings: [KeyBinding] {
        guard leadsOn else { return [] }
        return [KeyBinding(.activate, "show all markets") { [self] in onActivate?() }]
    }
}
