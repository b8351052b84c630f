/// Two or three prices beside each other, each with its name on the same row.
public final class CompactOutcomesLineView: ComponentView<
    any CompactOutcomesLineViewModelProtocol, CompactOutcomesLineDisplayState
>, StandardComponent
{
    public typealias Model = CompactOutcomesLineViewModel

    private lazy var row = OutcomeRowsView(in: environment, density: .compact)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }

    override public func render(_ state: CompactOutcomesLineDisplayState) {
        row.bind(to: viewModel?.outcomeViewModels)
    }
}
