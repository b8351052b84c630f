/// A hairline between groups, across all of its room.
package final class SeparatorRule: View {
    private let role: ColorRole

    package init(_ role: ColorRole = .separatorLine) {
        self.role = role
        super.init()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: 1, height: 1) }

    override package func draw(in painter: Painter) {
        painter.fill(bounds, with: painter.glyphs.horizontalRule, style: TextStyle(role))
    }
}
