import Foundation
import GomaReview
import GomaKit
import TerminalKit

/// The screens' access to the catalogue, the themes and the event log.
@MainActor
package final class GalleryInteractor {
    private let services: GalleryServices

    package init(services: GalleryServices) { self.services = services }

    /// The gallery's own words.
    package var words: GalleryWords { services.words }

    /// One of the gallery's own words.
    package func text(_ key: LocalizationKey) -> String { words.text(key) }

    /// One of the gallery's own words, with what stands in braces replaced.
    package func text(_ key: LocalizationKey, _ values: KeyValuePairs<String, String>) -> String {
        words.text(key, values)
    }

    /// Every component, in the registry's order.
    package var components: [ComponentDescriptor] { services.registry.components }

    /// The table's rows while nothing filters them.
    package func rows(by order: CatalogueOrder) -> [CatalogueRow] { services.rows.rows(by: order) }

    /// Components that answer to all words of `filter`, best first.
    package func hits(for filter: String) -> [SearchHit] { services.search.hits(for: filter) }

    /// The place of the state by which a component answers to a filter; `nil` where it answers by something else.
    package func stateIndex(answering filter: String, in component: ComponentDescriptor) -> Int? {
        SearchMarks(FuzzyQuery(filter), in: component).state
    }

    /// Does what can be done before the first letter is typed.
    package func prepareSearch() { services.search.prepare() }

    /// How the table is sorted while nothing filters it.
    package var order: CatalogueOrder {
        get { services.places.order }
        set { services.places.order = newValue }
    }

    /// Whether the table has the living preview beside it.
    package var showsPreview: Bool {
        get { services.places.showsPreview }
        set { services.places.showsPreview = newValue }
    }

    /// Whether a component's screen has other states beside the one on show, where there is room.
    package var showsTiles: Bool {
        get { services.places.showsTiles }
        set { services.places.showsTiles = newValue }
    }

    /// The state of a component that was looked at last.
    package func stateIndex(of component: ComponentDescriptor) -> Int { services.places[component] }

    /// The state of a component that was looked at before that one; the first unless there was one.
    package func previousStateIndex(of component: ComponentDescriptor) -> Int { services.places.previous(component) }

    package func rememberState(_ index: Int, of component: ComponentDescriptor) { services.places[component] = index }

    /// What has been edited, state by state.
    package var edits: StateEdits { services.edits }

    /// Whether nothing has been done since ``warnOfUnsavedEdits()``.
    package var hasWarned: Bool { services.edits.warnedAt == services.eventLog.count }

    /// What somebody should know who is about to leave; `nil` where nothing is lost by it.
    package func warnOfUnsavedEdits() -> String? {
        let count = services.edits.unsavedCount
        guard count > 0 else { return nil }
        services.edits.warnedAt = services.eventLog.count
        return words.unsavedStates(count)
    }

    /// The component that was chosen last, in the table or from outside.
    package var currentComponent: ComponentDescriptor? {
        get { services.places.current }
        set { services.places.current = newValue }
    }

    /// How previews are shown.
    package var previewSettings: PreviewSettings {
        get { services.places.preview }
        set { services.places.preview = newValue }
    }

    /// What components are made with, as the preview's settings ask for.
    package var environment: ViewEnvironment {
        let emulation = services.places.preview.emulation
        var environment = services.environment
        if let isASCII = emulation.isASCII { environment.glyphs = currentTheme.glyphSet(isASCIIOnly: isASCII) }
        if let language = emulation.language { environment.localization = language }
        return environment
    }

    /// The characters of components where others than those at hand are emulated; `nil` for those of the window.
    package var emulatedGlyphs: Glyphs? { previewSettings.emulation.isASCII == nil ? nil : environment.glyphs }

    /// The look of components where fewer colours are emulated; `nil` leaves them as everything else on the screen.
    package var emulatedColors: EmulatedColors? {
        previewSettings.emulation.depth.map { EmulatedColors(currentTheme, depth: $0) }
    }

    /// What components are made with where nothing is emulated.
    package var ownEnvironment: ViewEnvironment { services.environment }

    /// A component at work in one of its states, or in one given in place of that.
    package func instance(
        of component: ComponentDescriptor, stateAt index: Int, given: GivenState? = nil
    ) throws -> ComponentInstance {
        try component.instance(stateAt: index, given: given, in: environment)
    }

    /// A component at work in one of its states, with what has been edited in it, to be looked at alone: what it does by
    /// itself is told to nobody.
    package func exhibit(of component: ComponentDescriptor, stateAt index: Int) throws -> ComponentInstance {
        let edited = try edits.edited(component, stateAt: index)?.state.data
        var environment = environment
        (environment.actionLog, environment.owner) = (ActionLog(), Owner())
        environment.interfaceStates = InterfaceStates()
        return try component.instance(
            stateAt: index, given: edited.map { GivenState(file: "", data: $0) }, in: environment)
    }

    /// Adds work that is done between keys, a piece at a time.
    /// - Parameter piece: does a piece of it, in a millisecond at most, and tells whether there is more.
    package func whenIdle(_ piece: @escaping () -> Bool) { services.idle.add(piece) }

    /// How much room components need, as far as that has been found out.
    package var sizes: MeasuredSizes { services.sizes }

    /// How many colours this screen shows.
    package var ownDepth: ColorDepth { services.themes.depth }

    /// The number that this screen has for a cell's two colours; `nil` where none is known.
    package func colorPair(of cell: Cell) -> Int? { services.themes.colorPair?(cell) }

    /// What the frame before cost; `nil` where that is not measured.
    var lastFrame: FrameCost? { services.lastFrame() }

    /// The themes that come after the one in use, at most `count`.
    package func followingThemes(_ count: Int) -> [StyleProvider] { services.themes.following(count) }

    package var themeTitle: String { services.themes.current.title }

    /// What was done last.
    package var lastEvent: GalleryEvent? { services.eventLog.events.last }

    /// All that was done in the gallery.
    package var eventLog: EventLog { services.eventLog }

    package var currentTheme: StyleProvider { services.themes.current }

    /// Every theme, or why it cannot be used.
    package var themes: [ThemeLibrary.Entry] { services.themes.entries }

    package func select(_ theme: StyleProvider) { services.themes.select(theme) }

    /// Every role of a theme as it looks on this screen, and who uses it.
    package func roles(of theme: StyleProvider, use: RoleUse) -> RoleListing {
        RoleListing(theme, depth: services.themes.depth, use: use, isInUse: theme == services.themes.current)
    }

    /// Who uses which role, as far as that has been found out.
    package var colorUse: ColorUse { services.colorUse }

    package func selectNextTheme() throws { try services.themes.selectNext() }

    /// Takes a theme into use by its name; "system" is the one that the program began with.
    package func selectTheme(named name: String) throws { try services.themes.select(named: name) }

    package func record(_ event: String, _ subject: String = "") { services.eventLog.record(event, subject) }

    /// Every view-model call.
    package var actionLog: ActionLog { services.environment.actionLog }

    /// Hears what components ask of whoever has put them there.
    package var owner: Owner { services.environment.owner }

    /// How time goes.
    package var time: any TimeControl { services.time }

    /// The line on which time goes.
    package var timeline: TimelineScheduler { services.environment.scheduler }

    /// Begins to note down what is done to a component; `nil` where there is nothing to ask anything.
    package func session(of content: PreviewContent) -> Session? {
        do {
            return try Session(of: content)
        } catch {
            record("no session", "\(error)")
            return nil
        }
    }

    /// Writes a session as a script, with the state that came of it, and where needed the one that it began in.
    /// - Returns: a sentence on where they are.
    /// - Throws: ``SessionError`` where it could not be played again, or `OutputError`; nothing wrong is written.
    package func save(_ session: Session) throws -> String {
        let script = try SessionScript(
            session, registry: services.registry, library: services.themes.library, theme: services.themes.current.name)
        let (component, end) = (session.component, try session.end.state)
        func write(_ state: Data, as name: String) throws -> String {
            try services.saves.write(StateFile.text(of: state, component: component, isJSON: false), as: name)
        }
        let name = "\(component.name)-session"
        let start = session.beginsAsNamed ? nil : try write(session.start.state, as: "\(name)-start.yaml")
        let startName = start.map { String($0.split(separator: "/").last ?? "") }
        let play = try services.saves.write(script.text(stateFile: startName), as: "\(name).play")
        let state = try write(end, as: "\(name).yaml")
        return text(.gallerySavedSession, ["file": play, "state": state])
    }

    /// The dump of a component in the state that it is in: its first frame, styles by role, focus order and reading text.
    package func dump(of content: PreviewContent, width: Int) throws -> String {
        let given = try content.instance.state().map { GivenState(file: content.file ?? "", data: $0) }
        let offscreen = try OffscreenComponent(
            content.component, stateAt: content.stateIndex, given: given, width: width,
            in: content.instance.environment.standingStill)
        let picture = Picture(of: offscreen, content.component, content.state)
        let lines = picture.surface.rows + DumpBlock(picture).layersBelow
        return lines.joined(separator: "\n") + "\n"
    }

    /// Writes something that somebody wants to keep into the folder in which the program was started.
    /// - Returns: a sentence on where it is, or on why it could not be written.
    package func save(_ text: String, as name: String) -> String {
        do {
            return try saved(text, as: name)
        } catch {
            return "\(error)"
        }
    }

    /// Writes something that somebody wants to keep into the folder in which the program was started.
    /// - Returns: a sentence on where it is.
    /// - Throws: `OutputError`.
    package func saved(_ text: String, as name: String) throws -> String {
        record("save", name)
        return self.text(.gallerySaved, ["file": try services.saves.write(text, as: name)])
    }

    /// Takes what components want copied, for as long as the result is kept: it goes to the clipboard as a line, as components
    /// copy codes, numbers and links.
    /// - Parameter say: gets a sentence on what has been done.
    package func takeCopies(of owner: Owner, _ say: @escaping (String) -> Void) -> Owner.Taking {
        owner.take(CopyText.self) { [weak self] question in
            guard let self else { return .declined }
            let line = PasteText(line: question.request.text)
            let isWhole = line.leftOutCount == 0
            let shown = isWhole ? line.string : DisplayText(line.string).truncated(to: Self.columnsBesideNote).string
            let (words, refusal) = handOver(line, "\"\(shown)\"", as: "copied.txt")
            say(words)
            return refusal.map { .refused(reason: $0) } ?? .done
        }
    }

    /// Hands something of one line on show to the clipboard.
    package func copy(line: String, _ what: String, as name: String) -> String {
        handOver(PasteText(line: line), what, as: name).words
    }

    /// Hands something of several lines on show to the clipboard.
    package func copy(lines: String, _ what: String, as name: String) -> String {
        handOver(PasteText(lines: lines), what, as: name).words
    }

    /// Columns of a text that leave room for a note behind it.
    private static let columnsBesideNote = 24

    /// Hands something on show to the clipboard; where that does not take it, writes it into a file.
    /// - Parameters:
    ///   - what: its name in words, such as "the code".
    ///   - name: of the file, should there have to be one.
    /// - Returns: a sentence on which of the two has been done, or on why neither could be, and on what was left out; and
    ///   why the clipboard did not take it.
    private func handOver(_ text: PasteText, _ what: String, as name: String) -> (words: String, refusal: String?) {
        record("copy", what)
        guard let refusal = services.clipboard.copy(text) else {
            return (sentence(self.text(.galleryCopied, ["what": what]), on: text), nil)
        }
        let kept = text.string + (text.string.hasSuffix("\n") ? "" : "\n")
        let saved = self.text(.galleryKept, ["saved": save(kept, as: name), "reason": refusal])
        return (sentence(saved, on: text), refusal)
    }

    /// What has been done with a text, and how much of it was left out.
    private func sentence(_ done: String, on text: PasteText) -> String {
        let count = text.leftOutCount
        guard count > 0 else { return done }
        return self.text(
            count == 1 ? .galleryOneLeftOut : .galleryManyLeftOut, ["sentence": done, "count": String(count)])
    }
}
