/// The options of drawing a component without a terminal.
public struct RenderOptions: Sendable {
    /// Columns offered; the component's own default where `nil`.
    public var width: Int?
    /// The characters that carry a meaning, Unicode or ASCII.
    public var glyphs: Glyphs
    /// The language that the component speaks.
    public var localization: Localization
    /// Whether what moves by itself stands still.
    public var reducesMotion: Bool
    /// The moment to show, counted from the first frame.
    public var time: Duration
    /// When the pictures inside it are there, counted from the first frame, but for those that are slow.
    var picturesAfter = Duration.seconds(1)
    /// The moments to show beside it; none where `nil`.
    public var film: Film.Choice?
    /// A state from a file, in place of the component's own; that one where `nil`.
    public var given: GivenState?
    /// Whether somebody asks what scripts call the controls, or for the views behind the cells. A dump in text says
    /// neither, and both take about as long as drawing.
    package var namesViews = true

    public init(
        width: Int? = nil, glyphs: Glyphs = .unicode, localization: Localization = .english,
        reducesMotion: Bool = false, time: Duration = .zero, film: Film.Choice? = nil, given: GivenState? = nil
    ) {
        self.width = width
        self.glyphs = glyphs
        self.localization = localization
        self.reducesMotion = reducesMotion
        self.time = time
        self.film = film
        self.given = given
    }

    /// An environment with a time line of its own, for a component to be drawn in.
    @MainActor package var environment: ViewEnvironment {
        .simulated(
            glyphs: glyphs, localization: localization, reducesMotion: reducesMotion, picturesAfter: picturesAfter)
    }
}
