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
public struct LanguageFile: Sendable, Hashable {
    /// BCP 47 name, such as "pt".
    public let locale: String
    /// What the language calls itself.
    public let name: String
    /// Between units and decimals.
    public let decimalSeparator: String
    /// Between thousands.
    public let groupingSeparator: String
    let singularCounts: Set<Int>
    /// The names of texts by their declarers.
    package let declarers: [String: [String]]
    /// What the states of the catalogue show in the language, by what they show in English.
    let examples: [String: String]
    private let texts: [String: String]

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
        singularCounts = Set(form.singular ?? [1])
        examples = form.examples ?? [:]
        declarers = form.texts.mapValues { $0.keys.sorted() }
        var texts: [String: String] = [:]
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

    /// A text by the name of its ``LocalizationKey``; `nil` where the file has none.
    public subscript(name: String) -> String? { texts[name] }

    /// What does not fit the texts that a package declares, in sentences: a text that is missing, one that nobody declares,
    /// and one with other names in braces than the English text has. `expectTranslated` of GomaTesting tells them in a test.
    public func problems(with keys: [LocalizationKey]) -> [String] {
        let missing = keys.filter { texts[$0.name] == nil }.map { "lacks \"\($0.name)\": \($0.english)" }
        let known = Set(keys.map(\.name))
        let strays = texts.keys.filter { !known.contains($0) }.map { "has \"\($0)\", which nobody declares" }
        let uneven = keys.compactMap { key -> String? in
            guard let text = texts[key.name] else { return nil }
            let (own, english) = (text.namesInBraces, key.english.namesInBraces)
            guard key.values.map({ !own.isSubset(of: $0) }) ?? (own != english) else { return nil }
            return "\"\(key.name)\" has \(Self.list(own)) where English has \(Self.list(english))"
        }
        return (missing + strays + uneven).sorted().map { "\(locale): \($0)" }
    }

    /// The file, as far as it is read.
    private struct Form: Decodable {
        let locale: String
        let name: String?
        let decimal: String?
        let grouping: String?
        let singular: [Int]?
        /// Nothing stands for a text that is still to be written.
        let texts: [String: [String: String?]]
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
