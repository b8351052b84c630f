import TerminalKit

/// A name and its value on one line, or a caption in the middle of it.
public final class BetDetailRowView: ComponentView<any BetDetailRowViewModelProtocol, BetDetailRowDisplayState> {
    private lazy var nameLabel = Self.createNameLabel()
    private lazy var valueLabel = Self.createValueLabel()
    private lazy var line = CardLineView([nameLabel, valueLabel], spacing: Spacing.sm, on: .backgroundTertiary)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(line) }

    override public func initConstraints() { line.layout { $0.edges.equal(to: self) } }

    override public func render(_ state: BetDetailRowDisplayState) {
        let isHeader = state.style == .header
        line.corners = state.corners
        nameLabel.text = state.label
        nameLabel.alignment = isHeader ? .center : .leading
        nameLabel.style = isHeader ? TextStyle(.rowTitle, .textPrimary) : TextStyle(.textSecondary)
        valueLabel.text = isHeader ? "" : state.value.string(in: environment)
        valueLabel.style = TextStyle(.rowTitle, valueRole(of: state))
    }

    private func valueRole(of state: BetDetailRowDisplayState) -> ColorRole {
        guard case .result(let result) = state.value else { return .textPrimary }
        return result.markRole
    }

    private static func createNameLabel() -> Label {
        let label = Label()
        label.grows = true
        label.minimumWidth = 4
        return label
    }

    private static func createValueLabel() -> Label {
        let label = Label(alignment: .trailing)
        label.truncation = .middle
        return label
    }
}
