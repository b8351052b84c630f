/// Keys held down together with another. Shift is part of the character where there is one.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1 << 0)
    /// The Control key.
    public static let control = KeyModifiers(rawValue: 1 << 1)
    /// The Alt key, or Esc just before the other key.
    public static let alt = KeyModifiers(rawValue: 1 << 2)

    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
