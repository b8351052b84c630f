extension String {
    /// What a view is called in messages and dumps: its identifier, or its type's name.
    @MainActor
    package init(nameOf view: View) { self = view.accessibilityIdentifier ?? String(nameOf: type(of: view)) }
}
