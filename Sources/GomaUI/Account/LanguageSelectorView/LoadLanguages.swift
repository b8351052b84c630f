/// The languages that there are to choose from are wanted.
public struct LoadLanguages: ComponentRequest {
    public typealias Reply = [LanguageChoice]

    public static let name = "app:load-languages"

    public init() {}

    public var words: String { "load the languages" }
}
