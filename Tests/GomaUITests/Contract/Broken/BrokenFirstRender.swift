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
