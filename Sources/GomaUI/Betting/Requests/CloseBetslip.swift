/// The bet slip is to be put away.
public struct CloseBetslip: ComponentRequest {
    public static let name = "betting:close-betslip"
    /// Which slip; `nil` where nobody has told.
    public let slip: String?

    public init(slip: String? = nil) { self.slip = slip }

    public var words: String { "close the bet slip" }
}
