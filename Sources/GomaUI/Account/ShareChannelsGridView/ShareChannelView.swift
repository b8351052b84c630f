/// One way to share: its mark on a round badge, and its name below. The first column is the focus mark's.
final class ShareChannelView: PressControl {
    private let environment: ViewEnvironment
    private lazy var markLabel = Label().unspoken()
    private lazy var badge = PillBox([markLabel], padding: Spacing.xs)
    private lazy var badgeRow = View()
    private lazy var nameLabel = Label(alignment: .center).unspoken()
    private lazy var column = StackView([badgeRow, nameLabel], axis: .vertical)
    private var isCopy = false

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init(actionTitle: environment.text(.keyShare))
        embed(column, insetBy: Insets(left: Spacing.xs))
        badgeRow.addSubview(badge)
        badge.layout {
            $0.centerX.equal(to: badgeRow)
            $0.top.equal(to: badgeRow)
            $0.height.equal(to: 1)
        }
    }

    /// - Parameters:
    ///   - phase: how far its use has come.
    ///   - isBound: whether there is a model; before that, shapes stand in.
    func render(_ channel: ShareChannel, _ phase: CopyPhase, isBound: Bool) {
        isCopy = channel.type == .copy
        actionTitle = environment.text(isCopy ? .keyCopyLink : .keyShare)
        isEnabled = channel.isAvailable && isBound
        accessibilityIdentifier = "channel-\(channel.id)"
        let name = channel.title ?? channel.type.title(in: environment)
        accessibilityLabel = isBound ? ReadingText.joined([name, words(phase) ?? ""]) : ""
        renderBadge(channel, phase, isBound: isBound)
        renderName(name, phase, isOpen: isEnabled, isBound: isBound)
    }

    /// The colour of what is said of its use; that of any channel while nothing is.
    private func role(_ phase: CopyPhase) -> ColorRole {
        switch phase {
        case .none, .asked: .textPrimary
        case .done: .alertSuccess
        case .failed: .alertError
        }
    }

    /// What is said of its use; `nil` while nothing is.
    private func words(_ phase: CopyPhase) -> String? {
        switch phase {
        case .none, .asked: nil
        case .done: environment.text(isCopy ? .copied : .shareDone)
        case .failed: environment.text(isCopy ? .notCopied : .shareFailed)
        }
    }

    private func renderBadge(_ channel: ShareChannel, _ phase: CopyPhase, isBound: Bool) {
        let isOpen = isEnabled
        // As wide as a mark, so that nothing moves.
        let outcome = "\((phase == .done ? glyphs.success : glyphs.error).string) "
        markLabel.text =
            !isBound ? glyphs.shape(columns: 2) : phase.isSaid ? outcome : channel.type.mark(in: glyphs)
        markLabel.style = TextStyle(isOpen ? role(phase) : .textDisablePrimary, isOpen ? .bold : .dim)
        badge.look = PillBox.Look(ground: .level(.control), ends: isOpen ? .filled : .faint)
    }

    private func renderName(_ name: String, _ phase: CopyPhase, isOpen: Bool, isBound: Bool) {
        nameLabel.text = !isBound ? glyphs.shape(columns: 6) : words(phase) ?? name
        nameLabel.style = TextStyle(
            isOpen ? role(phase) : .textDisablePrimary, !isOpen ? .dim : phase.isSaid ? .bold : [])
    }
}
