/// The maker of components for previews, as the preview's settings ask for them.
@MainActor
package final class Previews {
    private let places: StatePlaces
    private let edits: StateEdits
    private let themes: ThemeSelection
    private let ownEnvironment: ViewEnvironment

    /// - Parameter environment: what components are made with where nothing is emulated.
    init(in environment: ViewEnvironment, places: StatePlaces, edits: StateEdits, themes: ThemeSelection) {
        (ownEnvironment, self.places, self.edits, self.themes) = (environment, places, edits, themes)
    }

    /// What components are made with.
    package var environment: ViewEnvironment {
        let emulation = places.preview.emulation
        var environment = ownEnvironment
        if let isASCII = emulation.isASCII { environment.glyphs = themes.current.glyphSet(isASCIIOnly: isASCII) }
        if let language = emulation.language { environment.localization = language }
        return environment
    }

    /// The characters of components where others than those at hand are emulated; `nil` for those of the window.
    package var emulatedGlyphs: Glyphs? { places.preview.emulation.isASCII == nil ? nil : environment.glyphs }

    /// The look of components where fewer colours are emulated; `nil` leaves them as everything else on the screen.
    package var emulatedColors: EmulatedColors? {
        places.preview.emulation.depth.map { EmulatedColors(themes.current, depth: $0) }
    }

    /// A component at work in one of its states, or in one given in place of that, with what has been edited in it, to be
    /// looked at alone: what it does by itself is told to nobody.
    package func exhibit(
        of component: ComponentDescriptor, stateAt index: Int, given: GivenState? = nil
    ) throws -> ComponentInstance {
        let edited = try edits.edited(component, stateAt: index)?.state.data
        var environment = environment
        (environment.actionLog, environment.owner) = (ActionLog(), Owner())
        environment.interfaceStates = InterfaceStates()
        return try component.instance(
            stateAt: index, given: edited.map { GivenState(file: "", data: $0) } ?? given, in: environment)
    }
}
