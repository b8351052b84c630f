/// The side of a button's title on which its icon stands.
public enum ButtonIconLayout: String, CaseIterable, Codable, Hashable, Sendable { case iconLeft, iconRight }
