extension PageKit {
    /// Forms, which every page can have.
    mutating func addForms() {
        addSource("form", options: FormOptions.self) { options, setting in try FormSource(options, in: setting) }
        addRequest(SubmitForm(form: "form"))
    }
}
