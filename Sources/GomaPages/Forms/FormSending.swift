/// The sending of a form, as it stands now: what a button shows and does.
@MainActor
public struct FormSending {
    /// What the customer reads.
    public let title: String
    /// Whether the form can be sent.
    public let isEnabled: Bool
    /// Whether an answer is waited for.
    public let isBusy: Bool
    private let form: FormSource

    init(title: String, isEnabled: Bool, isBusy: Bool, of form: FormSource) {
        (self.title, self.isEnabled, self.isBusy, self.form) = (title, isEnabled, isBusy, form)
    }

    /// Sends the form.
    public func send() { form.submit() }
}
