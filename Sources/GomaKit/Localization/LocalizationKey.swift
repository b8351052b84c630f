/// A text that components bring themselves, in English; other languages are data.
///
/// It is declared beside what shows it, as a constant in an extension, and read through ``ViewEnvironment/text(_:)``:
///
/// ```swift
/// extension LocalizationKey {
///     static let kickOff = Self("acme.kickOff", english: "Kick-off in {minutes} min", in: acmeLanguages)
/// }
/// ```
///
/// Names in braces stand for values. A ``LocalizationProvider`` of somebody's own answers by ``name``.
public struct LocalizationKey: Sendable {
    /// Unique, such as "weakPassword"; in a package outside the library with its name in front.
    public let name: String
    /// The text itself in English, with places such as `{count}`.
    public let english: String
    let values: Set<String>?
    /// Whether the text goes with counts, all but those of the singular; languages may have several forms of it.
    package private(set) var isCounted = false
    /// The languages of the package that declares the text, where it is not this library.
    private let languages: [LanguageFile]

    /// - Parameters:
    ///   - values: the names in braces that other languages may choose from; the same as in English where `nil`.
    ///   - languages: what the text is in other languages; a text of the library stands in the library's own files.
    public init(_ name: String, english: String, values: Set<String>? = nil, in languages: [LanguageFile] = []) {
        self.name = name
        self.english = english
        self.values = values
        self.languages = languages
    }

    /// A text with a `{count}`, for the counts that do not go with the singular, which is a text of its own; languages may
    /// have several forms of it. ``ViewEnvironment/counted(_:_:_:_:)`` reads both.
    /// - Parameter languages: what the text is in other languages; a text of the library stands in the library's own files.
    public init(_ name: String, counted english: String, in languages: [LanguageFile] = []) {
        self.init(name, english: english, in: languages)
        isCounted = true
    }

    /// The names for which values can be put in, in English or in another language.
    package var valueNames: Set<String> { english.namesInBraces.union(values ?? []) }

    /// A form of the text in a language of the package that declares it.
    func text(in locale: String, _ form: PluralForm) -> String? {
        languages.lazy.filter { $0.locale == locale }.compactMap { $0[name, form] }.first
    }
}

extension LocalizationKey: Hashable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name && lhs.english == rhs.english }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
