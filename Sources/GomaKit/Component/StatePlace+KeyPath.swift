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

    /// An element of a list.
    func part<Part: DisplayState>(
        named name: String, _ keyPath: WritableKeyPath<State, [Part]>, at index: Int
    ) -> StatePlace<Part>? {
        part(
            named: "\(name)[\(index)]",
            read: {
                let list = $0[keyPath: keyPath]
                return index < list.count ? list[index] : nil
            },
            write: { if index < $0[keyPath: keyPath].count { $0[keyPath: keyPath][index] = $1 } })
    }
}
