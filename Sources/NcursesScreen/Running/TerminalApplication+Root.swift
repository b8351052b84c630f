extension TerminalApplication {
    /// Runs an app in the terminal until it quits, and gives the terminal back as it was.
    ///
    /// Time in the app follows the clock, and its `idle` work is done between keys. Another theme in its `colors` shows at
    /// once. Keys, the mouse, other sizes and Ctrl-Z do what they do everywhere. Where standard input or output is a pipe,
    /// keys and picture go to the terminal that the program was started in: ``TerminalStreams``. Ctrl-C and other signals
    /// that end a program end this one, with the terminal given back.
    /// - Parameters:
    ///   - colors: what roles look like at first, such as a theme.
    ///   - depth: colours to use, as far as the terminal has them; without it the terminal and the environment decide.
    /// - Throws: ``TerminalError`` where there is no terminal that can show it, before anything has been written.
    public static func run(
        _ root: RootController, colors: any ColorResolver, depth: ColorDepth? = nil
    ) async throws(TerminalError) {
        let streams = try TerminalStreams()
        defer { streams.giveBack() }
        let screen = try TerminalScreen(colors: colors, depth: depth)
        let application = TerminalApplication(
            window: root.makeWindow(size: screen.size), screen: screen, timeline: TimelineDriver(root.scheduler),
            idle: root.idle)
        root.colors = colors
        root.onColorsChange = { [weak application] in application?.setColors($0) }
        root.onQuit = { [weak application] in application?.quit() }
        await application.run()
    }

    /// Runs an app that is a program of its own: as ``run(_:colors:depth:)`` does, but where there is no terminal that can
    /// show it, the program says why on standard error and ends with exit code 69.
    public static func launch(_ root: RootController, colors: any ColorResolver, depth: ColorDepth? = nil) async {
        do {
            try await run(root, colors: colors, depth: depth)
        } catch {
            let line = Array((OutputForm.text.safe("\(error)") + "\n").utf8)
            write(STDERR_FILENO, line, line.count)
            exit(unavailable)
        }
    }

    /// Exit code of a program that lacks something it needs, as BSD's sysexits.h numbers them.
    private static let unavailable: Int32 = 69
}
