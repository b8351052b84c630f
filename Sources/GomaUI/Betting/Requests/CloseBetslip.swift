/// The bet slip is to be put away.
public struct CloseBetslip: ComponentRequest {
    public static let name = "betting:close-betslip"

    public init() {}

    public var words: String { "close the bet slip" }
}
