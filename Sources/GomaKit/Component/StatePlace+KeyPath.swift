extension StatePlace {
    /// A part that is always there.
    func part<Part: DisplayState>(named name: String, _ keyPath: WritableKeyPath<State, Part>) -> StatePlace<Part>? {
        part(named: name, read: { $0[keyPath: keyPath] }, write: { $0[keyPath: keyPath] = $1 })
    }

    /// A part that may be there or not.
    func part<Part: DisplayState>(named name: String, _ keyPath: WritableKeyPath<State, Part?>) -> StatePlace<Part>? {
        part(
            named: name, read: { $0[keyPath: keyPath] },
            write: { if $0[keyPath: keyPath] != nil { $0[keyPath: keyPath] = $1 } })
    }

    /// An element of a list, at an index or, wherever it moves to, the one with an identity.
    func part<Part: DisplayState>(
        named name: String, _ keyPath: WritableKeyPath<State, [Part]>, _ element: ListElement<Part>
    ) -> StatePlace<Part>? {
        part(
            named: "\(name)[\(element.index)]",
            read: {
                let list = $0[keyPath: keyPath]
                return element.index(in: list).map { list[$0] }
            },
            write: { state, part in
                if let index = element.index(in: state[keyPath: keyPath]) { state[keyPath: keyPath][index] = part }
            })
    }
}
