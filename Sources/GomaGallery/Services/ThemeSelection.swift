/// The theme in use, and the way to the next.
@MainActor
package final class ThemeSelection {
    package private(set) var current: StyleProvider
    let library: ThemeLibrary
    /// How many colours the screen shows.
    package var depth = ColorDepth.direct
    /// Tells the number that the screen has for a cell's two colours; `nil` where there is no screen that numbers them.
    package var colorPair: ((Cell) -> Int?)?
    /// Told the new theme; the screen then resolves its colours again and draws nothing anew.
    package var onChange: ((StyleProvider) -> Void)?
    /// Told after the theme in use has been read again and is another; whoever selects one shows it anyway.
    var onReload: (() -> Void)?

    /// The file that was named on the command line, as long as its theme is in use.
    private(set) var file: String?
    /// What the program began with.
    private var first: (theme: StyleProvider, file: String?)

    /// What components call the theme that the program began with.
    private static let systemName = "system"

    /// - Parameter file: where the theme came from, if it is none of the library's.
    package init(_ current: StyleProvider, library: ThemeLibrary = .embedded, file: String? = nil) {
        self.current = current
        self.library = library
        self.file = file
        first = (current, file)
    }

    /// The word that brings back the theme in use: its name, or its file.
    var word: String { file ?? current.name }

    /// The file that the theme in use was read from; `nil` for one that is built in.
    package var currentFile: String? { file ?? library.file(of: current.name) }

    /// Reads the theme in use again from its file.
    /// - Throws: `ThemeError`; the current one stays.
    package func reload() throws {
        guard let path = currentFile else { return }
        let theme = try read(path)
        guard theme != current else { return }
        if path == first.file ?? library.file(of: first.theme.name) { first.theme = theme }
        current = theme
        onChange?(theme)
        onReload?()
    }

    /// Every theme with where it comes from, or why it cannot be used, one that was named by its file last; reads all files,
    /// and what is built in once.
    var entries: [ThemeLibrary.Entry] {
        guard let file = ownFile else { return library.entries }
        readFirst()
        return library.entries
            + [ThemeLibrary.Entry(name: first.theme.name, origin: .file(path: file), theme: .success(first.theme))]
    }

    func isInUse(_ entry: ThemeLibrary.Entry) -> Bool { stop(of: entry) == currentStop }

    /// The themes after the current one, round at the end, at most `count`; those that cannot be read are left out.
    func following(_ count: Int) -> [StyleProvider] {
        var themes: [StyleProvider] = []
        for stop in nextStops where stop != currentStop && themes.count < count {
            if let theme = try? theme(at: stop) { themes.append(theme) }
        }
        return themes
    }

    /// Every role of a theme as it looks on this screen, and who uses it.
    func roles(of theme: StyleProvider, use: RoleUse) -> RoleListing {
        RoleListing(theme, depth: depth, use: use, isInUse: theme == current)
    }

    /// Takes a theme into use.
    package func select(_ theme: StyleProvider) { select(theme, from: nil) }

    /// Takes the theme of an entry into use.
    func select(_ theme: StyleProvider, of entry: ThemeLibrary.Entry) { select(theme, at: stop(of: entry)) }

    private func select(_ theme: StyleProvider, at stop: Stop) {
        select(theme, from: stop == .file ? first.file : nil)
    }

    private func select(_ theme: StyleProvider, from file: String?) {
        current = theme
        self.file = file
        onChange?(theme)
    }

    /// Takes a theme of the library into use by its name; "system" is the one that the program began with.
    /// - Throws: `ThemeError`; the current one stays.
    package func select(named name: String) throws {
        guard name == Self.systemName else { return select(try library.theme(named: name)) }
        readFirst()
        select(first.theme, from: first.file)
    }

    /// Reads the theme that the program began with again: nobody watches its file while another is in use. One that cannot
    /// be read leaves it as it was read last.
    private func readFirst() {
        guard let path = first.file ?? library.file(of: first.theme.name) else { return }
        do {
            first.theme = try read(path)
        } catch {
            // Whoever watches the file from now on says so when it is written.
        }
    }

    private func read(_ path: String) throws -> StyleProvider {
        try library.theme(yaml: InputFile.text(at: path, as: .theme, takesPipes: false), file: path)
    }

    /// Steps to the theme after the current one, round at the end; those that cannot be read are left out.
    /// - Throws: `ThemeError` where there is no other that can be read; the current one stays.
    package func selectNext() throws {
        var problem: (any Error)?
        for stop in nextStops {
            do {
                return select(try theme(at: stop), at: stop)
            } catch {
                problem = problem ?? error
            }
        }
        if let problem { throw problem }
    }

    // MARK: Stops

    /// Where one comes by in stepping through the themes: one of the library, by its name, or the file that was named on the
    /// command line.
    private enum Stop: Hashable {
        case library(String)
        case file
    }

    /// The file that was named on the command line, unless the library has its theme.
    private var ownFile: String? { first.file.flatMap { $0 == library.file(of: first.theme.name) ? nil : $0 } }

    private var currentStop: Stop { file != nil && ownFile != nil ? .file : .library(current.name) }

    /// All stops from the one after the current one on, round at the end. The file comes after the theme of its name, else
    /// after the last.
    private var nextStops: [Stop] {
        var stops = library.names.map(Stop.library)
        if ownFile != nil {
            let namesake = stops.firstIndex(of: .library(first.theme.name))
            stops.insert(.file, at: namesake.map { $0 + 1 } ?? stops.count)
        }
        let place = stops.firstIndex(of: currentStop).map { $0 + 1 } ?? 0
        return Array(stops[place...] + stops[..<place])
    }

    private func stop(of entry: ThemeLibrary.Entry) -> Stop {
        guard case .file(let path) = entry.origin, path == ownFile, entry.name == first.theme.name else {
            return .library(entry.name)
        }
        return .file
    }

    private func theme(at stop: Stop) throws -> StyleProvider {
        switch stop {
        case .library(let name): return try library.theme(named: name)
        case .file:
            readFirst()
            return first.theme
        }
    }
}
