/// An error in a file of texts in a language.
public enum LanguageError: Error, Hashable, CustomStringConvertible {
    /// What is no file of texts, with the reason.
    case unreadable(file: String, reason: String)
    /// A text that stands below two declarers.
    case repeated(file: String, text: String)
    /// A language that is there already.
    case taken(locale: String)

    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): is not a file of texts: \(reason)"
        case .repeated(let file, let text): "\(file): has the text \"\(text)\" twice; write it once"
        case .taken(let locale):
            "the language \"\(locale)\" is there already; texts of your own in it go with their keys"
        }
    }
}
