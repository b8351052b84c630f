/// A name and its value on one line, or a caption in the middle of it.
public final class BetDetailRowView: ComponentView<any BetDetailRowViewModelProtocol, BetDetailRowDisplayState>,
    StandardComponent
{
    public typealias Model = BetDetailRowViewModel

    private lazy var nameLabel = Label().growing().narrowing(to: 4)
    private lazy var valueLabel = Label(alignment: .trailing).truncating(.middle)
    private lazy var line = CardLineView([nameLabel, valueLabel], spacing: Spacing.sm, on: .backgroundTertiary)

    /// Whether it is a line on a card, which has the corners in its place; said before it shows a state.
    var isOnCard = false

    override public var fillsWidth: Bool { true }
    override public var content: View { line }

    override public func render(_ state: BetDetailRowDisplayState) {
        let isHeader = state.style == .header
        line.corners = isOnCard ? .none : state.corners
        nameLabel.alignment = isHeader ? .center : .leading
        let nameStyle = isHeader ? TextStyle(.rowTitle, .textPrimary) : TextStyle(.textSecondary)
        nameLabel.show(state.label.words(in: environment), nameStyle, shape: viewModel == nil ? 8 : nil)
        renderValue(of: state)
    }

    private func renderValue(of state: BetDetailRowDisplayState) {
        let style = TextStyle(.rowTitle, valueRole(of: state))
        guard viewModel != nil else { return valueLabel.show("", style, shape: 6) }
        let value = state.style == .header ? "" : state.value.string(in: environment)
        valueLabel.show(value, after: state.value.mark(in: glyphs))
        valueLabel.style = style
    }

    private func valueRole(of state: BetDetailRowDisplayState) -> ColorRole {
        guard case .result(let result) = state.value else { return .textPrimary }
        return result.markRole
    }
}
