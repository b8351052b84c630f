import TerminalKit

/// A hairline between groups, across all of its room.
final class SeparatorRule: View {
    private let role: ColorRole

    init(_ role: ColorRole = .separatorLine) {
        self.role = role
        super.init()
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 1, height: 1) }

    override func draw(in painter: Painter) {
        painter.fill(bounds, with: painter.glyphs.horizontalRule, style: TextStyle(role))
    }
}
