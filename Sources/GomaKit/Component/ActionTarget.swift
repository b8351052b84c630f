/// A model that can be found by its path, and asked for what the customer can ask.
@MainActor
package protocol ActionTarget: AnyObject {
    static var componentName: String { get }
    /// Where it belongs, such as `outcomes.lines[0]`; empty for one over a whole state.
    var path: String { get }

    func model(at path: String) -> (any ActionTarget)?

    /// Makes a call of it.
    /// - Throws: ``ActionError`` where it cannot be asked so.
    func perform(_ call: ActionCall) throws
}
