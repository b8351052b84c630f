import TerminalKit

/// A bar across a ticket that says how it has ended.
public final class BetTicketStatusView: ComponentView<
    any BetTicketStatusViewModelProtocol, BetTicketStatusDisplayState
>
{
    private lazy var backdrop = CardBackdrop(.role(.backgroundSecondary))
    private lazy var markLabel = Label()
    private lazy var wordLabel = Self.createWordLabel()
    private lazy var row = StackView([markLabel, wordLabel], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { [backdrop, row].forEach(addSubview) }

    override public func initConstraints() {
        backdrop.layout { $0.edges.equal(to: self) }
        row.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.top.equal(to: self)
            $0.height.equal(to: 1)
        }
    }

    override public func render(_ state: BetTicketStatusDisplayState) {
        let result = state.result
        markLabel.text = result?.mark(in: glyphs) ?? ""
        markLabel.style = TextStyle(result?.markRole ?? .textPrimary, .bold)
        wordLabel.text = result.map { environment.text($0.title) } ?? ""
        wordLabel.style = TextStyle(.rowTitle, result?.textRole ?? .textPrimary)
        backdrop.ground = result?.ground ?? .role(.backgroundSecondary)
        backdrop.corners = state.corners
    }

    private static func createWordLabel() -> Label {
        let label = Label()
        label.minimumWidth = 3
        return label
    }
}
