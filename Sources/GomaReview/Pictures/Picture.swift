/// A component in one state at one moment: its cells, and what they do not show.
@MainActor
public struct Picture {
    /// The component that is drawn.
    public let component: ComponentDescriptor
    /// The state that it is in.
    public let state: ComponentDescriptor.State
    /// Columns that were offered.
    public let width: Int
    /// Time since the first frame.
    public let time: Duration
    /// The cells.
    public let surface: Surface
    private let details: Details
    /// What it shows one moment after the other; `nil` where ``RenderOptions/film`` asks for none.
    public let film: Film?

    /// Controls in the order of Tab.
    public var focusOrder: [FocusStop] { details.focusOrder }
    /// What a screen reader says, line by line.
    public var reading: [String] { details.reading }
    /// The views behind the cells.
    var tree: ViewNode { details.tree }

    /// A place where Tab stops.
    public struct FocusStop: Hashable, Sendable {
        /// What a screen reader calls it.
        public let name: String
        /// What scripts and tests call it, such as `outcomes.home`; `nil` where nothing names it, or nobody asks.
        public let identifier: String?
        /// Its cells in the picture.
        public let frame: Rect
        /// Where the terminal's cursor stands then, in the picture; `nil` where it is hidden.
        public let cursor: Point?
    }

    /// Draws a component on a time line of its own.
    /// - Parameter index: of `ComponentDescriptor.states`.
    /// - Throws: `DecodingError` where ``RenderOptions/given`` is no state of this component.
    /// - Precondition: there is a state at `index`.
    public init(_ component: ComponentDescriptor, stateAt index: Int, options: RenderOptions) throws {
        let offscreen = try OffscreenComponent(component, stateAt: index, options: options)
        offscreen.move(to: options.time)
        // Where nothing waits on the time line, there is no second frame to look for.
        let isStill = options.film == .motion && offscreen.nextEvent == nil
        let film =
            isStill
            ? Film(still: offscreen.window.surface, at: options.time)
            : try options.film.map { try Film(component, stateAt: index, options: options, choice: $0) }
        self.init(of: offscreen, component, component.states[index], film: film, namesViews: options.namesViews)
    }

    /// The picture of what a component shows now, which is not used any more: the picture takes what its cells do not show
    /// from it.
    /// - Parameter namesViews: as in ``RenderOptions/namesViews``.
    package init(
        of offscreen: OffscreenComponent, _ component: ComponentDescriptor, _ state: ComponentDescriptor.State,
        film: Film? = nil, namesViews: Bool = true
    ) {
        self.component = component
        width = offscreen.width
        time = offscreen.time
        self.state = state
        surface = offscreen.window.surface
        details = Details(of: offscreen, namesViews: namesViews)
        self.film = film
    }
}

extension Picture.FocusStop {
    /// Goes through all stops, so it comes after everything that must not see a focus. What glides to a stop is there.
    /// - Parameter areNamed: whether somebody asks what scripts call them.
    @MainActor
    static func all(in window: Window, of view: View, areNamed: Bool) -> [Self] {
        let identifiers = areNamed ? ControlIdentifiers(of: view) : nil
        // The focus may change what is shown, so the names come before it.
        let stops = view.focusableViews.map { ($0, identifiers?.identifier(of: $0)) }
        return stops.map { stop, identifier in
            window.focus(stop)
            stop.scrollersAround.forEach { $0.rest() }
            return Self(
                name: String(nameOf: stop), identifier: identifier, frame: stop.visibleRect,
                cursor: window.cursor)
        }
    }
}

extension View {
    /// The views around this one that scroll, itself included.
    fileprivate var scrollersAround: [ScrollView] {
        sequence(first: self, next: \.superview).compactMap { $0 as? ScrollView }
    }
}
