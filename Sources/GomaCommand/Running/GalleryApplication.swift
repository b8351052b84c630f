/// The gallery in a terminal, over any registry of components.
@MainActor
public enum GalleryApplication {
    /// Opens the gallery and returns when it has been left, with the terminal as it was: time runs, themes switch, idle
    /// work is done between keys, and the place where somebody leaves it is kept for the next time.
    /// - Parameters:
    ///   - name: under which the place is kept; the program's own where `nil`.
    ///   - screen: theme, colours, glyphs and language.
    ///   - component: the component to open at, by name; the place that was left last where `nil`.
    ///   - state: its state, by name or number; the first where `nil`.
    /// - Throws: `TerminalError` where there is no terminal to use, `CatalogError` for a component or state that there is
    ///   not, and what is wrong with the theme or the log.
    public static func run(
        registry: ComponentRegistry, name: String? = nil, screen: ScreenOptions = ScreenOptions(),
        options: GalleryOptions = GalleryOptions(), opening component: String? = nil, state: String? = nil
    ) async throws {
        let program = Program(name: name ?? ProgramName.current) { registry }
        let destination = try component.map {
            Destination(
                choice: try ComponentChoice($0, state: state, in: registry), stateFile: nil, width: nil, panel: nil)
        }
        try await GallerySession.runGallery(program, screen, options, at: destination)
    }
}
