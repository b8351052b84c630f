/// A text in a language's file: the same for all counts, or the forms of a counted word beside its singular.
struct LanguageText: Hashable, Sendable, Decodable {
    /// By their names; that of a text for all counts is `other`.
    let forms: [String: String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            forms = [PluralForm.other.rawValue: try container.decode(String.self)]
        } catch DecodingError.typeMismatch {
            // Nothing stands for a form that is still to be written.
            forms = try container.decode([String: String?].self).compactMapValues(\.self)
        }
    }

    /// What stands for a form: itself, else `other`.
    subscript(form: PluralForm) -> String? { forms[form.rawValue] ?? forms[PluralForm.other.rawValue] }
}
