import TerminalKit

/// A few words on a ground of their own, with rounded ends; nothing where there are no words.
final class Badge: View {
    private lazy var label = Label(alignment: .center)
    private var edge: ColorRole = .textPrimary

    init(dropOrder: Int = 0) {
        super.init()
        addSubview(label)
        label.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.vertical.equal(to: self)
        }
        self.dropOrder = dropOrder
    }

    func render(_ text: String, in role: ColorRole, on ground: ColorRole) {
        label.text = text
        label.style = TextStyle(role, on: ground, TextRole.badge.attributes)
        guard ground != edge else { return }
        edge = ground
        setNeedsDisplay()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let width = label.measure(proposal).width
        return width == 0 ? .zero : Size(width: width + 2 * Spacing.xs, height: 1)
    }

    override func draw(in painter: Painter) {
        guard bounds.width > 2 else { return }
        painter.draw(painter.glyphs.selectedPillLeft, at: .zero, style: TextStyle(edge))
        painter.draw(painter.glyphs.selectedPillRight, at: Point(x: bounds.maxX - 1, y: 0), style: TextStyle(edge))
    }
}
