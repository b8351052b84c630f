/// Which element of a list is meant: the one at an index, or the one with an identity, wherever it stands.
@MainActor
final class ListElement<Element> {
    /// What the element's model is found by.
    let key: ModelGroup.Key
    /// Where the element stood when it was looked for last.
    private(set) var index: Int
    private let isMeant: ((Element) -> Bool)?

    init(at index: Int) {
        key = .index(index)
        self.index = index
        isMeant = nil
    }

    /// The element with an identity that no other of the list has.
    init(at index: Int, _ id: String) where Element: Identifiable<String> {
        key = .identity(id)
        self.index = index
        isMeant = { $0.id == id }
    }

    /// Where the element stands in a list; `nil` where it does not.
    func index(in list: [Element]) -> Int? {
        guard let isMeant else { return index < list.count ? index : nil }
        if index < list.count, isMeant(list[index]) { return index }
        guard let found = list.firstIndex(where: isMeant) else { return nil }
        index = found
        return found
    }
}
