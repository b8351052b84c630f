extension ComponentView {
    /// The keys that press a component which does one thing.
    /// - Parameter press: what its model does then.
    package func pressing(_ title: LocalizationKey, _ press: @escaping (ViewModel) -> Void) -> [KeyBinding] {
        KeyBinding.activating(environment.text(title)) { [self] in
            guard let viewModel else { return }
            press(viewModel)
        }
    }
}
