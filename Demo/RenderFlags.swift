import ArgumentParser
import Foundation
import GomaGallery
import GomaUI
import TerminalKit

/// Options that mean the same wherever something is drawn.
struct RenderFlags: ParsableArguments {
    @Option(help: ArgumentHelp("Theme by name, or a theme file.", valueName: "name|file"))
    var theme = ThemeLibrary.defaultName

    @Option(help: "Colour depth: direct, 256, 16, 8 or mono; what the terminal can do unless given.")
    var colors: ColorDepth?

    @Flag(help: "Draw with ASCII characters only.")
    var ascii = false

    @Option(help: "Language of the components' own texts: en or pt.")
    var locale = Localization.english

    @Flag(name: .customLong("reduce-motion"), help: "Show where motion ends instead of moving.")
    var reduceMotion = false

    /// The theme, from the library or from a file.
    /// - Throws: `ThemeError`, or a ``Failure`` where the file cannot be read.
    func style() throws -> StyleProvider { try Self.style(named: theme) }

    /// A theme by its name in the library, or from a file.
    /// - Throws: as ``style()`` does.
    static func style(named theme: String) throws -> StyleProvider {
        let isFile = theme.contains("/") || theme.hasSuffix(".yaml") || theme.hasSuffix(".yml")
        guard isFile else { return try ThemeLibrary.embedded.theme(named: theme) }
        guard let data = FileManager.default.contents(atPath: theme) else {
            throw Failure("there is no theme file \"\(theme)\" to read", code: FailureCode.missingInput)
        }
        guard data.count <= 1 << 20, let yaml = String(data: data, encoding: .utf8) else {
            throw Failure("\(theme): a theme is a UTF-8 text of at most 1 MiB", code: FailureCode.badData)
        }
        return try ThemeLibrary.embedded.theme(yaml: yaml, file: theme)
    }
}

extension ColorDepth: ExpressibleByArgument {}

extension Localization: ExpressibleByArgument {}
