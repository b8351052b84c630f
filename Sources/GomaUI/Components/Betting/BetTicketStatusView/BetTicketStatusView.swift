import TerminalKit

/// A bar across a ticket that says how it has ended.
public final class BetTicketStatusView: ComponentView<
    any BetTicketStatusViewModelProtocol, BetTicketStatusDisplayState
>
{
    private lazy var markLabel = Label()
    private lazy var wordLabel = Self.createWordLabel()
    private lazy var line = CardLineView([markLabel, wordLabel], spacing: Spacing.xs, on: .backgroundSecondary)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(line) }

    override public func initConstraints() { line.layout { $0.edges.equal(to: self) } }

    override public func render(_ state: BetTicketStatusDisplayState) {
        let result = state.result
        markLabel.text = result?.mark(in: glyphs) ?? ""
        markLabel.style = TextStyle(result?.markRole ?? .textPrimary, .bold)
        wordLabel.text = result.map { environment.text($0.title) } ?? ""
        wordLabel.style = TextStyle(.rowTitle, result?.textRole ?? .textPrimary)
        line.ground = result?.ground ?? .role(.backgroundSecondary)
        line.corners = state.corners
    }

    private static func createWordLabel() -> Label {
        let label = Label()
        label.minimumWidth = 3
        return label
    }
}
