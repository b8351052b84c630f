import GomaCatalog
import TerminalKit

extension ViewEnvironment {
    /// What something is a moment before a time from now, and at that time.
    func around<Value>(_ time: Duration, _ value: @escaping () -> Value) -> [Value] {
        scheduler.advance(by: time - .milliseconds(1))
        let before = value()
        scheduler.advance(by: .milliseconds(1))
        return [before, value()]
    }

    func wait(_ time: Duration) { scheduler.advance(by: time) }

    /// Whether nothing is going to happen by itself.
    var isAtRest: Bool { scheduler.nextDue == nil }
}
