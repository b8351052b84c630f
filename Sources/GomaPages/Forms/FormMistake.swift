/// The mistakes that the description of a form can have.
enum FormMistake: CustomStringConvertible {
    case noFields
    case twice(String)
    case reserved(String, all: [String])
    case noChoices(String)
    case choiceTwice(String, in: String)
    case noChoice(String, in: String, known: [String])
    case noTruth(String)
    case noLength(String)
    case noFormat(String, known: [String])
    case noField(String, in: String, known: [String])
    case noPattern(String)

    var description: String {
        switch self {
        case .noFields: "a form wants fields; list them under \"fields\""
        case .twice(let id): "two fields have the id \"\(id)\"; a name means one"
        case .reserved(let id, let all):
            "no field can be called \"\(id)\", as a form has \(all.joined(separator: ", ")) besides its fields"
        case .noChoices(let id): "the field \"\(id)\" wants \"choices\", each with an id and a title"
        case .choiceTwice(let id, let field): "two choices of \"\(field)\" have the id \"\(id)\"; a name means one"
        case .noChoice(let value, let field, let known):
            "\"\(field)\" has no choice \"\(value)\"\(known.words(insteadOf: value))"
        case .noTruth(let id): "the value of \"\(id)\" is the text \"true\" or \"false\", as it is agreed to or not"
        case .noLength(let id): "the field \"\(id)\" wants \"longest\", the digits of its code"
        case .noFormat(let format, let known):
            "no format is called \"\(format)\"\(known.words(insteadOf: format))"
        case .noField(let name, let field, let known):
            "a rule of \"\(field)\" names the field \"\(name)\"\(known.words(insteadOf: name))"
        case .noPattern(let pattern): "\"\(pattern)\" is no regular expression"
        }
    }

    /// All that is wrong with a form.
    /// - Parameter reserved: names that a form has for other things than its fields.
    static func all(in options: FormOptions, formats: [String], reserved: [String]) -> [OptionMistake] {
        guard !options.fields.isEmpty else { return [OptionMistake(path: [.key("fields")], words: "\(Self.noFields)")] }
        let ids = options.fields.map(\.id)
        var all: [OptionMistake] = []
        for (place, field) in options.fields.enumerated() {
            func tell(_ mistake: FormMistake?, at steps: JSONValue.Step...) {
                guard let mistake else { return }
                all.append(OptionMistake(path: [.key("fields"), .index(place)] + steps, words: "\(mistake)"))
            }
            if ids[..<place].contains(field.id) { tell(.twice(field.id), at: .key("id")) }
            if reserved.contains(field.id) { tell(.reserved(field.id, all: reserved), at: .key("id")) }
            tell(mistake(inChoicesOf: field), at: .key("choices"))
            tell(field.value.flatMap { mistake(in: $0, of: field) }, at: .key("value"))
            if field.kind == .code, field.longest == nil { tell(.noLength(field.id), at: .key("longest")) }
            if let format = field.format, !formats.contains(format) {
                tell(.noFormat(format, known: formats), at: .key("format"))
            }
            for (number, rule) in (field.rules ?? []).enumerated() {
                tell(mistake(in: rule, of: field.id, among: ids), at: .key("rules"), .index(number))
            }
        }
        return all
    }

    private static func mistake(inChoicesOf field: FormOptions.Field) -> FormMistake? {
        if field.kind == .choice, field.choices?.isEmpty != false { return .noChoices(field.id) }
        var known: Set<String> = []
        let twin = field.choices?.first { !known.insert($0.id).inserted }
        return twin.map { .choiceTwice($0.id, in: field.id) }
    }

    /// What is wrong with a value that a field has at first, or that is put into it; `nil` where nothing is.
    static func mistake(in value: String, of field: FormOptions.Field) -> FormMistake? {
        guard !value.isEmpty else { return nil }
        switch field.kind ?? .text {
        case .choice:
            let known = (field.choices ?? []).map(\.id)
            // That there are none is told already.
            return known.isEmpty || known.contains(value) ? nil : .noChoice(value, in: field.id, known: known)
        case .consent: return ["true", "false"].contains(value) ? nil : .noTruth(field.id)
        case .text, .secret, .code: return nil
        }
    }

    private static func mistake(in rule: FormRule, of field: String, among ids: [String]) -> FormMistake? {
        if let other = [rule.same, rule.without].compactMap(\.self).first(where: { !ids.contains($0) }) {
            return .noField(other, in: field, known: ids)
        }
        return rule.pattern.flatMap { (try? Regex($0)) == nil ? .noPattern($0) : nil }
    }
}
