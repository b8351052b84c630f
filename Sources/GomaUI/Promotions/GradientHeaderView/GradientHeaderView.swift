/// A headline in the middle of a ground that goes from one colour to another.
public final class GradientHeaderView: ComponentView<any GradientHeaderViewModelProtocol, GradientHeaderDisplayState>,
    StandardComponent
{
    public typealias Model = GradientHeaderViewModel

    private lazy var ground = GradientView()
    private lazy var titleLabel = Label(alignment: .center).wrapping()

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

    /// Two rows of ground above the headline, and two below it.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let room = Size(width: max(1, proposal.width - 2 * Spacing.sm), height: View.unbounded)
        let title = titleLabel.measure(room)
        let width = proposal.width < View.unbounded ? proposal.width : title.width + 2 * Spacing.sm
        return Size(width: width, height: max(1, title.height) + 4)
    }

    override public func render(_ state: GradientHeaderDisplayState) {
        let isBlank = viewModel == nil
        let words = isBlank ? nil : state.title
        let isPlain = isBlank || state.stops.isEmpty
        let ink: ColorRole = isPlain ? .textPrimary : .buttonTextPrimary
        titleLabel.showBlock(words, TextStyle(.display, ink), shape: [8, 6])
        ground.stops = isBlank ? [] : state.stops.map { GradientView.Stop(role: $0.role, place: $0.place) }
        ground.background = isPlain ? .level(.card) : nil
    }
}
