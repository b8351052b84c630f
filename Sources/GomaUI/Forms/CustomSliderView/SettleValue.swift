/// The customer is done with a value, such as at the end of a drag.
public struct SettleValue: ComponentRequest {
    public static let name = "app:settle-value"
    public static let isNotice = true
    /// Which value, as the state says; empty where there is one.
    public let id: String
    /// What it is now.
    public let value: Double

    public init(id: String, value: Double) {
        self.id = id
        self.value = value
    }

    public var words: String { "stay at \(value)" }
}
