/// Where a part stands in the state around it.
@MainActor
enum StatePart<Whole, Part> {
    /// It is always there.
    case always(WritableKeyPath<Whole, Part>)
    /// It may be there or not.
    case maybe(WritableKeyPath<Whole, Part?>)
    /// It is an element of a list, at an index or, wherever that moves to, the one with an identity.
    case element(WritableKeyPath<Whole, [Part]>, ListElement<Part>)
    /// It is worked out; `write` takes over what has changed in it.
    case derived(read: (Whole) -> Part?, write: (inout Whole, Part) -> Void)

    /// The part of a whole; `nil` where that has none.
    func read(in whole: Whole) -> Part? {
        switch self {
        case .always(let keyPath): return whole[keyPath: keyPath]
        case .maybe(let keyPath): return whole[keyPath: keyPath]
        case .element(let keyPath, let element):
            let list = whole[keyPath: keyPath]
            return element.index(in: list).map { list[$0] }
        case .derived(let read, _): return read(whole)
        }
    }

    /// Takes over what has changed in the part; nothing, where the whole has none.
    func write(_ part: Part, in whole: inout Whole) {
        switch self {
        case .always(let keyPath): whole[keyPath: keyPath] = part
        case .maybe(let keyPath):
            if whole[keyPath: keyPath] != nil { whole[keyPath: keyPath] = part }
        case .element(let keyPath, let element):
            if let index = element.index(in: whole[keyPath: keyPath]) { whole[keyPath: keyPath][index] = part }
        case .derived(_, let write): write(&whole, part)
        }
    }

    /// The part's name now, in a whole that calls it, or the list that it is in, by one.
    func path(named name: String) -> String {
        if case .element(_, let element) = self { "\(name)[\(element.index)]" } else { name }
    }
}
