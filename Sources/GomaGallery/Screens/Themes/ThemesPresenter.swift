/// The presenter of the list of themes: which one is looked at, and which is in use.
final class ThemesPresenter: GalleryScreenPresenter, SpeaksOnScreen {
    weak var screen: ThemesViewController?
    let services: GalleryServices
    let router: GalleryRouter
    var messageScreen: (any MessageScreen)? { screen }
    private var entries: [ThemeLibrary.Entry] = []
    private var selectedRow: Int?
    /// Told after another theme has been taken into use.
    private let onSelect: () -> Void

    init(services: GalleryServices, router: GalleryRouter, onSelect: @escaping () -> Void) {
        self.services = services
        self.router = router
        self.onSelect = onSelect
    }

    /// Reads the themes; the one in use is the first to be looked at, and again where the last of the list has gone.
    func screenWillAppear() {
        entries = services.themes.entries
        if !entries.indices.contains(selectedRow ?? -1) {
            selectedRow = entries.firstIndex { services.themes.isInUse($0) } ?? entries.indices.first
        }
        services.colorUse.find { [weak self] in self?.showDetails() }
        showAll()
    }

    func look(at row: Int) {
        guard entries.indices.contains(row) else { return }
        services.eventLog.record("look at theme", entries[row].name)
        selectedRow = row
        showDetails()
    }

    /// Takes the theme of a row into use; one that cannot be read stays out, and the screen says why.
    func select(row: Int) {
        guard entries.indices.contains(row) else { return }
        switch entries[row].theme {
        case .success(let theme):
            services.eventLog.record("select theme", theme.title)
            services.themes.select(theme, of: entries[row])
            onSelect()
            showAll()
        case .failure(let error):
            services.eventLog.record("select theme that cannot be read", entries[row].name)
            say("\(error)")
        }
    }

    /// Copies the roles of the theme that is looked at, a line each, as a theme's file has them.
    func copyRoles() {
        guard let selectedRow else { return }
        let name = entries[selectedRow].name
        saying {
            let roles = services.themes.roles(of: try entries[selectedRow].theme.get(), use: .unknown).rows
            let lines = roles.map { "\($0.name): \"\($0.value)\"" }.joined(separator: "\n")
            say(services.outlet.copy(lines: lines, text(.galleryTheRoles, ["theme": name]), as: "\(name).txt"))
        }
    }

    func back() {
        services.eventLog.record("back from the themes")
        router.back()
    }

    // MARK: Content

    private func showAll() {
        let rows = entries.map { entry in
            switch entry.theme {
            case .success(let theme):
                ThemesContent.Row(
                    name: entry.name, title: theme.title, isReadable: true, isInUse: services.themes.isInUse(entry))
            case .failure:
                ThemesContent.Row(name: entry.name, title: text(.galleryUnreadable), isReadable: false, isInUse: false)
            }
        }
        screen?.show(ThemesContent(rows: rows, selectedRow: selectedRow))
        showDetails()
    }

    private func showDetails() {
        guard let selectedRow else { return }
        do {
            let theme = try entries[selectedRow].theme.get()
            switch services.colorUse.finding {
            case .found(let use): screen?.show(.roles(services.themes.roles(of: theme, use: use), note: nil))
            case .searching(let done, let count):
                screen?.show(
                    .roles(
                        services.themes.roles(of: theme, use: .unknown),
                        note: text(.galleryFindingUsers, ["done": String(done), "count": String(count)])))
            }
        } catch {
            screen?.show(.problem("\(error)"))
        }
    }
}
