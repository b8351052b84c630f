extension PageBinding<FormEntry> {
    /// The state of a component that shows a field, in step with it both ways.
    /// - Parameters:
    ///   - state: at first, before the field is shown in it.
    ///   - read: the text, or the choice, that the state holds.
    ///   - show: shows the field as it is now.
    func state<State: DisplayState>(
        _ state: State, read: @escaping (State) -> String, show: @escaping (inout State, FormField) -> Void
    ) -> StatePlace<State> {
        let place = StatePlace(state, in: environment)
        keep(place) {
            self.value.set(read($0))
        } show: {
            show(&$0, $1)
        }
        return place
    }

    /// Keeps a state in step with the field, both ways.
    func keep<State: DisplayState>(
        _ place: StatePlace<State>, take: @escaping (State) -> Void, show: @escaping (inout State, FormField) -> Void
    ) {
        place.update { show(&$0, self.value.field) }
        place.keep(place.publisher.dropFirst().sink { take($0) })
        place.keep(
            follow { [weak place] in
                place?.update { show(&$0, self.value.field) }
            })
    }
}
