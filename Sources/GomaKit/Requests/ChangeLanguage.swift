/// Another language is wanted.
public struct ChangeLanguage: ComponentRequest {
    public static let name = "app:change-language"
    /// Which, such as "pt".
    public let code: String

    public init(code: String) { self.code = code }

    public var words: String { "change the language to \(code)" }
}
