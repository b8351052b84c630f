/// One pill of a filter bar: a sport, or another filter.
final class GeneralFilterItemView: View {
    private let sportCell: SportSelectorCellView
    private let optionCell: FilterOptionCellView

    init(in environment: ViewEnvironment) {
        sportCell = SportSelectorCellView(environment: environment)
        optionCell = FilterOptionCellView(environment: environment)
        super.init()
        embed(StackView([sportCell, optionCell]))
    }

    func show(_ item: GeneralFilterItem) {
        switch item {
        case .sport(let model):
            sportCell.bind(to: model)
            optionCell.prepareForReuse()
            (sportCell.isHidden, optionCell.isHidden) = (false, true)
        case .option(let model):
            sportCell.prepareForReuse()
            optionCell.bind(to: model)
            (sportCell.isHidden, optionCell.isHidden) = (true, false)
        }
    }
}
