/// The place of a screen among others.
extension ViewController {
    /// The innermost stack that the screen is on; `nil` where it is on none.
    public final var stack: StackController? {
        sequence(first: container) { $0?.container }.lazy.compactMap { $0 as? StackController }.first
    }

    /// Takes the screen away, with all that has come over it; the first screen of an app stays.
    public final func leave() { container?.remove(self) }
}
