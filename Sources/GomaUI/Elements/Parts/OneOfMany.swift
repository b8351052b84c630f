/// One of several of which the customer chooses at most one, such as a tab.
public protocol OneOfMany {
    /// Which one it is; no other of the list has it.
    var id: String { get }
    /// Whether it is chosen.
    var isSelected: Bool { get set }
    /// Whether it takes part in the choice; what does not keeps what it shows.
    var canBeChosen: Bool { get }
}

extension OneOfMany {
    public var canBeChosen: Bool { true }
}

extension Array where Element: OneOfMany {
    /// The chosen one, the first where the data says several; what takes no part in the choice is none.
    package var chosenID: String? { first { $0.isSelected && $0.canBeChosen }?.id }

    /// Chooses the first of that id and no other; none where `id` is `nil` or nobody's.
    public mutating func choose(_ id: String?) {
        let chosen = firstIndex { $0.id == id && $0.canBeChosen }
        for index in indices where self[index].canBeChosen { self[index].isSelected = index == chosen }
    }
}
