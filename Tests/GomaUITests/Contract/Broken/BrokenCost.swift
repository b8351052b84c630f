import GomaCatalog
import TerminalKit

/// Holds on to itself.
final class BrokenLeaky: SampleView {
    private var reminder: (() -> Void)?

    override func setupWithTheme() {
        super.setupWithTheme()
        reminder = { self.setNeedsDisplay() }
    }
}

/// Is held by what waits on the time line.
final class BrokenLeakyTimer: SampleView {
    override static var time: String? { "Something in it moves." }

    private var timer: AnyCancellable?

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        timer = environment.scheduler.after(.seconds(30)) { self.noteLabel.isHidden = false }
    }
}

/// Draws all of itself whatever changes.
final class BrokenWasteful: SampleView {
    override func render(_ state: SampleDisplayState) {
        super.render(state)
        setNeedsDisplay()
    }
}

/// Asks for the next frame while it draws one.
final class BrokenRestless: SampleView {
    override func draw(in painter: Painter) { setNeedsDisplay(in: Rect(x: 0, y: 0, width: 1, height: 1)) }
}

/// Has its parts laid out anew again and again.
final class BrokenRelayout: SampleView {
    private var rounds = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        if rounds % 3 != 0 { for view in tree.dropFirst() { view.setNeedsLayout() } }
    }
}
