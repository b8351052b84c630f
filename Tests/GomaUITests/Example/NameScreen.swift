import GomaUI
import TerminalKit

/// A name and a number that the customer types, and a button that is there once both are.
final class NameScreen: ViewController {
    private(set) var saved: (name: String, number: String)?
    private lazy var nameField = createNameField()
    private lazy var numberField = createNumberField()
    private lazy var saveButton = Button("Save") { [weak self] in self?.save() }

    override func loadView() -> View {
        let form = GridView([.natural, .share().atMost(30)], columnGap: 2)
        form.addRow([Label("Name"), nameField])
        form.addRow([Label("Number"), numberField])
        follow()
        return StackView([form, saveButton], axis: .vertical, spacing: 1, alignment: .leading)
    }

    private func createNameField() -> TextField {
        let field = TextField(placeholder: "as on your card")
        field.maximumLength = 20
        field.onChange = { [weak self] _ in self?.follow() }
        field.onSubmit = { [weak self] _ in self?.goOn() }
        return field
    }

    private func createNumberField() -> TextField {
        let field = TextField()
        field.isMasked = true
        field.shouldChange = { text in text.allSatisfy(\.isNumber) }
        field.onChange = { [weak self] _ in self?.follow() }
        field.onSubmit = { [weak self] _ in self?.save() }
        return field
    }

    private func goOn() { window?.focus(numberField) }

    private func follow() { saveButton.isEnabled = !nameField.text.isEmpty && !numberField.text.isEmpty }

    private func save() {
        guard saveButton.isEnabled else { return }
        saved = (nameField.text, numberField.text)
    }
}
