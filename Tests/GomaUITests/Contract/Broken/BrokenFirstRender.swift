import GomaCatalog
import TerminalKit

/// Is nothing at all until it has a model.
final class BrokenBlank: SampleView {
    override func sizeThatFits(_ proposal: Size) -> Size {
        viewModel == nil ? .zero : super.sizeThatFits(proposal)
    }
}

/// Shows its note a moment after the rest.
final class BrokenLateRender: SampleView {
    override static var time: String? { "Something in it moves." }

    private var pending: AnyCancellable?

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        noteLabel.isHidden = true
        pending = nil
        guard !state.note.isEmpty else { return }
        pending = environment.scheduler.after(.zero) { [weak self] in self?.noteLabel.isHidden = false }
    }
}

/// Never takes its note away again.
final class BrokenReuse: SampleView {
    override func render(_ state: SampleDisplayState) {
        let old = noteLabel.text
        super.render(state)
        if state.note.isEmpty, state.title != SampleDisplayState.on.title { noteLabel.text = old }
    }
}

/// Writes after two seconds how many of its kind have done so.
final class BrokenTime: SampleView {
    override static var time: String? { "Something in it moves." }

    private static var finished = 0
    private var timer: AnyCancellable?

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        timer = nil
        guard state != .blank else { return }
        timer = environment.scheduler.after(.seconds(2)) { [weak self] in
            Self.finished += 1
            self?.noteLabel.text = "\(Self.finished)"
        }
    }
}

/// Is higher before it has a model than with any.
final class BrokenTallBlank: SampleView {
    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return Size(width: size.width, height: viewModel == nil ? 5 : size.height)
    }
}

/// Has a part without a place until it has a model.
final class BrokenBlankLayout: SampleView {
    private let lostLabel = Label(foreground: .textSecondary)

    override func setupSubviews() { addSubview(lostLabel) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if viewModel != nil { lostLabel.frame = .zero }
    }
}

/// Shows nothing of a model until that changes.
final class BrokenStillBlank: SampleView {
    private var isFirst = true

    override func render(_ state: SampleDisplayState) {
        super.render(state == .plain && isFirst ? .blank : state)
        if state == .plain { isFirst = false }
    }
}

/// Has its note put in by the main queue.
final class BrokenQueue: SampleView {
    override func render(_ state: SampleDisplayState) {
        super.render(state)
        guard !state.note.isEmpty else { return }
        noteLabel.text = ""
        Task { @MainActor [weak self] in self?.noteLabel.text = state.note }
    }
}

/// Lets Tab stop at one part less once it has been on.
final class BrokenFocusOrder: SampleView {
    private lazy var helpPart = HelpPart("help") { [weak self] in self?.viewModel?.countUp() }

    override func setupSubviews() {
        super.setupSubviews()
        column.addSubview(helpPart)
    }

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        if state.isOn { helpPart.isOut = true }
    }

    private final class HelpPart: Control {
        private let title: String
        private let action: () -> Void
        var isOut = false

        init(_ title: String, action: @escaping () -> Void) {
            (self.title, self.action) = (title, action)
            super.init()
            accessibilityLabel = title
        }

        override var keyBindings: [KeyBinding] { [KeyBinding(.activate, title) { [self] in action() }] }
        override var holdsFocus: Bool { !isOut && super.holdsFocus }

        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }
    }
}

/// Tells every third of its kind from the others, and so one way of passing time from another.
final class BrokenPace: SampleView {
    override static var time: String? { "Something in it moves." }

    private static var finished = 0
    private var timer: AnyCancellable?

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        timer = nil
        guard state != .blank else { return }
        timer = environment.scheduler.after(.milliseconds(4500)) { [weak self] in
            Self.finished += 1
            if Self.finished % 4 == 3 { self?.noteLabel.text = "third" }
        }
    }
}
