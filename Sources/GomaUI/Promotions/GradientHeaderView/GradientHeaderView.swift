import TerminalKit

/// A headline in the middle of a ground that goes from one colour to another.
public final class GradientHeaderView: ComponentView<any GradientHeaderViewModelProtocol, GradientHeaderDisplayState>,
    StandardComponent
{
    public typealias Model = GradientHeaderViewModel

    private lazy var ground = View()
    private lazy var titleLabel = Label(alignment: .center).wrapping()
    private var shownTone: GradientHeaderTone?

    /// Rows of ground above the headline, and below it.
    private static let rowsAround = 2

    override public func setupSubviews() {
        embed(ground)
        addSubview(titleLabel)
    }

    override public func initConstraints() {
        titleLabel.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.centerY.equal(to: self)
        }
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let room = Size(width: max(1, proposal.width - 2 * Spacing.sm), height: View.unbounded)
        let title = titleLabel.measure(room)
        let width = proposal.width < View.unbounded ? proposal.width : title.width + 2 * Spacing.sm
        return Size(width: width, height: max(1, title.height) + 2 * Self.rowsAround)
    }

    override public func render(_ state: GradientHeaderDisplayState) {
        let isBlank = viewModel == nil
        let words = isBlank ? nil : state.title
        titleLabel.showBlock(words, TextStyle(.display, .buttonTextPrimary), shape: [8, 6])
        show(isBlank ? nil : state.tone)
    }

    /// Puts the ground of a tone in place; before there is a model it is that of cards.
    private func show(_ tone: GradientHeaderTone?) {
        ground.background = tone == nil ? .level(.card) : nil
        guard tone != shownTone else { return }
        shownTone = tone
        ground.subviews.forEach { $0.removeFromSuperview() }
        guard let tone else { return }
        let (start, end) = Self.ends(of: tone)
        ground.embed(GradientView(from: start, to: end))
    }

    /// Roles on which the text of buttons reads well in every theme.
    private static func ends(of tone: GradientHeaderTone) -> (ColorRole, ColorRole) {
        switch tone {
        case .warm: (.highlightPrimary, .alertError)
        case .cool: (.highlightTertiary, .alertSuccess)
        case .premium: (.highlightTertiary, .alertError)
        case .fresh: (.highlightSecondary, .alertWarning)
        }
    }
}
