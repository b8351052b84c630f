import GomaCatalog
import TerminalKit

/// Reports a row that it does not use.
final class BrokenHeight: SampleView {
    override func setupWithTheme() {}

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return Size(width: size.width, height: size.height + 1)
    }
}

/// Has a width of its own that is right in one place only.
final class BrokenLayout: SampleView {
    override func initConstraints() {
        super.initConstraints()
        column.layout { $0.width.equal(to: SampleEntry<BrokenLayout>.defaultWidth) }
    }
}

/// Has a label that it forgets to place where it is narrow.
final class BrokenLostLabel: SampleView {
    private let lostLabel = Label(foreground: .textSecondary)

    override func setupSubviews() { addSubview(lostLabel) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width >= SampleEntry<BrokenLostLabel>.defaultWidth { lostLabel.frame = .zero }
    }
}

/// Says by a colour alone that it is urgent.
final class BrokenHueOnly: SampleView {
    override class var additionalVariants: [Variant<SampleDisplayState>] {
        [Variant("Urgent", SampleDisplayState(title: "Notifications", isForgetful: true))]
    }

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        titleLabel.style = TextStyle(state.isForgetful ? .alertError : .textPrimary, .bold)
    }
}

/// Has a state that loses a field on its way through JSON.
final class BrokenState: SampleView {
    override class var additionalVariants: [Variant<SampleDisplayState>] { [Variant("Forgetful", .forgetful)] }
}

/// Draws its title past the gate that text goes through.
final class BrokenText: SampleView {
    private var title = ""

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        guard state.title != title else { return }
        title = state.title
        setNeedsDisplay()
    }

    override func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        let elements = title.unicodeScalars.map { DisplayText.Element(cluster: Cluster($0), width: 1) }
        painter.draw(DisplayText(elements: elements), at: .zero, style: titleLabel.style)
    }
}
