/// A source whose state can be replaced from outside, as a gallery does that edits it.
public protocol EditableStateSource<State>: DisplayStateSource {
    func replaceState(_ state: State)
}
