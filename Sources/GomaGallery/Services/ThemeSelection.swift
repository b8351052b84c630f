import GomaUI

/// The theme in use, and the way to the next.
@MainActor
public final class ThemeSelection {
    public private(set) var current: StyleProvider
    private let library: ThemeLibrary
    /// Told the new theme; the screen then resolves its colours again and draws nothing anew.
    public var onChange: ((StyleProvider) -> Void)?

    public init(_ current: StyleProvider, library: ThemeLibrary = .embedded) {
        self.current = current
        self.library = library
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
                current = try library.theme(named: name)
                onChange?(current)
                return
            } catch {
                problem = problem ?? error
            }
        }
        if let problem { throw problem }
    }
}
