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

    /// Waits for what the screen comes to, once it has been shown; for nothing where it is nowhere, so that nobody could ever
    /// end it, and where somebody else waits for it.
    final func result() async -> Result? {
        guard container != nil, waiting == nil else { return nil }
        return await withCheckedContinuation { waiting = $0 }
    }
}
