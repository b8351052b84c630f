/// A block that draws the component of another once more.
final class MirrorBlock: PreviewBlock {
    private let component: View

    init(of component: View) {
        self.component = component
        super.init()
    }

    private var place: Point { Point(x: Self.margin.left, y: head) }

    override func draw(in painter: Painter) {
        super.draw(in: painter)
        painter.draw(component, at: place)
    }

    override func handle(_ mouse: MouseEvent) -> Bool {
        guard let window else { return false }
        let inside = Point(x: mouse.location.x - place.x, y: mouse.location.y - place.y)
        guard component.bounds.contains(inside) else { return false }
        let corner = component.convertToWindow(component.bounds).origin
        let target = Point(x: corner.x + inside.x, y: corner.y + inside.y)
        // Where that part of the component is out of view, something else stands.
        guard component.visibleRect.contains(target) else { return false }
        return window.send(.mouse(MouseEvent(mouse.action, at: target)))
    }
}
