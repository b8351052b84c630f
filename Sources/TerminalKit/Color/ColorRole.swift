/// A named meaning of colour, such as "text of a disabled button"; what colour that is, a theme decides.
///
/// TerminalKit knows roles by number alone. The library that owns a palette of roles names them in an extension.
public struct ColorRole: RawRepresentable, Hashable, Sendable {
    /// The number of the role, which a ``ColorResolver`` knows.
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
