import GomaCatalog

/// Asks for a page by what it is called.
final class BrokenCaption: SampleView {
    private var title = ""
    private lazy var linkPart = SamplePart("open") { [weak self] in self?.open() }

    override func setupSubviews() {
        super.setupSubviews()
        column.addSubview(linkPart)
        linkPart.text = "Open"
    }

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        title = state.title
    }

    private func open() {
        viewModel?.countUp()
        environment.ask(to: OpenPage(title))
    }
}

/// Writes a sentence into its state when it is used.
final class BrokenSentence: SampleView {
    private lazy var notePart = SamplePart("note") { [weak self] in self?.note() }

    override func setupSubviews() {
        super.setupSubviews()
        column.addSubview(notePart)
        notePart.text = "Note"
    }

    private func note() {
        (viewModel as? SampleViewModel)?.countUp()
        (viewModel as? SampleViewModel)?.update { $0.note = environment.money.string(Money(1250, "XAF")) }
    }
}
