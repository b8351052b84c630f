/// The services that the gallery's screens depend on, put together once at the start. An object, as a screen asks them
/// for each word that it says, and a value would be copied for that, service by service.
@MainActor
package final class GalleryServices {
    package let registry: ComponentRegistry
    package let themes: ThemeSelection
    package let environment: ViewEnvironment
    package let eventLog: EventLog
    /// The gallery's own words, in its owner's language; components speak the environment's.
    package let words: GalleryWords
    /// Where somebody has been.
    let places: StatePlaces
    let edits: StateEdits
    /// How time goes.
    package let time: any TimeControl
    /// Where what somebody copies goes.
    package let clipboard: any Clipboard
    /// Tells what the frame before cost, where that is measured.
    let lastFrame: () -> FrameCost?
    /// The queue of work that is done between keys.
    package let idle: IdleWork
    /// Which colours the components draw.
    let colorUse: ColorUse
    let search: ComponentSearch
    let rows: CatalogueRows
    /// How much room components need, as far as it was measured.
    let sizes: MeasuredSizes
    /// Makes components for previews.
    package let previews: Previews
    /// Takes what somebody saves or copies, and says where it has gone.
    package let outlet: TextOutlet
    /// Notes down what is done to components by hand.
    let sessions: SessionKeeper
    /// Tells whoever leaves what would be lost.
    let unsaved: UnsavedWarning

    /// - Parameters:
    ///   - time: moves the environment's time line; one that is moved by hand where `nil`.
    ///   - saves: where what somebody saves goes; nowhere unless told.
    ///   - clipboard: takes what is copied; one that nobody else sees where `nil`.
    ///   - words: what the gallery itself says; English for whatever is compared.
    ///   - lastFrame: tells what the frame before cost; `nil` where nobody measures.
    package init(
        registry: ComponentRegistry, themes: ThemeSelection, environment: ViewEnvironment,
        time: (any TimeControl)? = nil, saves: SaveFolder = .nowhere, clipboard: (any Clipboard)? = nil,
        words: GalleryWords = .english, lastFrame: @escaping () -> FrameCost? = { nil }
    ) {
        self.registry = registry
        self.themes = themes
        self.environment = environment
        self.words = words
        eventLog = EventLog(scheduler: environment.scheduler)
        places = StatePlaces()
        edits = StateEdits()
        self.time = time ?? VirtualTime(environment.scheduler)
        self.clipboard = clipboard ?? PrivateClipboard()
        self.lastFrame = lastFrame
        idle = IdleWork()
        colorUse = ColorUse(of: registry, idle: idle)
        sizes = MeasuredSizes(idle: idle)
        search = ComponentSearch(registry.components)
        rows = CatalogueRows(registry.components)
        previews = Previews(in: environment, places: places, edits: edits, themes: themes)
        outlet = TextOutlet(saves: saves, clipboard: self.clipboard, eventLog: eventLog, words: words)
        sessions = SessionKeeper(registry: registry, themes: themes, saves: saves, eventLog: eventLog, words: words)
        unsaved = UnsavedWarning(edits: edits, eventLog: eventLog, words: words)
    }

    /// Lets a component's screen show one state alone, however much room there is.
    package func showOneState() { places.showsTiles = false }
}
