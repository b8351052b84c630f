import ArgumentParser

/// Options that mean the same wherever something is drawn on the terminal.
struct ScreenFlags: ParsableArguments {
    @OptionGroup var drawing: RenderFlags

    @Option(help: RenderFlags.colorsHelp("what the terminal can do"))
    var colors: ColorDepth?

    var options: ScreenOptions {
        var options = ScreenOptions(
            theme: drawing.theme, colors: colors, isASCII: drawing.ascii, localization: drawing.locale,
            reducesMotion: drawing.reduceMotion)
        options.isLanguageAsked = drawing.askedLocale.isAsked
        return options
    }

    /// Whether any of them is set.
    var isAskedFor: Bool {
        drawing.theme != nil || colors != nil || drawing.ascii || drawing.askedLocale.isAsked || drawing.reduceMotion
    }
}
