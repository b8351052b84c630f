import GomaCatalog
import TerminalKit

/// Marks its title by itself, without asking the model.
final class BrokenShortcut: SampleView {
    private var isMarked = false

    override var keyBindings: [KeyBinding] {
        [KeyBinding(KeyEvent(.character("x")), "mark") { [self] in mark(!isMarked) }]
    }

    override var canBecomeFocused: Bool { false }

    override func resetInteraction() { mark(false) }

    private func mark(_ isMarked: Bool) {
        self.isMarked = isMarked
        titleLabel.style = TextStyle(.textPrimary, isMarked ? [.bold, .underline] : .bold)
    }
}

/// Has a part that can be pressed where pressing it means nothing.
final class BrokenDeadPart: SampleView {
    private lazy var deadPart = SamplePart("count up in notes") { [weak self] in
        if self?.noteLabel.text.isEmpty == false { self?.viewModel?.countUp() }
    }

    override func setupSubviews() {
        super.setupSubviews()
        column.addSubview(deadPart)
        deadPart.text = "Help"
    }
}

/// Answers to a key that it does not declare.
final class BrokenSecretKey: SampleView {
    override func handle(_ key: KeyEvent) -> Bool {
        guard key == .control("t") else { return super.handle(key) }
        viewModel?.toggle()
        return true
    }
}

/// Declares a key that does nothing.
final class BrokenIdleKey: SampleView {
    override var canBecomeFocused: Bool { false }

    override var keyBindings: [KeyBinding] { [KeyBinding(KeyEvent(.function(5)), "refresh") {}] }
}

/// Takes clicks away from its parts.
final class BrokenMouse: SampleView {
    override func initConstraints() {
        super.initConstraints()
        addSubview(Pane())
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.last?.frame = bounds
    }

    private final class Pane: Control {
        override func handle(_ mouse: MouseEvent) -> Bool { true }
    }
}

/// Has a part of which a screen reader can say nothing.
final class BrokenSilence: SampleView {
    override func setupWithTheme() {
        super.setupWithTheme()
        switchPart.accessibilityLabel = nil
    }
}

/// Has two parts of which a screen reader says the same.
final class BrokenEcho: SampleView {
    override func setupWithTheme() {
        super.setupWithTheme()
        for part in [switchPart, counterPart] { part.accessibilityLabel = "Remove" }
    }
}

/// Says by a mark alone whether it is on.
final class BrokenMark: SampleView {
    override func render(_ state: SampleDisplayState) {
        super.render(state)
        noteLabel.text = state.isOn ? glyphs.success.string : state.note
    }
}

/// Has a part that marks itself, without asking the model.
final class BrokenSelfMark: SampleView {
    private lazy var markPart = SamplePart("mark") { [weak self] in self?.mark() }

    override func setupSubviews() {
        super.setupSubviews()
        column.addSubview(markPart)
        markPart.text = "Mark"
    }

    override func resetInteraction() { markPart.text = "Mark" }

    private func mark() { markPart.text = markPart.text == "Mark" ? "Kram" : "Mark" }
}

/// Has a part on which a click does more than Enter.
final class BrokenClick: SampleView {
    private lazy var eager = EagerPart("count on") { [weak self] in self?.viewModel?.countUp() }

    override func setupSubviews() {
        super.setupSubviews()
        column.addSubview(eager)
    }

    private final class EagerPart: Control {
        private let title: String
        private let action: () -> Void

        init(_ title: String, action: @escaping () -> Void) {
            (self.title, self.action) = (title, action)
            super.init()
            accessibilityLabel = title
        }

        override var keyBindings: [KeyBinding] { [KeyBinding(.activate, title) { [self] in action() }] }

        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

        override func handle(_ mouse: MouseEvent) -> Bool {
            guard super.handle(mouse) else { return false }
            action()
            return true
        }
    }
}
