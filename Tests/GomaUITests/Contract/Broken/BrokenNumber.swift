import GomaCatalog
import TerminalKit

/// Gives each million that it counts a row.
final class BrokenNumber: SampleView {
    override func render(_ state: SampleDisplayState) {
        super.render(state)
        guard state.count >= 1_000_000 else { return }
        noteLabel.maximumLines = Int.max
        noteLabel.text = Array(repeating: "million", count: min(state.count / 1_000_000, 3_000)).joined(separator: "\n")
    }
}
