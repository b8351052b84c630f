import ArgumentParser

/// Options of the gallery on the screen.
struct GalleryFlags: ParsableArguments {
    @Flag(help: "Begin at the table, whatever was open last.")
    var fresh = false

    @Flag(help: "Show one state of a component alone, however much room there is; o switches.")
    var single = false

    @Flag(help: "Read the theme file and the state file in use again whenever they change.")
    var watch = false

    @Option(
        help: ArgumentHelp(
            "Append everything that is done to a file, one line of JSON each: time, name, subject.", valueName: "file"),
        completion: .file())
    var log: String?

    @Option(
        help: "Language of the gallery's own words; the one that LC_ALL, LC_MESSAGES or LANG asks for unless given.")
    var language: Localization?

    @OptionGroup var statistics: StatsFlag

    var options: GalleryOptions {
        var options = GalleryOptions(
            isFresh: fresh, showsOneState: single, watchesFiles: watch, log: log, language: language)
        options.measuresFrames = statistics.stats
        return options
    }

    /// Whether any of them is set.
    var isAskedFor: Bool { fresh || single || watch || log != nil || language != nil }
}
