/// What a page says of a form.
struct FormOptions: Codable {
    let fields: [Field]
    /// The way to what stands in the fields at first, each by its name, such as `me.account`.
    var of: String?
    var send: Sending?

    /// What a page says of a field.
    struct Field: Codable {
        let id: String
        var kind: FormFieldKind?
        let title: String
        var format: String?
        var prefix: String?
        var longest: Limited<Length>?
        var characters: String?
        var choices: [FormChoice]?
        var links: [FormLink]?
        /// Whether the form is sent without it.
        var optional: Bool?
        /// What is said where it is empty.
        var missing: String?
        var rules: [FormRule]?
        /// What stands in it at first.
        var value: String?
        /// Whether it is empty again when what was sent has been refused.
        var clears: Bool?
    }

    /// Characters that a field takes at most.
    enum Length: NumberRange {
        static let range = 1...LineLength.most
    }

    /// What a page says of the button that sends the form.
    struct Sending: Codable {
        var title: String?
        /// What it says while the form is being sent.
        var busy: String?
        /// Whether it waits until everything is filled in.
        var waits: Bool?
    }
}
