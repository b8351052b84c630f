/// A square tile with a mark that leads on, over a word.
public final class SquareSeeMoreView: ComponentView<any SquareSeeMoreViewModelProtocol, SquareSeeMoreDisplayState>,
    StandardComponent
{
    public typealias Model = SquareSeeMoreViewModel

    private lazy var markLabel = Label(style: TextStyle(.textPrimary, .bold), alignment: .center).unspoken()
    private lazy var titleLabel = Label(alignment: .center).wrapping(upTo: 2)
    private lazy var countLabel = Label(foreground: .textSecondary, alignment: .center)
    private lazy var gap = BlankRow()
    private lazy var column = StackView([markLabel, gap, titleLabel, countLabel], axis: .vertical)
    private lazy var press = PressFeedback(in: environment)

    /// As wide as high on most screens.
    private static let extent = Size(width: 14, height: 7)

    override public func setupSubviews() { addSubview(column) }

    override public func initConstraints() {
        column.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.centerY.equal(to: self)
        }
    }

    override public func setupWithTheme() {
        press.onChange = { [weak self] in self?.renderTitleStyle() }
        markLabel.text = glyphs.moreRight.string
        background = .level(.card)
        borderStyle = TextStyle(.separatorLine)
        border = .light
    }

    override public func render(_ state: SquareSeeMoreDisplayState) {
        titleLabel.text = state.title ?? environment.text(.seeMore)
        let count = state.count ?? 0
        countLabel.text = count > 0 ? "+\(environment.money.string(whole: count))" : ""
        gap.isHidden = rowsOfWords.isMultiple(of: 2)
        renderTitleStyle()
    }

    /// Below the mark; with as many as stand in the middle of an odd number of rows, the mark stands off them.
    private var rowsOfWords: Int {
        let room = Size(width: Self.extent.width - 2 - 2 * Spacing.xs, height: View.unbounded)
        return titleLabel.measure(room).height + (countLabel.text.isEmpty ? 0 : 1)
    }

    override public func resetInteraction() { press.stop() }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(Self.extent.width, proposal.width), height: Self.extent.height)
    }

    override public var keyBindings: [KeyBinding] {
        press.bindings(environment.text(.keySeeMore)) { [self] in viewModel?.seeMore() }
    }

    private func renderTitleStyle() {
        let isBlank = viewModel == nil
        titleLabel.style = TextStyle(
            isBlank ? .textSecondary : .textPrimary, isBlank ? .dim : press.isShown ? [.bold, .underline] : .bold)
    }
}
