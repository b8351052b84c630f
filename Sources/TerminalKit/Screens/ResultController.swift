/// A screen that comes to a result, for which whoever has opened it waits: a question, a choice, a form.
///
/// A screen that is left without one, by Esc or as what it stood over has gone, comes to `nil`.
open class ResultController<Result: Sendable>: ViewController {
    private var waiting: CheckedContinuation<Result?, Never>?

    /// Ends the screen with what it has come to, and shows again what was there before. What comes later is not heard.
    public final func finish(_ result: Result) {
        let waiting = waiting
        self.waiting = nil
        leave()
        waiting?.resume(returning: result)
    }

    override final func hasLeft() {
        super.hasLeft()
        waiting?.resume(returning: nil)
        waiting = nil
    }

    /// Waits for what the screen comes to.
    /// - Parameter show: puts the screen where it is seen; one that is seen already is left there, and nothing is waited for.
    final func result(showing show: () -> Void) async -> Result? {
        guard container == nil else { return nil }
        return await withCheckedContinuation { continuation in
            waiting = continuation
            show()
            // Nobody could ever end a screen that is nowhere.
            if container == nil { hasLeft() }
        }
    }
}
