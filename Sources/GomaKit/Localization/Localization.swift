import Synchronization

/// A language at hand: English, which stands in the code, or one that a file brings.
public struct Localization: LocalizationProvider, RawRepresentable, Hashable {
    public let locale: String
    /// What the language calls itself.
    public let name: String
    public let decimalSeparator: String
    public let groupingSeparator: String
    private let words: Words

    /// The source of the texts.
    private enum Words: Hashable {
        case english, pseudo
        case file(LanguageFile)
    }

    /// A language of a file, for instance of a package outside the library. A text that neither it nor the package of the
    /// text has is in English.
    public init(_ file: LanguageFile) {
        locale = file.locale
        name = file.name
        decimalSeparator = file.decimalSeparator
        groupingSeparator = file.groupingSeparator
        words = .file(file)
    }

    private init(_ locale: String, _ name: String, _ words: Words) {
        self.locale = locale
        self.name = name
        self.words = words
        (decimalSeparator, groupingSeparator) = (".", ",")
    }

    public var examples: [String: String] { if case .file(let file) = words { file.examples } else { [:] } }

    public func string(_ key: LocalizationKey) -> String {
        switch words {
        case .english: key.english
        case .pseudo: PseudoText.string(for: key.english)
        case .file(let file): file[key.name] ?? key.text(in: locale, .other) ?? key.english
        }
    }

    /// The form of a word that goes with a count.
    func pluralForm(for count: Int) -> PluralForm {
        let rule = if case .file(let file) = words { file.pluralRule } else { PluralRule(of: locale) }
        return rule.form(for: count)
    }

    /// The text that goes with a count, with its names in braces still in it; in English where the language has none.
    func string(for count: Int, _ one: LocalizationKey, _ many: LocalizationKey) -> String {
        let form = pluralForm(for: count)
        let key = form == .one ? one : many
        guard case .file(let file) = words else { return string(key) }
        return file[key.name, form] ?? key.text(in: locale, form) ?? (count == 1 ? one : many).english
    }
}

/// The languages that come with the library, and those that are added. A file of the library is read when its language is first
/// asked for.
extension Localization: CaseIterable {
    /// The library's own language, which every text has.
    public static let english = Self("en", "English", .english)
    /// European Portuguese, as far as it is translated; English stands for the rest.
    public static let portuguese = Self(LanguageFile(ofLibrary: "pt"))
    /// French of France, as far as it is translated; English stands for the rest.
    public static let french = Self(LanguageFile(ofLibrary: "fr"))
    /// English with accents and half as long again, which shows what is not translated and what has no room to be.
    public static let pseudo = Self("en-XA", "Pseudo", .pseudo)

    private static let shelf = Mutex(
        LanguageShelf([
            ("en", { .english }), ("fr", { .french }), ("pt", { .portuguese }), ("en-XA", { .pseudo }),
        ]))

    /// Adds a language of another package for the whole program, before it begins: from then on `--locale`, the gallery and
    /// scripts know it. A text that neither its file nor the package of the text has in it is in English.
    /// - Throws: ``LanguageError/taken(locale:)`` where a language of that name is at hand already.
    public static func add(_ file: LanguageFile) throws(LanguageError) {
        let language = Self(file)
        try shelf.withLock { shelf throws(LanguageError) in try shelf.add(language) }
    }

    public static var allCases: [Localization] { shelf.withLock { $0 }.languages }

    /// The BCP 47 names of all languages.
    package static var locales: [String] { shelf.withLock { $0 }.locales }

    /// A language that is at hand, by its BCP 47 name; `nil` where there is none of that name.
    public init?(rawValue: String) {
        guard let language = Self.shelf.withLock({ $0 }).language(named: rawValue) else { return nil }
        self = language
    }

    /// The language's code, such as "pt".
    public var rawValue: String { locale }
}
