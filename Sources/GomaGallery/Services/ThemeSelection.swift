import GomaUI
import TerminalKit

/// The theme in use, and the way to the next.
@MainActor
public final class ThemeSelection {
    public private(set) var current: StyleProvider
    let library: ThemeLibrary
    /// How many colours the screen shows.
    public var depth = ColorDepth.direct
    /// Told the new theme; the screen then resolves its colours again and draws nothing anew.
    public var onChange: ((StyleProvider) -> Void)?

    public init(_ current: StyleProvider, library: ThemeLibrary = .embedded) {
        self.current = current
        self.library = library
    }

    /// Every theme with where it comes from, or why it cannot be used; reads all files.
    public var entries: [ThemeLibrary.Entry] { library.entries }

    /// The themes after the current one in the library, round at the end, at most `count`; those that cannot be read are
    /// left out.
    public func following(_ count: Int) -> [StyleProvider] {
        let names = library.names
        let place = names.firstIndex(of: current.name).map { $0 + 1 } ?? 0
        return Array(
            (names[place...] + names[..<place]).lazy.filter { $0 != self.current.name }
                .compactMap { name in (try? self.library.theme(named: name)) }.prefix(count))
    }

    /// Takes a theme into use.
    public func select(_ theme: StyleProvider) {
        current = theme
        onChange?(theme)
    }

    /// Steps to the theme after the current one in the library, round at the end; those that cannot be read are left
    /// out.
    /// - Throws: `ThemeError` where there is no other that can be read; the current one stays.
    public func selectNext() throws {
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
