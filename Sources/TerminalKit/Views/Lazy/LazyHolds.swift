/// Elements of a ``LazyStackView`` whose views stay although they are far out of view.
@MainActor
struct LazyHolds {
    /// What is to be shown with the layout that is due.
    var asked: String?
    /// What was asked to be shown, until it is.
    var wanted: String?
    /// Elements next to which the focus may go.
    var reachable: Set<String> = []
    /// What had the focus last in here.
    private var focused: String?

    /// The element that holds the focus; `nil` where it is elsewhere.
    func focused(in stack: LazyStackView) -> String? {
        guard let view = stack.window?.focusedView, let element = stack.element(around: view) else { return nil }
        return stack.made.first { $0.value.view === element }?.key
    }

    /// All of them.
    mutating func ids(in stack: LazyStackView) -> Set<String> {
        focused = focused(in: stack) ?? focused
        return reachable.union([wanted, focused].compactMap(\.self))
    }
}
