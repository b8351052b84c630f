/// The room of a pill, which leaves the last column of it blank where there would be one more blank behind its words than
/// before them.
package final class PillRoom: View {
    private let pill: PillBox

    package init(_ pill: PillBox) {
        self.pill = pill
        super.init()
        addSubview(pill)
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { pill.measure(proposal) }

    override package func layoutSubviews() {
        pill.frame = Rect(x: 0, y: 0, width: pill.evenWidth(in: bounds.width), height: bounds.height)
    }
}
