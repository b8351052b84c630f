/// A large mark, what has happened, and what that means, one below the other in the middle.
public final class StatusInfoView: ComponentView<any StatusInfoViewModelProtocol, StatusInfoDisplayState>,
    StandardComponent
{
    public typealias Model = StatusInfoViewModel

    private lazy var ring = StatusRing(in: environment)
    private lazy var titleLabel = Label(alignment: .center).wrapping(upTo: 2)
    private lazy var messageLabel = Label(alignment: .center).wrapping()
    private lazy var column = StackView(
        [ring, titleLabel, messageLabel], axis: .vertical, spacing: Spacing.xs, alignment: .center)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.lg, vertical: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: StatusInfoDisplayState) {
        let isKnown = viewModel != nil
        let look = state.kind.look(in: glyphs)
        ring.show(isKnown ? look.mark : "", isKnown ? look.role : nil)
        ring.accessibilityLabel = isKnown ? environment.text(look.title) : ""
        titleLabel.show(state.title, TextStyle(.display, .textPrimary), shape: isKnown ? nil : 20)
        messageLabel.show(state.message, TextStyle(.textSecondary), shape: isKnown ? nil : 32)
    }
}
