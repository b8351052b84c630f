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

/// Has a part that reaches out of it where it is narrow.
final class BrokenReach: SampleView {
    private let sign = Label("sign", foreground: .textSecondary)

    override func setupSubviews() { addSubview(sign) }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.frame = Rect(x: max(8, bounds.width - 4), y: 2, width: 4, height: 1)
    }
}

/// Lays a sign over its title where both have no room.
final class BrokenOverlap: SampleView {
    private let sign = Label("new", foreground: .textSecondary)

    override func setupSubviews() { addSubview(sign) }

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        sign.isHidden = state == .blank
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.frame = Rect(x: max(0, bounds.width - 3), y: 0, width: min(3, bounds.width), height: 1)
    }
}

/// Wants a row more in the columns that it takes than in those that it was offered.
final class BrokenMeasure: SampleView {
    override var fillsWidth: Bool { false }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let height = super.sizeThatFits(proposal).height
        return Size(width: min(30, proposal.width), height: height + (proposal.width == 30 ? 1 : 0))
    }
}

/// Says that it is urgent by a glyph that ASCII does not tell from the other.
final class BrokenASCII: SampleView {
    override class var additionalVariants: [Variant<SampleDisplayState>] {
        [Variant("Urgent", SampleDisplayState(title: "Notifications", isForgetful: true))]
    }

    override func render(_ state: SampleDisplayState) {
        super.render(state)
        let mark = glyphs.isASCII ? "*" : state.isForgetful ? "●" : "○"
        titleLabel.text = state.title.isEmpty ? "" : "\(mark) \(state.title)"
    }
}

/// Shows half a cluster where thirteen are counted, which no state has.
final class BrokenEdit: SampleView {
    override func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        guard counterPart.text == "13" else { return }
        painter.draw(
            DisplayText(elements: [.init(cluster: Cluster("漢" as Character), width: 1)]), at: Point(x: 4, y: 1),
            style: .plain)
    }
}
