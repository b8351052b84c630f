import GomaUI
import TerminalKit

/// The screen with two states or two themes laid over each other, as its presenter sees it.
@MainActor
protocol DifferencesScreen: AnyObject {
    func show(_ content: DifferencesContent)
    func show(message: String)
}

/// What the screen shows.
struct DifferencesContent {
    let component: String
    /// Names of the two, in the order in which they are compared.
    let names: (before: String, after: String)
    let isShowingBefore: Bool
    /// The one of the two that is shown, with what differs marked.
    let picture: Surface
    /// The characters of the component; `nil` for those of the window.
    let colors: EmulatedColors?
    let sentences: [String]
    /// Cells that differ.
    let count: Int
    let notes: [String]
    let theme: String
}

/// Holds what is compared: the current state with another, or with itself in another theme.
@MainActor
final class DifferencesPresenter {
    /// What the current state is compared with.
    private enum Other {
        case state(Int)
        case theme(StyleProvider)
    }

    private let component: ComponentDescriptor
    private let interactor: GalleryInteractor
    private let router: GalleryRouter
    weak var screen: (any DifferencesScreen)?
    private let current: Int
    private let others: [Other]
    private var place: Int
    private var isShowingBefore = false

    init(_ component: ComponentDescriptor, interactor: GalleryInteractor, router: GalleryRouter) {
        self.component = component
        self.interactor = interactor
        self.router = router
        let current = interactor.stateIndex(of: component)
        self.current = current
        let states = component.states.indices.filter { $0 != current }
        let themes = interactor.themes.compactMap { try? $0.theme.get() }.filter { $0 != interactor.currentTheme }
        others = states.map(Other.state) + themes.map(Other.theme)
        place = states.firstIndex(of: interactor.previousStateIndex(of: component)) ?? max(0, current - 1)
    }

    func screenWillAppear() { show() }

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

    func showKeys(_ sections: [KeySection]) {
        interactor.record("show keys")
        router.showKeys(sections)
    }

    func showPalette(_ sections: [KeySection]) {
        interactor.record("show commands")
        router.showPalette(sections)
    }

    func back() {
        interactor.record("close differences")
        router.back()
    }

    func quit() {
        interactor.record("quit")
        router.quit()
    }

    // MARK: Comparing

    private func show() {
        do {
            screen?.show(try content())
        } catch {
            screen?.show(message: "\(component.name): \(error)")
        }
    }

    private func picture(of index: Int) throws -> PartPicture {
        let width: Int =
            if case .columns(let count) = interactor.previewSettings.width { count } else { component.defaultWidth }
        return try PartPicture(component, stateAt: index, width: width, in: interactor.environment)
    }

    private func content() throws -> DifferencesContent {
        let depth = interactor.previewSettings.emulation.depth
        let after = try picture(of: current)
        switch others[place] {
        case .state(let index):
            let before = try picture(of: index)
            let comparison = PictureComparison(from: before, to: after)
            let marks = isShowingBefore ? comparison.marksBefore : comparison.marksAfter
            return content(
                (isShowingBefore ? before : after).surface.marked(marks, adding: [.reverse, .underline]),
                names: (component.states[index].name, component.states[current].name), comparison.sentences,
                count: comparison.marksBefore.union(comparison.marksAfter).count,
                colors: depth.map { EmulatedColors(interactor.currentTheme, depth: $0) })
        case .theme(let theme):
            let shown = depth ?? interactor.ownDepth
            let comparison = ThemeComparison(from: theme, to: interactor.currentTheme, on: after, depth: shown)
            return content(
                after.surface.marked(comparison.marks, adding: .underline),
                names: (theme.title, interactor.themeTitle), comparison.sentences, count: comparison.marks.count,
                colors: EmulatedColors(isShowingBefore ? theme : interactor.currentTheme, depth: shown))
        }
    }

    private func content(
        _ picture: Surface, names: (String, String), _ sentences: [String], count: Int, colors: EmulatedColors?
    ) -> DifferencesContent {
        DifferencesContent(
            component: component.name, names: names, isShowingBefore: isShowingBefore, picture: picture,
            colors: colors, sentences: sentences.isEmpty ? ["nothing differs"] : sentences, count: count,
            notes: interactor.previewSettings.notes, theme: interactor.themeTitle)
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
