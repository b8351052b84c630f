/// A named meaning of colour, such as "text of a disabled button"; what colour that is, a theme decides.
///
/// TerminalKit knows roles by number alone, and only the library that names them makes them.
public struct ColorRole: Hashable, Sendable {
    /// The number of the role, which cells carry and a ``ColorResolver`` knows.
    package let number: UInt8

    package init(number: UInt8) { self.number = number }
}
