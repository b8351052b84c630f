/// The item of one pill of a filter bar; `nil` before there is a model.
enum GeneralFilterItem {
    case sport((any SportSelectorCellViewModelProtocol)?)
    case option((any FilterOptionCellViewModelProtocol)?)

    /// What its pill stays with, wherever that moves to.
    var identity: ObjectIdentifier? {
        switch self {
        case .sport(let model): model.map { ObjectIdentifier($0 as AnyObject) }
        case .option(let model): model.map { ObjectIdentifier($0 as AnyObject) }
        }
    }
}
