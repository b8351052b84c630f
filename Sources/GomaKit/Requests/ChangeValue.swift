/// A value was changed, as by a slider.
public struct ChangeValue: ComponentRequest {
    public static let name = "app:change-value"
    public static let isNotice = true
    /// Which value, as the state says; empty where there is one.
    public let id: String
    /// What it is now.
    public let value: Double

    public init(id: String, value: Double) {
        self.id = id
        self.value = value
    }

    public var words: String { "take \(value)" }
}
