import GomaReview
import GomaKit
import TerminalKit

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

    /// Every theme with where it comes from, or why it cannot be used; reads all files, and what is built in once.
    var entries: [ThemeLibrary.Entry] { library.entries }

    /// The themes after the current one in the library, round at the end, at most `count`; those that cannot be read are
    /// left out.
    func following(_ count: Int) -> [StyleProvider] {
        let names = library.names
        let place = names.firstIndex(of: current.name).map { $0 + 1 } ?? 0
        var themes: [StyleProvider] = []
        for name in names[place...] + names[..<place] where name != current.name && themes.count < count {
            if let theme = try? library.theme(named: name) { themes.append(theme) }
        }
        return themes
    }

    /// Every role of a theme as it looks on this screen, and who uses it.
    func roles(of theme: StyleProvider, use: RoleUse) -> RoleListing {
        RoleListing(theme, depth: depth, use: use, isInUse: theme == current)
    }

    /// Takes a theme into use.
    package func select(_ theme: StyleProvider) { select(theme, from: nil) }

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

    /// Steps to the theme after the current one in the library, round at the end; those that cannot be read are left
    /// out.
    /// - Throws: `ThemeError` where there is no other that can be read; the current one stays.
    package func selectNext() throws {
        let names = library.names
        let place = names.firstIndex(of: current.name).map { $0 + 1 } ?? 0
        var problem: (any Error)?
        for name in names[place...] + names[..<place] {
            do {
                return select(try library.theme(named: name))
            } catch {
                problem = problem ?? error
            }
        }
        if let problem { throw problem }
    }
}
