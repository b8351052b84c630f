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

/// Has a part for each thousand that it counts.
final class BrokenCrowd: SampleView {
    private lazy var parts = StackView([], axis: .horizontal)

    override func setupSubviews() { addSubview(parts) }

    override func layoutSubviews() {
        super.layoutSubviews()
        parts.frame = .zero
    }

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        let count = max(0, min(state.count / 1_000, 6_000))
        for view in parts.subviews.dropFirst(count).reversed() { view.removeFromSuperview() }
        while parts.subviews.count < count { parts.addSubview(View()) }
    }
}

/// Shows half a cluster where it has counted far.
final class BrokenDigits: SampleView {
    override func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        guard counterPart.text == "100000000" else { return }
        painter.draw(
            DisplayText(elements: [.init(cluster: Cluster("漢" as Character), width: 1)]),
            at: Point(x: 4, y: counterPart.frame.minY), style: .plain)
    }
}
