import ArgumentParser

/// The options of everything that writes pictures: what is drawn of a state, and in which format.
struct PictureFlags: ParsableArguments {
    @Option(
        help: ArgumentHelp("Time since the first frame, such as 2.5s or 300ms.", valueName: "time"),
        transform: Parsing.moment)
    var at: Duration?

    @Option(
        help: ArgumentHelp("Moments with commas between, or the word events.", valueName: "time,…|events"),
        completion: .list(["events"]),
        transform: Parsing.film)
    var film: Film.Choice?

    @Option(help: "text, ansi with colours, svg, html or json.")
    var format = PictureFormat.text

    @Flag(help: "Add the style of each cell by role, the focus order and the reading text.")
    var styles = false

    func validate() throws {
        if styles, format != .text, format != .ansi {
            throw ValidationError("--styles goes with --format text and ansi; json has all of it")
        }
        if film != nil, at != nil { throw ValidationError("write the moments in --film, without --at") }
        if film != nil, format == .json { throw ValidationError("--film goes with text, ansi, svg and html") }
    }
}
