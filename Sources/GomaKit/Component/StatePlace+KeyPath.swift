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

/// The names of key paths.
@MainActor
enum KeyPathName {
    /// Names found so far, as asking takes long.
    private static var known: [AnyKeyPath: String] = [:]

    /// The properties that a key path leads through, such as `lines`.
    static func of(_ keyPath: AnyKeyPath) -> String {
        if let name = known[keyPath] { return name }
        let name = "\(keyPath)".split(separator: ".").dropFirst().joined(separator: ".")
        known[keyPath] = name
        return name
    }
}
