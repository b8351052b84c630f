import TerminalKit

/// Draws components without a terminal.
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

    /// The size where many stand together: as above, less the blank rows inside the edges of a card.
    package static func compactSize(of view: View, width: Int) -> Size {
        let size = fittingSize(of: view, width: width)
        return Size(width: size.width, height: size.height - roomGivenUp(by: view))
    }

    /// The blank rows that a view gives up where many stand together: those inside the edges of a card, where a card is
    /// all that it is.
    package static func roomGivenUp(by view: View) -> Int {
        let shown = view.subviews.filter { !$0.isHidden }
        let room = shown.count { $0 is BlankRow && $0.dropOrder > 0 }
        return room == 0 && shown.count == 1 ? roomGivenUp(by: shown[0]) : room
    }
}
