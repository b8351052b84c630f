import GomaCatalog

/// The themes that tests draw with, read once.
@MainActor
package enum SampleThemes {
    private static let darkTheme = Result { try ThemeLibrary.embedded.theme(named: "goma-dark") }

    package static var dark: StyleProvider { get throws { try darkTheme.get() } }
}
