/// The selections behind a booking code are to be put on the bet slip.
public struct LoadBookingCode: ComponentRequest {
    public static let name = "betting:load-code"
    /// Which code.
    public let code: String

    public init(code: String) { self.code = code }

    public var words: String { "load the code \(code)" }
}
