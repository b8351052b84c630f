import ArgumentParser
import Foundation

/// Options that mean the same wherever something is drawn.
struct RenderFlags: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Theme by name, or a theme file; \(ThemeLibrary.defaultName) unless given, and in the gallery the one that was \
            in use last.
            """, valueName: "name|file"),
        completion: Completion.themes)
    var theme: String?

    @Flag(help: asciiHelp)
    var ascii = false

    @Option(name: .customLong("locale"), help: localeHelp)
    var askedLocale = AskedLocale.unasked

    @Flag(name: .customLong("reduce-motion"), help: "Show where motion ends instead of moving.")
    var reduceMotion = false

    /// The language of the components' own texts.
    var locale: Localization { askedLocale.localization }

    /// The options for drawing without a terminal.
    func options(_ style: StyleProvider, width: Int? = nil, at moment: Duration) -> RenderOptions {
        RenderOptions(
            width: width, glyphs: style.glyphSet(isASCIIOnly: ascii), localization: locale,
            reducesMotion: reduceMotion, time: moment)
    }

    /// The same words wherever a depth of colours can be chosen.
    /// - Parameter rest: the depth where none is chosen.
    static func colorsHelp(_ rest: String) -> ArgumentHelp {
        "Colour depth: direct, 256, 16, 8 or mono; \(rest) unless given."
    }

    static let asciiHelp: ArgumentHelp = "Draw with ASCII characters only."

    /// The same words wherever a language can be chosen.
    static let localeHelp: ArgumentHelp =
        "Language of the components' own texts. en-XA is English with accents, half as long again."

    /// The themes that come with the program, then those of the user's folder.
    static let library: ThemeLibrary = {
        let folder = ThemeFolder.userFolder(environment: ProcessInfo.processInfo.environment)
        return ThemeLibrary.embedded.adding(folder.map(ThemeFolder.sources) ?? [])
    }()

    /// The theme, from the library or from a file.
    /// - Throws: `ThemeError`, or `InputError` for a file that cannot be read.
    func style() throws -> StyleProvider { try Self.style(named: theme ?? ThemeLibrary.defaultName) }

    /// The themes, where several may be named with commas between.
    /// - Throws: as ``styles(named:)``.
    func styles() throws -> [StyleProvider] { try Self.styles(named: theme ?? ThemeLibrary.defaultName) }

    /// Themes by names or files with commas between.
    /// - Throws: `ThemeError`, `InputError`, or a ``Failure`` where two themes have the same name.
    static func styles(named list: String) throws -> [StyleProvider] {
        let styles = try list.split(separator: ",", omittingEmptySubsequences: false).map { part in
            try style(named: String(part))
        }
        for (index, style) in styles.enumerated() where styles[..<index].contains(where: { $0.name == style.name }) {
            throw Failure("two themes are named \"\(style.name)\"; name each once", code: FailureCode.usage)
        }
        return styles
    }

    /// A theme by name or file.
    /// - Throws: `ThemeError`, or `InputError` for a file that cannot be read.
    static func style(named theme: String) throws -> StyleProvider {
        guard ThemeFolder.isThemeFile(theme) else { return try library.theme(named: theme) }
        return try library.theme(yaml: InputFile.text(at: theme, as: .theme), file: theme)
    }
}

extension ColorDepth: ExpressibleByArgument {}

extension Localization: ExpressibleByArgument {
    public static var allValueStrings: [String] { locales }
    /// None, which is said without reading the languages: every start of the program asks.
    public static var allValueDescriptions: [String: String] { [:] }
}
