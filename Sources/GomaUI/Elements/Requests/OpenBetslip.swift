/// The bet slip is to be opened.
public struct OpenBetslip: ComponentRequest {
    public static let name = "betting:open-betslip"

    public init() {}

    public var words: String { "open the bet slip" }
}
