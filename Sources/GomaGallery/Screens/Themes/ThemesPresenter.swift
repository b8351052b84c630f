import GomaReview
import GomaKit
import TerminalKit

/// The screen that shows the themes, as its presenter sees it.
@MainActor
protocol ThemesScreen: MessageScreen {
    func show(_ content: ThemesContent)
    /// Shows a theme's roles, or why there are none.
    func show(_ details: ThemeDetails)
}

/// The presenter of the list of themes: which one is looked at, and which is in use.
@MainActor
final class ThemesPresenter: GalleryScreenPresenter {
    weak var screen: (any ThemesScreen)?
    let interactor: GalleryInteractor
    let router: GalleryRouter
    private var entries: [ThemeLibrary.Entry] = []
    private var selectedRow: Int?

    init(interactor: GalleryInteractor, router: GalleryRouter) {
        self.interactor = interactor
        self.router = router
    }

    /// Reads the themes; the one in use is the first to be looked at.
    func screenWillAppear() {
        entries = interactor.themes
        let current = entries.firstIndex { $0.name == interactor.currentTheme.name }
        selectedRow = selectedRow ?? current ?? (entries.isEmpty ? nil : 0)
        interactor.colorUse.find { [weak self] in self?.showDetails() }
        showAll()
    }

    func look(at row: Int) {
        guard entries.indices.contains(row) else { return }
        interactor.record("look at theme", entries[row].name)
        selectedRow = row
        showDetails()
    }

    /// Takes the theme of a row into use; one that cannot be read stays out, and the screen says why.
    func select(row: Int) {
        guard entries.indices.contains(row) else { return }
        switch entries[row].theme {
        case .success(let theme):
            interactor.record("select theme", theme.title)
            interactor.select(theme)
            showAll()
        case .failure(let error):
            interactor.record("select theme that cannot be read", entries[row].name)
            screen?.show(message: "\(error)")
        }
    }

    /// Copies the roles of the theme that is looked at, a line each, as a theme's file has them.
    func copyRoles() {
        guard let selectedRow else { return }
        let name = entries[selectedRow].name
        do {
            let roles = interactor.roles(of: try entries[selectedRow].theme.get(), use: .unknown).rows
            let text = roles.map { "\($0.name): \"\($0.value)\"" }.joined(separator: "\n")
            screen?.show(
                message: interactor.copy(
                    lines: text, interactor.text(.galleryTheRoles, ["theme": name]), as: "\(name).txt"))
        } catch {
            screen?.show(message: "\(error)")
        }
    }

    func back() {
        interactor.record("back from the themes")
        router.back()
    }

    // MARK: Content

    private func showAll() {
        let current = interactor.currentTheme.name
        let rows = entries.map { entry in
            switch entry.theme {
            case .success(let theme):
                ThemesContent.Row(
                    name: entry.name, title: theme.title, isReadable: true, isInUse: entry.name == current)
            case .failure:
                ThemesContent.Row(
                    name: entry.name, title: interactor.text(.galleryUnreadable), isReadable: false, isInUse: false)
            }
        }
        screen?.show(ThemesContent(rows: rows, selectedRow: selectedRow))
        showDetails()
    }

    private func showDetails() {
        guard let selectedRow else { return }
        do {
            let theme = try entries[selectedRow].theme.get()
            switch interactor.colorUse.finding {
            case .found(let use): screen?.show(.roles(interactor.roles(of: theme, use: use), note: nil))
            case .searching(let done, let count):
                screen?.show(
                    .roles(
                        interactor.roles(of: theme, use: .unknown),
                        note: interactor.text(.galleryFindingUsers, ["done": String(done), "count": String(count)])))
            }
        } catch {
            screen?.show(.problem("\(error)"))
        }
    }
}
