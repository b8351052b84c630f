import GomaCatalog
import TerminalKit

/// Has a part that nothing names.
final class BrokenNameless: SampleView {
    override func setupSubviews() {
        super.setupSubviews()
        let part = SamplePart("count up by the third row") { [weak self] in self?.viewModel?.countUp() }
        part.text = "More"
        column.addSubview(part)
    }
}

/// Calls two parts the same.
final class BrokenNamesakes: SampleView {
    override func setupWithTheme() {
        super.setupWithTheme()
        for part in [switchPart, counterPart] { part.accessibilityIdentifier = "part" }
    }
}

/// Calls a part what it says.
final class BrokenTranslatedName: SampleView {
    override func setupWithTheme() {
        super.setupWithTheme()
        switchPart.accessibilityIdentifier = environment.text(.tryAgain)
    }
}

/// Calls two states the same.
final class BrokenStateName: SampleView {
    override class var additionalVariants: [Variant<SampleDisplayState>] { [Variant("On", .counted)] }
}

/// Calls two states the same, but for signs that scripts leave out.
final class BrokenStateSpelling: SampleView {
    override class var additionalVariants: [Variant<SampleDisplayState>] { [Variant("o-n", .counted)] }
}

/// Calls two plays the same, but for a blank that nobody sees.
final class BrokenPlayName: SampleView {
    override class var plays: [Play] {
        ["Switch", "Switch "].map { Play($0, state: "Plain", "press Enter") }
    }
}

/// Has a play without a name.
final class BrokenPlayWithoutName: SampleView {
    override class var plays: [Play] { [Play(" ", state: "Plain", "press Enter")] }
}

/// Forgets how far its notes were scrolled.
final class BrokenMemory: SampleView {
    private lazy var notes = Label((1...9).map { "note \($0)" }.joined(separator: "\n"), foreground: .textSecondary)
    private lazy var scroller = Pane(notes)

    override func setupSubviews() {
        notes.maximumLines = 0
        column.addSubview(scroller)
        super.setupSubviews()
    }

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        scroller.isInteractive = viewModel != nil
    }

    override func resetInteraction() { scroller.contentOffset = 0 }

    /// Three rows of what it holds.
    private final class Pane: ScrollView {
        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 3) }
    }
}

/// Forgets how far it was gone through, which it shows under the focus alone.
final class BrokenSteps: SampleView {
    private lazy var steps = Steps()

    override func setupSubviews() {
        column.addSubview(steps)
        super.setupSubviews()
    }

    override func resetInteraction() { steps.count = 0 }
}

/// Shows another model how far it was gone through with the last one.
final class BrokenLoan: SampleView {
    private lazy var steps = Steps(isAlwaysSeen: true)

    override func setupSubviews() {
        column.addSubview(steps)
        super.setupSubviews()
    }
}

/// A row that counts steps to the right.
private final class Steps: Control {
    var count = 0 { didSet { setNeedsDisplay() } }
    private let isAlwaysSeen: Bool

    /// - Parameter isAlwaysSeen: whether the count shows without the focus too.
    init(isAlwaysSeen: Bool = false) {
        self.isAlwaysSeen = isAlwaysSeen
        super.init()
    }

    override var keyBindings: [KeyBinding] { [KeyBinding(KeyEvent(.right), "step") { [self] in count += 1 }] }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    override func draw(in painter: Painter) {
        guard isAlwaysSeen || isFocused else { return }
        painter.draw(DisplayText(String(count)), at: Point(x: 2, y: 0), style: TextStyle(.textPrimary))
    }
}
