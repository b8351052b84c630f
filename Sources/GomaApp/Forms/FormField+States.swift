extension BorderedTextFieldDisplayState {
    init(_ field: FormField) {
        self.init(
            id: field.id, title: field.title, prefix: field.prefix,
            content: field.format.flatMap(BorderedTextFieldContent.init) ?? .text, isSecure: field.kind == .secret,
            isRequired: field.isRequired, returnKey: .send, maximumLength: field.longest,
            allowedCharacters: field.characters)
        show(field)
    }

    mutating func show(_ field: FormField) {
        title = field.title
        text = field.text
        problem = field.problem.map(FieldProblem.told)
    }
}

extension PinDigitEntryDisplayState {
    mutating func show(_ field: FormField) {
        if pin != field.text {
            clear()
            enter(field.text)
        }
        if let words = field.problem {
            problem = .refused(.told(words))
        } else if case .refused? = problem {
            // What the boxes say themselves stays.
            problem = nil
        }
    }
}

extension SelectOptionsDisplayState {
    init(_ field: FormField) {
        self.init(
            id: field.id, title: field.title.isEmpty ? nil : field.title,
            options: field.choices.map { SimpleOptionRowDisplayState(id: $0.id, title: $0.title) })
    }

    mutating func show(_ field: FormField) {
        title = field.title.isEmpty ? nil : field.title
        for (place, choice) in zip(options.indices, field.choices) {
            options[place].title = choice.title
            options[place].isSelected = choice.id == field.text
        }
    }
}

extension TermsAcceptanceDisplayState {
    init(_ field: FormField) {
        self.init(id: field.id, sentence: Self.sentence(of: field))
    }

    private static func sentence(of field: FormField) -> HighlightedTextDisplayState {
        HighlightedTextDisplayState(
            id: field.id, text: field.title,
            passages: field.links.map { HighlightedTextPassage.link($0.words, id: $0.id) })
    }

    mutating func show(_ field: FormField) {
        sentence = Self.sentence(of: field)
        isAccepted = field.isOn
        problem = field.problem.map(FieldProblem.told)
    }
}
