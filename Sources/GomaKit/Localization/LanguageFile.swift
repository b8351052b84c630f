import CKitFiles
import Yams

/// The texts of a package in one language, as a YAML file gives them.
///
/// ```yaml
/// locale: pt
/// name: Português
/// decimal: ","
/// grouping: "."
/// texts:
///   BetslipHeader:
///     joinNow: Registar
/// ```
///
/// Below `texts` stand the declarers (the files `LocalizationKey+BetslipHeader.swift` and so on), and below them the names of
/// their texts. How numbers are written counts in a file that is a ``Localization``; a file that says one of
/// the signs alone has a point or a comma for the other, whichever is free. `singular: [0, 1]` says which counts go with the
/// singular; 1 alone unless given. Below `examples` may stand what the states of the catalogue show, in English and in the
/// language.
///
/// Where a language counts in more forms than a singular and one other, the rules of Unicode CLDR say which count goes
/// with which, and a word has its forms by CLDR's names: `tides: {few: "{count} pływy", many: "{count} pływów"}`. The
/// singular, CLDR's `one`, is a text of its own in all languages.
public struct LanguageFile: Sendable, Hashable {
    /// BCP 47 name, such as "pt".
    public let locale: String
    /// What the language calls itself.
    public let name: String
    /// Between units and decimals.
    public let decimalSeparator: String
    /// Between thousands.
    public let groupingSeparator: String
    /// The counts that go with the singular, where the file says it.
    private let singularCounts: Set<Int>?
    /// The names of texts by their declarers.
    package let declarers: [String: [String]]
    /// What the states of the catalogue show in the language, by what they show in English.
    let examples: [String: String]
    private let texts: [String: LanguageText]

    /// Reads YAML.
    /// - Parameter file: the name that messages show.
    /// - Throws: ``LanguageError/unreadable(file:reason:)`` for what is no such file, or has the same sign before
    ///   decimals and between thousands; ``LanguageError/repeated(file:text:)`` for a text that two declarers have.
    public init(parsing yaml: String, file: String) throws(LanguageError) {
        let form = try Self.form(yaml, file: file)
        locale = form.locale
        name = form.name ?? form.locale
        decimalSeparator = form.decimal ?? (form.grouping == "." ? "," : ".")
        groupingSeparator = form.grouping ?? (form.decimal == "," ? "." : ",")
        guard !decimalSeparator.isEmpty, decimalSeparator != groupingSeparator else {
            throw .unreadable(
                file: file,
                reason: "\"decimal\" is \"\(decimalSeparator)\" and \"grouping\" \"\(groupingSeparator)\"; "
                    + "two signs have to tell decimals from thousands")
        }
        singularCounts = form.singular.map { Set($0) }
        examples = form.examples ?? [:]
        declarers = form.texts.mapValues { $0.keys.sorted() }
        var texts: [String: LanguageText] = [:]
        for (key, text) in form.texts.values.joined() {
            guard let text else { continue }
            guard texts.updateValue(text, forKey: key) == nil else { throw .repeated(file: file, text: key) }
        }
        self.texts = texts
    }

    /// A file that is built into the program, which cannot go on without it: one that cannot be read ends it.
    public init(builtIn bytes: [UInt8]) { self.init(builtIn: String(decoding: bytes, as: UTF8.self)) }

    private init(builtIn yaml: String) {
        do {
            try self.init(parsing: yaml, file: "a language that is built in")
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// A language that comes with the library.
    init(ofLibrary locale: String) { self.init(builtIn: goma_language(locale).map { String(cString: $0) } ?? "") }

    /// A text by the name of its ``LocalizationKey``, of several forms `other`; `nil` where the file has none.
    public subscript(name: String) -> String? { self[name, .other] }

    /// What stands for a form of a text.
    subscript(name: String, form: PluralForm) -> String? { texts[name]?[form] }

    /// How words are counted.
    var pluralRule: PluralRule { PluralRule(of: locale, singular: singularCounts ?? [1]) }

    /// What does not fit the texts that a package declares, in sentences: a text that is missing, one that nobody declares,
    /// one with other names in braces than the English text has, and a form of a counted word that is missing, or that
    /// no count needs. `expectTranslated` of GomaTesting tells them in a test.
    public func problems(with keys: [LocalizationKey]) -> [String] {
        let missing = keys.filter { texts[$0.name] == nil }.map { "lacks \"\($0.name)\": \($0.english)" }
        let known = Set(keys.map(\.name))
        let strays = texts.keys.filter { !known.contains($0) }.map { "has \"\($0)\", which nobody declares" }
        let needless =
            singularCounts != nil && PluralRule.isNeeded(in: locale)
            ? ["has \"singular\", which CLDR's rules say of this language"] : []
        let uneven = keys.flatMap { key in texts[key.name].map { problems(of: $0, with: key) } ?? [] }
        return (missing + strays + needless + uneven).sorted().map { "\(locale): \($0)" }
    }

    /// Forms that are missing or not needed, and names in braces that are not those of the English text.
    private func problems(of text: LanguageText, with key: LocalizationKey) -> [String] {
        let rule = pluralRule
        let needed = Set((key.isCounted ? rule.forms.subtracting([.one]) : [.other]).map(\.rawValue))
        let lacking = needed.subtracting(text.forms.keys).map { "lacks \(Self.name($0, of: key)): \(key.english)" }
        let needless = Set(text.forms.keys).subtracting(needed).map {
            "has the form \"\($0)\" of \"\(key.name)\", which no count needs"
        }
        let english = key.english.namesInBraces
        let uneven = text.forms.compactMap { form, text -> String? in
            let own = text.namesInBraces
            // A form of one count may say it by itself.
            let isOfOneCount = key.isCounted && PluralForm(rawValue: form).map(rule.isOfOneCount) ?? false
            let said = isOfOneCount ? own.union(["count"]) : own
            guard key.values.map({ !said.isSubset(of: $0) }) ?? (said != english) else { return nil }
            return "\(Self.name(form, of: key)) has \(Self.list(own)) where English has \(Self.list(english))"
        }
        return lacking + needless + uneven
    }

    private static func name(_ form: String, of key: LocalizationKey) -> String {
        form == PluralForm.other.rawValue ? "\"\(key.name)\"" : "the form \"\(form)\" of \"\(key.name)\""
    }

    /// The file, as far as it is read.
    private struct Form: Decodable {
        let locale: String
        let name: String?
        let decimal: String?
        let grouping: String?
        let singular: [Int]?
        /// Nothing stands for a text that is still to be written.
        let texts: [String: [String: LanguageText?]]
        let examples: [String: String]?
    }

    private static func form(_ yaml: String, file: String) throws(LanguageError) -> Form {
        do {
            return try YAMLDecoder().decode(Form.self, from: yaml)
        } catch let error as DecodingError {
            throw .unreadable(file: file, reason: StateProblem.words(for: error, in: SchemaProbe.schema(of: Form.self)))
        } catch {
            throw .unreadable(file: file, reason: "\(error)")
        }
    }

    private static func list(_ names: Set<String>) -> String {
        names.isEmpty ? "none" : names.sorted().map { "{\($0)}" }.joined(separator: " ")
    }
}
