/// A presenter that has something to say now and then.
@MainActor
protocol SpeaksOnScreen: AnyObject {
    /// Where it is said.
    var messageScreen: (any MessageScreen)? { get }
}

extension SpeaksOnScreen {
    func say(_ message: String) { messageScreen?.show(message: message) }

    /// Does what may fail, and says why where it does.
    /// - Returns: what came of it; `nil` where it failed.
    @discardableResult
    func saying<Value>(_ work: () throws -> Value) -> Value? {
        do {
            return try work()
        } catch {
            say("\(error)")
            return nil
        }
    }
}
