/// What was done to the views of a page's parts that no model knows, by their places: kept when a part leaves, and read of those
/// that are shown.
@MainActor
final class PartMemories {
    private var left: [String: JSONValue]
    private var shown: [String: Shown] = [:]

    /// A view that is in the window.
    private struct Shown {
        weak var instance: ComponentInstance?
    }

    /// - Parameter interfaces: as another run has left them.
    init(_ interfaces: [String: JSONValue]) { left = interfaces }

    /// A part has come into the window: it is as it was left.
    func take(_ instance: ComponentInstance, at key: String) {
        shown[key] = Shown(instance: instance)
        if let state = left.removeValue(forKey: key) { instance.takeUp(interfaceState: state) }
    }

    /// A part leaves the window.
    func leave(_ instance: ComponentInstance, at key: String) {
        guard shown[key]?.instance === instance else { return }
        shown[key] = nil
        left[key] = instance.interfaceState
    }

    /// All that is known.
    var all: [String: JSONValue] {
        left.merging(shown.compactMapValues { $0.instance?.interfaceState }) { $1 }
    }
}
