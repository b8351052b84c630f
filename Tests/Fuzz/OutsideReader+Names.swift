import OutsideReaders

extension OutsideReader {
    /// All readers' names, for messages.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
