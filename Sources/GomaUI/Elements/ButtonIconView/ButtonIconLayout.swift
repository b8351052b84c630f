/// On which side of the title a button's icon stands.
public enum ButtonIconLayout: String, CaseIterable, Codable, Hashable, Sendable { case iconLeft, iconRight }
