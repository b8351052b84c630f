/// A bar across a ticket that says how it has ended.
public final class BetTicketStatusView: ComponentView<
    any BetTicketStatusViewModelProtocol, BetTicketStatusDisplayState
>, StandardComponent
{
    public typealias Model = BetTicketStatusViewModel

    private lazy var markLabel = Label().unspoken()
    private lazy var wordLabel = Label().narrowing(to: 3)
    private lazy var line = CardLineView([markLabel, wordLabel], spacing: Spacing.xs, on: .backgroundSecondary)

    override public var fillsWidth: Bool { true }
    override public var content: View { line }

    override public func setupWithTheme() { line.corners = .all }

    override public func render(_ state: BetTicketStatusDisplayState) {
        let result = state.result
        markLabel.text = result?.mark(in: glyphs) ?? ""
        markLabel.style = TextStyle(result?.markRole ?? .textPrimary, .bold)
        wordLabel.text = result.map { environment.text($0.title) } ?? ""
        wordLabel.style = TextStyle(.rowTitle, result?.textRole ?? .textPrimary)
        line.background = result?.ground ?? .role(.backgroundSecondary)
    }
}
