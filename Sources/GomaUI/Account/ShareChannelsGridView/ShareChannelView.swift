import TerminalKit

/// One way to share: its mark on a round badge, and its name below. The first column is the focus mark's.
final class ShareChannelView: Control {
    private let environment: ViewEnvironment
    private lazy var markLabel = Label()
    private lazy var badge = PillBox([markLabel])
    private lazy var badgeRow = View()
    private lazy var nameLabel = Label(alignment: .center)
    private lazy var column = StackView([badgeRow, nameLabel], axis: .vertical)
    private var isCopy = false
    /// Called when the customer shares over it; without it the channel does not take the focus.
    var onActivate: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        place(column)
        badgeRow.addSubview(badge)
        badge.layout {
            $0.centerX.equal(to: badgeRow)
            $0.top.equal(to: badgeRow)
            $0.height.equal(to: 1)
        }
    }

    /// - Parameters:
    ///   - isUsed: whether it was used a moment ago.
    ///   - isBound: whether there is a model; before that, shapes stand in.
    func render(_ channel: ShareChannel, isUsed: Bool, isBound: Bool) {
        isCopy = channel.type == .copy
        isEnabled = channel.isAvailable && isBound
        accessibilityIdentifier = "channel-\(channel.id)"
        accessibilityLabel = channel.title ?? channel.type.title(in: environment)
        renderBadge(channel, isUsed: isUsed, isBound: isBound)
        renderName(channel, isUsed: isUsed, isBound: isBound)
    }

    private func renderBadge(_ channel: ShareChannel, isUsed: Bool, isBound: Bool) {
        let isOpen = channel.isAvailable && isBound
        // As wide as a mark, so that nothing moves.
        let done = "\(glyphs.success.string) "
        markLabel.text = !isBound ? glyphs.shape(columns: 2) : isUsed ? done : channel.type.mark(in: glyphs)
        markLabel.style = TextStyle(
            !isOpen ? .textDisablePrimary : isUsed ? .alertSuccess : .textPrimary, isOpen ? .bold : .dim)
        markLabel.accessibilityLabel = ""
        badge.padding = Spacing.xs
        badge.look = PillBox.Look(ground: isOpen ? .level(.control) : nil, ends: isOpen ? .filled : .broken)
    }

    private func renderName(_ channel: ShareChannel, isUsed: Bool, isBound: Bool) {
        let isOpen = channel.isAvailable && isBound
        let done = environment.text(isCopy ? .shareCopied : .shareDone)
        nameLabel.text = !isBound ? glyphs.shape(columns: 6) : isUsed ? done : accessibilityLabel ?? ""
        nameLabel.accessibilityLabel = isUsed ? nil : ""
        nameLabel.style = TextStyle(
            !isOpen ? .textDisablePrimary : isUsed ? .alertSuccess : .textPrimary,
            !isOpen ? .dim : isUsed ? .bold : [])
    }

    override var keyBindings: [KeyBinding] {
        guard onActivate != nil else { return [] }
        return [KeyBinding(.activate, environment.text(isCopy ? .keyCopyLink : .keyShare)) { [self] in onActivate?() }]
    }
}
