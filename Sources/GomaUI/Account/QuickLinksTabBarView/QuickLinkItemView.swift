/// One shortcut of a bar. The first column is the focus mark's.
final class QuickLinkItemView: PressControl {
    private let environment: ViewEnvironment
    private lazy var iconLabel = Label(style: TextStyle(.iconSecondary), alignment: .center).unspoken()
    private lazy var titleLabel = Label(style: TextStyle(.iconSecondary), alignment: .center)
    private var hasIcon = true

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init(actionTitle: environment.text(.keyGoThere))
        [iconLabel, titleLabel].forEach(addSubview)
        iconLabel.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.top.equal(to: self)
        }
        titleLabel.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.bottom.equal(to: self)
        }
    }

    /// - Parameters:
    ///   - hasIcon: whether a row is kept for the picture, as other shortcuts have one.
    ///   - isAwaited: whether it is on its way.
    func show(_ link: QuickLink, belowIcon hasIcon: Bool, isAwaited: Bool) {
        if hasIcon != self.hasIcon { setNeedsLayout() }
        self.hasIcon = hasIcon
        iconLabel.text = link.icon?.text(in: glyphs) ?? ""
        let words = link.title ?? environment.text(link.kind.words)
        titleLabel.show(words, TextStyle(.iconSecondary), shape: isAwaited ? 6 : nil)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let room = Size(width: max(0, proposal.width - 2 * Spacing.xs), height: 1)
        let width = max(iconLabel.measure(room).width, titleLabel.measure(room).width)
        return Size(width: width + 2 * Spacing.xs, height: hasIcon ? 2 : 1)
    }
}
