/// The drawing of components without a terminal.
@MainActor
public enum ComponentRenderer {
    /// What a component shows in at most `width` columns, as high as it wants to be.
    public static func surface(of instance: ComponentInstance, width: Int) -> Surface {
        let window = hosting(instance, width: width)
        window.update()
        return window.surface
    }

    /// A window just as large as the component in at most `width` columns.
    public static func hosting(_ instance: ComponentInstance, width: Int) -> Window {
        let host = ComponentHostController(instance)
        return Window(
            size: fittingSize(of: instance.view, width: width), root: host, glyphs: instance.environment.glyphs)
    }

    /// The size that a component takes when it is offered `width` columns.
    package static func fittingSize(of view: View, width: Int) -> Size {
        let wish = view.measure(Size(width: width, height: View.unbounded))
        return Size(width: min(wish.width, width), height: wish.height)
    }
}
