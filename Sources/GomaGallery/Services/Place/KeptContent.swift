/// What a ``KeptFile`` keeps.
package protocol KeptContent: Codable, Sendable {
    /// Says whose file it is, and in which version.
    static var currentFormat: String { get }
    /// Bytes beyond which a file cannot be the program's own.
    static var mostBytes: Int { get }
    /// What the file says that it is.
    var format: String { get }
}
