import TerminalKit

/// Two or three prices beside each other, each with its name on the same row.
public final class CompactOutcomesLineView: ComponentView<
    any CompactOutcomesLineViewModelProtocol, CompactOutcomesLineDisplayState
>
{
    private lazy var row = OutcomeRowView(
        in: environment, shape: OutcomeItemDisplayState(id: "", title: "", density: .compact))

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(row) }

    override public func initConstraints() {
        row.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
    }

    override public func render(_ state: CompactOutcomesLineDisplayState) {
        row.bind(to: viewModel?.outcomeViewModels)
    }
}
