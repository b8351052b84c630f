import GomaUI
import TerminalKit

/// The screen with two states or two themes laid over each other, as its presenter sees it.
@MainActor
protocol DifferencesScreen: MessageScreen {
    func show(_ content: DifferencesContent)
    /// Columns that there are for a picture.
    var room: Int { get }
}

/// What the screen shows.
struct DifferencesContent {
    let component: String
    /// Names of the two, in the order in which they are compared.
    let names: (before: String, after: String)
    let isShowingBefore: Bool
    /// The one of the two that is shown, with what differs marked.
    let picture: Surface
    /// How its cells look; `nil` leaves them as everything else on the screen.
    let colors: EmulatedColors?
    let sentences: [String]
    /// Cells that differ.
    let count: Int
    let hasRuler: Bool
    let notes: [String]
    let theme: String
}

/// Holds what is compared: the current state with another, or with itself in another theme.
@MainActor
final class DifferencesPresenter: GalleryScreenPresenter {
    /// What the current state is compared with.
    private enum Other {
        case state(Int)
        case theme(StyleProvider)
    }

    private let component: ComponentDescriptor
    let interactor: GalleryInteractor
    let router: GalleryRouter
    /// Changes how the pictures are shown.
    let settings: PreviewSettingsPresenter
    weak var screen: (any DifferencesScreen)?
    private let current: Int
    private let others: [Other]
    private var place: Int
    private var isShowingBefore = false

    init(_ component: ComponentDescriptor, interactor: GalleryInteractor, router: GalleryRouter) {
        self.component = component
        self.interactor = interactor
        self.router = router
        settings = PreviewSettingsPresenter(interactor: interactor)
        let current = interactor.stateIndex(of: component)
        self.current = current
        let states = component.states.indices.filter { $0 != current }
        let themes = interactor.themes.compactMap { try? $0.theme.get() }.filter { $0 != interactor.currentTheme }
        others = states.map(Other.state) + themes.map(Other.theme)
        place = states.firstIndex(of: interactor.previousStateIndex(of: component)) ?? max(0, current - 1)
        settings.onChange = { [weak self] _ in self?.show() }
        settings.onMessage = { [weak self] in self?.screen?.show(message: $0) }
        settings.offeredColumns = { [weak self] in self?.columns }
    }

    func screenWillAppear() { show() }

    /// Draws the pictures for a room of another width.
    func roomChanged() { show() }

    // MARK: Choosing

    /// Everything to compare with, for a list.
    var choices: [GalleryRow] {
        var rows: [GalleryRow] = []
        for (index, other) in others.enumerated() {
            switch other {
            case .state:
                if rows.isEmpty { rows.append(GalleryRow(id: "states", text: "States", isHeading: true)) }
            case .theme:
                if !rows.contains(where: { $0.id == "themes" }) {
                    rows.append(GalleryRow(id: "themes", text: "Themes", isHeading: true))
                }
            }
            rows.append(GalleryRow(id: String(index), text: name(of: other), isCurrent: index == place))
        }
        return rows
    }

    func choose(_ row: GalleryRow) {
        guard let index = Int(row.id), others.indices.contains(index) else { return }
        compare(at: index)
    }

    func step(by step: Int) {
        guard !others.isEmpty else { return }
        compare(at: (place + step + others.count) % others.count)
    }

    private func compare(at index: Int) {
        place = index
        interactor.record("compare with", name(of: others[index]))
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
        interactor.record("flip", isShowingBefore ? "before" : "after")
        show()
    }

    func showChoices() {
        interactor.record("choose what to compare with")
        router.showChoices("Compare with", choices) { [weak self] in self?.choose($0) }
    }

    func back() {
        interactor.record("close differences")
        router.back()
    }

    // MARK: Comparing

    private func show() {
        do {
            screen?.show(try content())
        } catch {
            screen?.show(message: "\(component.name): \(error)")
        }
    }

    /// Columns in which the component is drawn.
    private var columns: Int {
        let room = screen?.room ?? component.defaultWidth
        return switch interactor.previewSettings.width {
        case .standard: max(1, min(component.defaultWidth, room))
        case .columns(let count): count
        case .fit: max(1, room)
        }
    }

    /// - Parameter theme: gives the characters.
    private func picture(of index: Int, in theme: StyleProvider? = nil) throws -> PartedPicture {
        var environment = interactor.environment
        if let theme { environment.glyphs = theme.glyphSet(isASCIIOnly: environment.glyphs.isASCII) }
        return try PartedPicture(component, stateAt: index, width: columns, in: environment)
    }

    private func content() throws -> DifferencesContent {
        guard others.indices.contains(place) else { return try nothing() }
        switch others[place] {
        case .state(let index):
            let (before, after) = (try picture(of: index), try picture(of: current))
            let difference = DifferenceInWords(from: before, to: after)
            let marks = isShowingBefore ? difference.marksBefore : difference.marksAfter
            return content(
                (isShowingBefore ? before : after).surface.marked(marks, adding: [.reverse, .underline]),
                names: (component.states[index].name, component.states[current].name), difference.sentences,
                count: difference.marksBefore.union(difference.marksAfter).count, colors: interactor.emulatedColors)
        case .theme(let theme):
            let depth = interactor.previewSettings.emulation.depth ?? interactor.ownDepth
            let own = interactor.currentTheme
            let (before, after) = (try picture(of: current, in: theme), try picture(of: current, in: own))
            let shown = isShowingBefore ? before : after
            let marks = ThemeDifference.marks(in: shown.surface, from: theme, to: own, depth: depth)
            let difference = DifferenceInWords(from: before, to: after)
            return content(
                shown.surface.marked(marks, adding: .underline), names: (theme.title, own.title),
                difference.sentences + ThemeDifference.sentences(in: after.surface, from: theme, to: own),
                count: marks.union(isShowingBefore ? difference.marksBefore : difference.marksAfter).count,
                colors: EmulatedColors(isShowingBefore ? theme : own, depth: depth))
        }
    }

    /// A component with one state, where there is one theme.
    private func nothing() throws -> DifferencesContent {
        let name = component.states[current].name
        return content(
            try picture(of: current).surface, names: (name, name), ["there is nothing to compare it with"], count: 0,
            colors: interactor.emulatedColors)
    }

    private func content(
        _ picture: Surface, names: (String, String), _ sentences: [String], count: Int, colors: EmulatedColors?
    ) -> DifferencesContent {
        let settings = interactor.previewSettings
        return DifferencesContent(
            component: component.name, names: names, isShowingBefore: isShowingBefore, picture: picture,
            colors: colors, sentences: sentences.isEmpty ? ["nothing differs"] : sentences, count: count,
            hasRuler: settings.width != .standard, notes: settings.notes, theme: interactor.themeTitle)
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
