/// The states of a component's variants, as whoever keeps them has them in data.
@MainActor
protocol VariantStates: AnyObject {
    /// The state of a variant with its examples in a language; `nil` where the language has none, or it cannot be said in data.
    func translatedState<State: DisplayState>(
        _ type: State.Type, at index: Int, into language: any LocalizationProvider
    ) -> State?
}
