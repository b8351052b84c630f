/// The screen with two states or two themes laid over each other, as its presenter sees it.
protocol DifferencesScreen: MessageScreen {
    func show(_ content: DifferencesContent)
    /// Columns that there are for a picture; `nil` before the screen has a size.
    var room: Int? { get }
}

/// The presenter of differences: the current state with another, or with itself in another theme.
final class DifferencesPresenter: GalleryScreenPresenter, SpeaksOnScreen {
    /// The other side of the comparison with the current state.
    private enum Other {
        case state(Int)
        case theme(StyleProvider)
    }

    private let component: ComponentDescriptor
    /// Tells the state from a file that is shown in place of one of the component's own.
    private let given: (Int) -> GivenState?
    let services: GalleryServices
    let router: GalleryRouter
    /// Changes how the pictures are shown.
    let settings: PreviewSettingsPresenter
    weak var screen: (any DifferencesScreen)?
    var messageScreen: (any MessageScreen)? { screen }
    private let current: Int
    /// The places of the other states.
    private let states: [Int]
    /// The other themes; reading them all takes longer than a key may, so that waits until somebody asks for one.
    private lazy var themes = services.themes.following(.max)
    private var place: Int
    private(set) var isShowingBefore = false
    /// What was compared last, and the picture of the current state, as long as both are good for more.
    private var comparison: (place: Int, value: Comparison)?
    private var own: PartedPicture?
    /// Why a state could not be drawn as it is; said once what is drawn instead is shown.
    private var problem: String?
    /// The columns of the pictures on show, and the file's state in them.
    private var drawnColumns: Int?
    private var drawnFile: GivenState?

    init(
        _ component: ComponentDescriptor, given: @escaping (Int) -> GivenState? = { _ in nil },
        services: GalleryServices, router: GalleryRouter
    ) {
        self.component = component
        self.given = given
        self.services = services
        self.router = router
        settings = PreviewSettingsPresenter(services: services)
        let current = services.places[component]
        self.current = current
        states = component.states.indices.filter { $0 != current }
        place = states.firstIndex(of: services.places.previous(component)) ?? max(0, current - 1)
        settings.onChange = { [weak self] _ in
            self?.forgetPictures()
            self?.show()
        }
        settings.onMessage = { [weak self] in self?.say($0) }
        settings.offeredColumns = { [weak self] in self?.columns }
    }

    /// Without a size yet, there is nothing to draw before ``roomChanged()``.
    func screenWillAppear() {
        if given(current) != drawnFile { forgetPictures() }
        if screen?.room != nil { show() }
    }

    /// Draws the pictures in the theme in use, and with the state from a file as it was read last.
    func showAnew() {
        forgetPictures()
        screenWillAppear()
    }

    /// Draws the pictures for a room of another width, unless they fit it as they are.
    func roomChanged() {
        guard columns != drawnColumns else { return }
        forgetPictures()
        show()
    }

    // MARK: Choosing

    /// Everything to compare with: the states, then the themes.
    private var others: [Other] { states.map(Other.state) + themes.map(Other.theme) }

    /// What is compared with now; `nil` where there is nothing to compare with.
    private var other: Other? {
        if states.indices.contains(place) { return .state(states[place]) }
        return themes.indices.contains(place - states.count) ? .theme(themes[place - states.count]) : nil
    }

    /// Everything to compare with, for a list.
    var choices: [GalleryRow] {
        let rows = others.enumerated().map { index, other in
            GalleryRow(id: String(index), text: name(of: other), isCurrent: index == place)
        }
        func section(_ id: String, _ title: LocalizationKey, _ rows: ArraySlice<GalleryRow>) -> [GalleryRow] {
            rows.isEmpty ? [] : [GalleryRow(id: id, text: text(title), isHeading: true)] + rows
        }
        return section("states", .galleryStatesSection, rows.prefix(states.count))
            + section("themes", .galleryThemesSection, rows.dropFirst(states.count))
    }

    func choose(_ row: GalleryRow) {
        guard let index = Int(row.id), others.indices.contains(index) else { return }
        compare(at: index)
    }

    func step(by step: Int) {
        guard !states.indices.contains(place + step) else { return compare(at: place + step) }
        let count = others.count
        if count > 0 { compare(at: (place + step + count) % count) }
    }

    private func compare(at index: Int) {
        place = index
        guard let other else { return }
        services.eventLog.record("compare with", name(of: other))
        show()
    }

    private func name(of other: Other) -> String {
        switch other {
        case .state(let index): component.states[index].name
        case .theme(let theme): theme.title
        }
    }

    /// Shows the other of the two.
    func flip() {
        isShowingBefore.toggle()
        services.eventLog.record("flip", isShowingBefore ? "before" : "after")
        show()
    }

    func showChoices() {
        services.eventLog.record("choose what to compare with")
        router.showChoices(text(.galleryCompareTitle), choices) { [weak self] in self?.choose($0) }
    }

    /// Copies what differs, in words.
    func copySentences() {
        let (sentences, name) = (content().sentences.joined(separator: "\n"), "\(component.name)-differences.txt")
        say(services.outlet.copy(lines: sentences, text(.galleryTheDifferences), as: name))
    }

