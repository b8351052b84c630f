/// A field of a form for the component that shows it: what it is now, and what the customer does to it.
@MainActor
public struct FormEntry {
    /// The field as it is now.
    public let field: FormField
    private let form: FormSource

    init(_ field: FormField, of form: FormSource) { (self.field, self.form) = (field, form) }

    /// Takes over a text that has been typed, or the identity of what has been chosen.
    public func set(_ text: String) { form.set(field.id, to: .string(text)) }

    /// Takes over whether the customer agrees.
    public func set(_ isOn: Bool) { form.set(field.id, to: .bool(isOn)) }

    /// The customer has gone on to something else: what is wrong is said, unless nothing has been entered yet.
    public func leave() { form.leave(field.id) }

    /// Whether no field comes after it.
    public var isLast: Bool { form.isLast(field.id) }

    /// The customer is done with it: goes on to the next field, or sends the form from the last.
    public func goOn() { form.goOn(from: field.id) }

    /// The customer wants the whole form sent.
    public func submit() { form.submit() }
}

extension FormEntry: @preconcurrency Encodable {
    public func encode(to encoder: any Encoder) throws { try field.encode(to: encoder) }
}
