/// The item of one pill of a filter bar; `nil` before there is a model.
enum GeneralFilterItem {
    case sport((any SportSelectorCellViewModelProtocol)?)
    case option((any FilterOptionCellViewModelProtocol)?)
}
