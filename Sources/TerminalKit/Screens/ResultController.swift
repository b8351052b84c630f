/// A screen that comes to a result, for which whoever has opened it waits: a question, a choice, a form.
///
/// A screen that is left without one, by Esc or as what it stood over has gone, comes to `nil`.
open class ResultController<Result: Sendable>: ViewController {
    private var waiting: CheckedContinuation<Result?, Never>?
    /// Whether it is being shown for somebody who will wait then.
    private var isOpening = false
    /// What it has come to before anybody could wait.
    private var early: Result?

    /// Ends the screen with what it has come to, and shows again what was there before. What comes later is not heard.
    public final func finish(_ result: Result) {
        if isOpening, early == nil { early = result }
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

    /// Shows the screen, and waits for what it comes to, which may be at once; for nothing where it is nowhere then, so
    /// that nobody could ever end it, and where somebody else waits for it.
    final func result(showing show: () -> Void) async -> Result? {
        isOpening = waiting == nil
        show()
        isOpening = false
        if let early {
            self.early = nil
            return early
        }
        guard container != nil, waiting == nil else { return nil }
        return await withCheckedContinuation { waiting = $0 }
    }
}
