import GomaCatalog
import TerminalKit

extension Sequence<KeySection> {
    /// The names of keys that stand twice in sections of keys that are active together.
    @MainActor
    package var repeatedKeys: [String] {
        let labels = flatMap(\.bindings).flatMap {
            $0.trigger == .text ? ["typing"] : $0.trigger.keys.map(\.description)
        }
        return Dictionary(grouping: labels) { $0 }.filter { $1.count > 1 }.keys.sorted()
    }
}
