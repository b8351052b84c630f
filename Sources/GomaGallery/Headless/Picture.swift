import GomaUI
import TerminalKit

/// A component in one state at one moment: its cells, and what they do not show.
@MainActor
public struct Picture {
    public let component: ComponentDescriptor
    public let state: ComponentDescriptor.State
    /// Columns that were offered.
    public let width: Int
    public let surface: Surface
    /// Controls in the order of Tab.
    public let focusOrder: [FocusStop]
    /// What a screen reader says, line by line.
    public let reading: [String]

    /// A place where Tab stops.
    public struct FocusStop: Hashable, Sendable {
        public let name: String
        public let frame: Rect
        /// Where the terminal's cursor stands then.
        public let cursor: Point?
    }

    /// Draws a component on a time line of its own.
    /// - Parameter given: a state from a file, in place of the component's own.
    public init(
        _ component: ComponentDescriptor, stateAt index: Int, given: GivenState? = nil, options: RenderOptions
    ) throws {
        let environment = ViewEnvironment(
            glyphs: options.glyphs, localization: options.localization, reducesMotion: options.reducesMotion)
        let instance = try component.instance(stateAt: index, in: environment)
        if let given { try instance.configure(state: given.data) }
        let width = options.width ?? component.defaultWidth
        environment.scheduler.advance(by: options.time)
        let window = ComponentRenderer.hosting(instance, width: width)
        window.update()
        self.component = component
        self.width = width
        state = component.states[index]
        surface = window.surface
        reading = ReadingText.lines(of: instance.view)
        focusOrder = Self.focusOrder(in: window, of: instance.view)
    }

    /// Goes through all stops, so it comes after everything that must not see a focus.
    private static func focusOrder(in window: Window, of view: View) -> [FocusStop] {
        view.focusableViews.map { stop in
            window.focus(stop)
            return FocusStop(name: stop.name, frame: stop.visibleRect, cursor: window.cursor)
        }
    }
}
