/// A selection was taken off the bet slip, or put back.
public struct RemoveSelection: ComponentRequest {
    public static let name = "betting:remove-selection"
    public static let isNotice = true
    /// Which selection.
    public let id: String
    /// Whether it is off now.
    public let isRemoved: Bool

    public init(id: String, isRemoved: Bool) {
        self.id = id
        self.isRemoved = isRemoved
    }

    public var words: String {
        "\(isRemoved ? "take" : "put") the selection \(id) \(isRemoved ? "off" : "back on") the slip"
    }
}
