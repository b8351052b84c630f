/// Something that is on or off was switched, such as a check box or a favourite.
public struct SwitchItem: ComponentRequest {
    public static let name = "app:switch"
    public static let isNotice = true
    /// Which, as its state says.
    public let id: String
    /// Whether it is on now.
    public let isOn: Bool

    public init(id: String, isOn: Bool) {
        self.id = id
        self.isOn = isOn
    }

    public var words: String { "switch \(id) \(isOn ? "on" : "off")" }
}
