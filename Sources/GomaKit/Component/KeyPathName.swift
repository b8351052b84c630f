/// The names of key paths.
@MainActor
enum KeyPathName {
    /// Names found so far, as asking takes long.
    private static var known: [AnyKeyPath: String] = [:]

    /// The properties that a key path leads through, such as `lines`.
    static func of(_ keyPath: AnyKeyPath) -> String {
        if let name = known[keyPath] { return name }
        let name = keyPath.debugDescription.split(separator: ".").dropFirst().joined(separator: ".")
        known[keyPath] = name
        return name
    }
}