    func back() {
        services.eventLog.record("close differences")
        router.back()
    }

    // MARK: Comparing

    private func show() {
        (drawnColumns, drawnFile) = (columns, given(current))
        problem = nil
        screen?.show(content())
        if let problem { say(problem) }
    }

    /// Columns in which the component is drawn.
    private var columns: Int {
        let room = screen?.room ?? component.defaultWidth
        return switch services.places.preview.width {
        case .standard: max(1, min(component.defaultWidth, room))
        case .columns(let count): count
        case .fit: max(1, room)
        }
    }

    /// Two pictures and what differs between them.
    @MainActor
    private struct Comparison {
        let before: PartedPicture
        let after: PartedPicture
        let words: DifferenceInWords

        init(from before: PartedPicture, to after: PartedPicture) {
            (self.before, self.after) = (before, after)
            words = DifferenceInWords(from: before, to: after)
        }
    }

    /// The pictures are as wide as before no more, or show other characters or texts.
    private func forgetPictures() { (comparison, own) = (nil, nil) }

    /// A state as it is shown, edited or from a file; the component's own, and a problem, where that cannot be made.
    /// - Parameter glyphs: the characters, where others than the preview's.
    private func picture(of index: Int, glyphs: Glyphs? = nil) -> PartedPicture {
        var environment = services.previews.environment
        if let glyphs { environment.glyphs = glyphs }
        do {
            let edited = try services.edits.edited(component, stateAt: index).map {
                GivenState(file: "", data: try $0.state.data)
            }
            let instance = try component.instance(
                stateAt: index, given: edited ?? given(index), in: environment.standingStill)
            return PartedPicture(instance, width: columns)
        } catch {
            problem = "\(component.name), \(component.states[index].name): \(error)"
            return PartedPicture(component.instance(stateAt: index, in: environment.standingStill), width: columns)
        }
    }

    private func ownPicture() -> PartedPicture {
        let picture = own ?? picture(of: current)
        own = picture
        return picture
    }

    /// What the current state is compared with: another, or the same in the characters that a theme draws with.
    private func picture(of other: Other) -> PartedPicture {
        switch other {
        case .state(let index): return picture(of: index)
        case .theme(let theme):
            let glyphs = services.previews.environment.glyphs
            let others = theme.glyphSet(isASCIIOnly: glyphs.isASCII)
            return others == glyphs ? ownPicture() : picture(of: current, glyphs: others)
        }
    }

    private func compared(with other: Other) -> Comparison {
        if let comparison, comparison.place == place { return comparison.value }
        let value = Comparison(from: picture(of: other), to: ownPicture())
        comparison = (place, value)
        return value
    }

    private func content() -> DifferencesContent {
        guard let other else { return nothing() }
        let compared = compared(with: other)
        let shown = isShowingBefore ? compared.before : compared.after
        let marks = isShowingBefore ? compared.words.marksBefore : compared.words.marksAfter
        switch other {
        case .state(let index):
            return content(
                shown.surface.marked(marks, adding: [.reverse, .underline]),
                names: (component.states[index].name, component.states[current].name), compared.words.sentences,
                count: compared.words.marksBefore.union(compared.words.marksAfter).count,
                colors: services.previews.emulatedColors)
        case .theme(let theme):
            let depth = services.places.preview.emulation.depth ?? services.themes.depth
            let own = services.themes.current
            let colored = ThemeDifference.marks(in: shown.surface, from: theme, to: own, depth: depth)
            return content(
                shown.surface.marked(colored, adding: .underline), names: (theme.title, own.title),
                compared.words.sentences
                    + ThemeDifference.sentences(in: compared.after.surface, from: theme, to: own),
                count: colored.union(marks).count,
                colors: EmulatedColors(isShowingBefore ? theme : own, depth: depth))
        }
    }

    /// A component with one state, where there is one theme.
    private func nothing() -> DifferencesContent {
        let name = component.states[current].name
        return content(
            ownPicture().surface, names: (name, name), [text(.galleryNothingToCompare)], count: 0,
            colors: services.previews.emulatedColors)
    }

    private func content(
        _ picture: Surface, names: (String, String), _ sentences: [String], count: Int, colors: EmulatedColors?
    ) -> DifferencesContent {
        let settings = services.places.preview
        return DifferencesContent(
            component: component.name, names: names, isShowingBefore: isShowingBefore, picture: picture,
            colors: colors, sentences: sentences.isEmpty ? [text(.galleryNothingDiffers)] : sentences, count: count,
            hasRuler: settings.width != .standard, notes: settings.notes(in: services.words),
            theme: services.themes.current.title)
    }
}

extension Surface {
    /// The surface with attributes turned round in some of its cells, so that they stand out whatever they look like.
    fileprivate func marked(_ places: Set<Point>, adding attributes: TextAttributes) -> Surface {
        var surface = self
        for place in places where bounds.contains(place) {
            surface[place.x, place.y].attributes.formSymmetricDifference(attributes)
        }
        return surface
    }
}
