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

    /// Steps to the theme after the current one in the library, round at the end.
    /// - Throws: `ThemeError` where that theme cannot be read; the current one stays.
    public func selectNext() throws {
        let names = library.names
        let place = names.firstIndex(of: current.name).map { ($0 + 1) % names.count } ?? 0
        guard names.indices.contains(place) else { return }
        current = try library.theme(named: names[place])
        onChange?(current)
    }
}
