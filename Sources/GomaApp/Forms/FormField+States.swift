import GomaPages
import GomaUI

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
        if let words = field.problem { problem = .refused(.told(words)) }
    }
}

extension SelectOptionsDisplayState {
    init(_ field: FormField) {
        self.init(
            id: field.id, title: field.title.isEmpty ? nil : field.title,
            options: field.choices.map { SimpleOptionRowDisplayState(id: $0.id, title: $0.title) })
    }

    mutating func show(_ field: FormField) {
        for place in options.indices { options[place].isSelected = options[place].id == field.text }
    }
}

extension TermsAcceptanceDisplayState {
    init(_ field: FormField) {
        self.init(
            id: field.id,
            sentence: HighlightedTextDisplayState(
                id: "sentence", text: field.title,
                passages: field.links.map { HighlightedTextPassage.link($0.words, id: $0.id) }))
    }

    mutating func show(_ field: FormField) {
        isAccepted = field.isOn
        problem = field.problem.map(FieldProblem.told)
    }
}
