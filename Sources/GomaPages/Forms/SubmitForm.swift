/// A form of a page is to be sent; what that means says the page, by `ask`.
struct SubmitForm: ComponentRequest {
    static let name = "page:submit-form"
    /// Which form, as the page calls it.
    let form: String

    var words: String { "send the form \(form)" }
}
