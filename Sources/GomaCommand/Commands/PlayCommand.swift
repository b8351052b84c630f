import ArgumentParser
import NcursesScreen

/// `gomaui play`
struct PlayCommand: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Play a script of keys, waits and checks without a terminal.",
        discussion: """
            A script has one step on each line; blank lines and lines that begin with # say nothing. \
            Time passes only where the script waits, so the same script always gives the same frames.

            Exit 0: everything was as expected. 1: an expectation failed; the frame is shown.

            BEFORE THE FIRST STEP
              component NAME [STATE]  play one component alone
              gallery [NAME [STATE]]  play the gallery, at its table or at a
                                      component (the default)
              page FILE [FEED]        play a page, with a recorded feed
              state-file FILE         begin with a state from a file
              width N   size 80x24   theme NAME   ascii   reduce-motion
              locale en|fr|pt|en-XA   the components' own texts
              language en|fr|pt|en-XA the gallery's own words, which are English
                                      unless this says otherwise

            STEPS
              focus ID             give the focus to a control: outcomes.home, or as
                                   much of it as makes it one, such as home;
                                   "\(Program.name) describe NAME --identifiers" lists them
              press it             Enter on what has the focus
              press KEY…           Tab Enter Esc Ctrl-P PgDn [ and so on; a frame is drawn
                                   after each
              burst KEY…           keys that come all at once, as from a paste: all are
                                   handled before a frame is drawn
              type "text"          with \\" \\\\ \\n \\t \\r and \\u{1B} as Swift writes them
              click X,Y            column and row, counted from 0
              click "text"         wherever it first shows
              scroll up|down X,Y
              scroll to "text"     turn the wheel until it shows
              drag X,Y X,Y         with the left button held
              wait 2.5s
              resize 80x24
              restart              end a page, and begin it with what it has kept
              call [PART] CALL(…)  ask the component's view model:
                                   call outcomes.lines[0] showAllMarkets()
              frame ["title"]      print the screen

            EXPECTATIONS
              expect "text"        it is on the screen
              expect not "text"    it is not
              expect row 2 "text"  it is in that row, counted from 0
              expect call "OutcomeItem.toggleSelection()"
              expect request betting:open-match id=m1   it was asked of whoever shows it;
                                   what is left out may be anything
              expect event "open component: …"
              expect focus ID      or the type of a view, or nothing
              expect quit          the gallery has been left
              expect cells DIGEST  what S in the gallery notes: the cells of the state
                                   drawn anew, without a focus

            EXAMPLES
              \(Program.name) play match.play
              \(Program.name) play match.play --cast match.cast
              \(Program.name) play match.play --cast match.svg
              \(Program.name) play usage.play --output saved
              \(Program.name) play match.play --format svg > match.svg
              \(Program.name) play --component OutcomeItem
              printf 'gallery\\ntype "/pill"\\nframe' | \(Program.name) play -
            """)

    @Argument(help: "The script, or - for standard input.", completion: .file(extensions: ["play"]))
    var script: String?

    @Option(
        help: ArgumentHelp("Play the scripts that come with a component instead.", valueName: "name"),
        completion: Completion.components)
    var component: String?

    @Option(
        help: ArgumentHelp(
            "Record the run: FILE.svg is a picture that moves, any other a recording for asciinema; may be repeated.",
            valueName: "file"),
        completion: .file(extensions: ["cast", "svg"]))
    var cast: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            How long a wait of the script goes on in a recording, \(Int(PlayCommand.usualWait)) seconds unless given; what \
            happens in a longer one goes by faster.
            """, valueName: "seconds"))
    var longestWait: Double?

    @Option(
        help: ArgumentHelp("Play on a screen of another size than the script says, such as 80x24.", valueName: "size"),
        transform: Parsing.size)
    var size: Size?

    @Option(
        help: ArgumentHelp("Where what the script saves goes; nowhere unless given.", valueName: "dir"),
        completion: .directory, transform: Parsing.folder)
    var output: String?

    @Option(help: "Frames as text, ansi with colours, or a script's together as svg or html.")
    var format = PlayFormat.text

    @OptionGroup var flags: RenderFlags

    @Option(help: RenderFlags.colorsHelp("direct"))
    var colors: ColorDepth?

    func validate() throws {
        guard (script == nil) != (component == nil) else {
            throw ValidationError("name a script, or a component with --component")
        }
        if component != nil, format == .svg || format == .html {
            throw ValidationError("--format svg and html make one document of one script; name the script")
        }
        if component != nil, size != nil {
            throw ValidationError(Self.sizeWords)
        }
        guard let longestWait else { return }
        guard (0.1...3600).contains(longestWait) else {
            throw ValidationError("--longest-wait is a number of seconds from 0.1 to 3600, not \(longestWait)")
        }
        if cast.isEmpty { throw ValidationError("--longest-wait is of a recording; it goes with --cast") }
    }

    private static let sizeWords = "--size is for the gallery and pages; a component alone has the size that it wants"

    /// Seconds that a wait goes on in a recording, unless somebody wishes otherwise.
    static let usualWait = 2.0

    @MainActor
    func run(in program: Program) async throws {
        let registry = try program.registry
        let scripts = try scripts(in: registry)
        try checkLook(of: scripts)
        guard cast.isEmpty || scripts.count == 1 else {
            throw Failure(
                "\(component ?? "") brings \(scripts.count) scripts, and a recording is of one; write one into a file, "
                    + "and name that", code: FailureCode.usage)
        }
        try await MainQueue.run { for script in scripts { try play(script, of: program) } }
    }

    /// The scripts to play.
    /// - Throws: what is wrong with them or their file, and a ``Failure`` where a component brings none, or wants no size.
    @MainActor
    func scripts(in registry: ComponentRegistry) throws -> [PlayScript] {
        if let script {
            let name = script == "-" ? InputFile.standardInputName : script
            var read = try PlayScript(parsing: Self.text(of: script), name: name)
            if let size {
                guard !read.isOfComponent else { throw Failure(Self.sizeWords, code: FailureCode.usage) }
                read.size = size
            }
            return [read]
        }
        let component = try registry.component(named: component ?? "")
        guard !component.plays.isEmpty else {
            throw Failure("\(component.name) brings no script to play", code: FailureCode.usage)
        }
        return try component.plays.map { try PlayScript($0, of: component) }
    }

    /// - Throws: a ``Failure`` where a theme or a language is asked for and a script says itself which it has.
    func checkLook(of scripts: [PlayScript]) throws {
        if flags.theme != nil { try refuse(scripts, saying: "theme") { $0.theme } }
        if flags.askedLocale.isAsked { try refuse(scripts, saying: "locale") { $0.locale?.locale } }
    }

    private func refuse(_ scripts: [PlayScript], saying setting: String, _ said: (PlayScript) -> String?) throws {
        for script in scripts {
            guard let said = said(script) else { continue }
            throw Failure(
                "\(script.name) says itself that its \(setting) is \(said); take that line out, or leave "
                    + "--\(setting) away", code: FailureCode.usage)
        }
    }

    @MainActor
    private func play(_ script: PlayScript, of program: Program) throws {
        let script = script.drawn(isASCII: flags.ascii, locale: flags.locale, reducesMotion: flags.reduceMotion)
        let runner = try program.runner(of: script, at: self.script, saves: SaveFolder(output))
        let style = try script.theme.map(RenderFlags.style(named:)) ?? flags.style()
        if !cast.isEmpty {
            runner.recording = PlayRecording(title: script.name, longestWait: .seconds(longestWait ?? Self.usualWait))
        }
        do {
            try runner.run()
        } catch let error as PlayError where error.isFailedExpectation {
            let code = FailureCode.differs
            switch format {
            case .text, .ansi:
                try show(runner.frames, of: script, style, code: code)
                try Output.write(error.frame, code: code)
            // Where a document is awaited, rows of text are none.
            case .svg, .html: Output.tell(error.frame)
            }
            throw Failure("\(error)", code: code)
        }
        // Before the frames, whose reader may go away.
        if let recording = runner.recording {
            for file in cast { try FileWriter.write(text(of: recording, for: file, style), to: file) }
        }
        try show(runner.frames, of: script, style)
    }

    /// A recording in the form that a file's name asks for.
    private func text(of recording: PlayRecording, for file: String, _ style: StyleProvider) throws -> String {
        let depth = colors ?? .direct
        guard Self.isPicture(file) else { return try CastWriter(theme: style, depth: depth).text(of: recording) }
        return AnimatedSVGWriter(theme: style, depth: depth).lines(of: recording).joined(separator: "\n") + "\n"
    }

    private static func isPicture(_ file: String) -> Bool { file.lowercased().hasSuffix(".svg") }

    /// - Parameter code: what the program ends with where the reader has gone.
    private func show(
        _ frames: [PlayFrame], of script: PlayScript, _ style: StyleProvider, code: Int32 = 0
    ) throws {
        let depth = colors ?? .direct
        let sheet = PictureSheet(script.name, items: frames.map { PictureSheet.Item($0.title, $0.surface) })
        switch format {
        case .text:
            for frame in frames { try Output.write([frame.rule] + frame.surface.rows, code: code) }
        case .ansi:
            var writer = ANSIWriter(colors: style, depth: depth)
            for frame in frames {
                try Output.write([frame.rule], code: code)
                try Output.write(writer.rows(of: frame.surface), as: .styledText, code: code)
            }
        case .svg: try Output.write(SVGWriter(theme: style, depth: depth).lines(of: sheet), as: .document)
        case .html: try Output.write(HTMLWriter(theme: style, depth: depth).lines(of: sheet), as: .document)
        }
    }

    private static func text(of script: String) throws -> String {
        try script == "-" ? InputFile.standardInput(as: .script) : InputFile.text(at: script, as: .script)
    }
}
