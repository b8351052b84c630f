import ArgumentParser

/// `gomaui page`
struct Page: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Open a whole screen that is described as data.",
        discussion: """
            A page is a YAML file: sources, from which values come, and parts, which are components of the catalogue. \
            A part shows one of its component's states, or what a source holds:

              title: Match
              sources:
                book:
                  kind: sportsbook
                  balance: 250
                  currency: EUR
                  now: 2026-06-13 18:15
                  matches: {include: matches.yaml}
              parts:
                - {component: MatchHeader, of: book.matches.derby, place: top}
                - {component: TallOddsMatchCard, each: book.matches, gap: 1}
                - {component: Button, state: Submit, with: {title: Done}}

            "of" shows one value, "each" makes a copy for every element of a collection. Values that no component is made \
            for are shown by "with", which changes fields of the state: a text $it.title is a field of the element, and \
            ${news.title} may stand inside a longer text. Without a "state" it has to say all that has no default. A field \
            that is one of several cases takes the name of the case, and where that holds a value, the value under it:

              sources:
                news: {value: [{id: a, title: Paid out}, {id: b, title: New games}]}
              parts:
                - {component: HeaderText, each: news, with: {title: $it.title}}
                - component: UserLimitCard
                  state: Daily
                  with: {period: {named: Season}, removal: done}

            A part stands at the "place" top, bottom or, unless said, in what scrolls between them. There it grows to 80 \
            columns; "width" says otherwise. "gap" is how many rows are blank above it, "inset" how many columns beside it, \
            and "traits" how it likes to lie, such as [centred]. Copies flow into as many columns as there is room for, and so \
            does what is listed under "flow". "columns" stand beside each other, those with a "width" as wide as that; where \
            there is no room, below each other. A block is there "when" something holds:

              parts:
                - columns:
                    - parts: [{component: TallOddsMatchCard, each: book.matches}]
                    - width: 48
                      parts: [{component: BetInfoSubmission, of: book.slip}]
                - {component: StatusInfo, when: signup.stage is done, of: signup.done}

            "routes" are the other pages, by name, and those that "tabs" names each begin a stack of their own. "on" says \
            what is done when a part asks for something: go to a page, open one in a box over this, back, {back: [PAGE, PAGE]} \
            (from those of them that lie over the others), first (the first page of the tab), root (the page that all begins \
            with), show the part with an "id", say a sentence, or change a value of the page's own or the state of a part. \
            Fields of the request may stand in names and values, and each deed may wait for a "when". Going where one has been \
            goes back there:

              on:
                betting:open-match: {go: "match/${id}"}
                app:open-page page=slots: {show: slots}
                app:press id=bell: [{set: bell.count, to: 0}, {toggle: bell.isOpen}]
                betting:mark-favourite isFavourite=true:
                  {insert: {id: "${match}"}, into: favourites}
                betting:mark-favourite isFavourite=false:
                  {remove: "${match}", from: favourites}
                app:go-back: {set: step, to: details, when: step is code}
              routes:
                match/{id}:
                  title: "${book.matches.$id.home}"
                  parts: [{component: MatchHeader, of: book.matches.$id}]

            {ask: ACTION} asks what is written in Swift, and goes on by its answer: "done", "refused", or "silent" where none \
            comes; {cancel: ACTION} waits no more. A form is a source whose fields parts \
            show; it is sent by an action, once nothing is wrong with it, and {reset: FORM} puts it back to its beginning:

              sources:
                details:
                  kind: form
                  fields:
                    - {id: email, title: Email, format: email}
                    - {id: phone, title: Phone, rules: [{digits: 9}]}
                    - {id: terms, title: I agree, kind: consent}
              parts:
                - {component: BorderedTextField, of: details.email}
                - {component: Button, of: details.send}
              on:
                page:submit-form form=details:
                  ask: open-account
                  form: details
                  done: {go: welcome}
                  refused: {say: "${answer.reason}"}

            "commands" are done on every page, by a key or from the list of commands; "focus" names the part that has the keys \
            first, or "inside" for the first that takes any, and Esc leaves the page then. A column may stand "from" a width \
            on, and a block "below" one:

              focus: inside
              commands:
                - {title: Bet slip, key: b, do: {open: slip}}
              parts:
                - columns:
                    - parts: [{component: TallOddsMatchCard, each: book.matches}]
                    - width: 46
                      from: 110
                      parts: [{component: BetInfoSubmission, of: book.slip}]
                - {component: BetslipFloating, of: book.slip, below: 110}

            $words.NAME is a text that the program brings in the language in use, {$words: NAME, VALUE: …} one with values.

            {include: FILE} stands for what another file holds, and "with" beside it fills in what the file calls $name.

            A feed is newline-delimited JSON, one event to a line; the source that takes it says which. A sportsbook's:

              {"at":12.5,"type":"clock","match":"m1","period":"1st half","minute":12}
              {"type":"odds","match":"m1","market":"1x2","outcome":"home","odds":1.95}

            Many matches stand in a file of their own, a list or a match on each line of one that ends in .jsonl: \
            {kind: sportsbook, file: matches.jsonl}. Each is read when it is looked at, and --check reads them all.

            Types are odds, suspended, score, clock, ended, settled, statistics and match. From a file, events come at their \
            time ("at", in seconds); from standard input or a pipe, as they arrive. A line that cannot be read is counted, \
            told and skipped.

            Other sources hold data: {kind: file, path: news.json} what a file of YAML, JSON or JSON Lines holds, \
            {kind: data} a collection that a feed changes by identity, {kind: all, of: [top, rest]} several one after the \
            other, and {kind: first, of: [live, saved]} the first that has not failed:

              {"all":[{"id":"a","title":"One"}]}
              {"at":2.5,"insert":{"id":"b","title":"Two"},"before":"a"}
              {"set":{"id":"a","title":"Uno"}}
              {"move":"a"}
              {"remove":"b"}
              {"failed":"off the air"}

            A page that is piped in may come part by part, as JSON Lines: the first line is an object with what the page begins \
            with, or a part already, and each further line is a part, which is drawn as it comes. A line that cannot be read \
            says so in its place, and the rest goes on:

              {"title":"Results","sources":{"news":{"kind":"file","path":"news.json"}}}
              {"component":"HeaderText","with":{"title":"Lisbon"}}

            All that is wrong with a page is told at once, each mistake with its line and column; --check tells it and \
            opens nothing. Where nothing is, it draws the page and those that its routes lead to without parameters in a \
            window of 120×40, and advises of those that the accent fills in more than four places, the most that one \
            counts at a glance. With --watch, what is saved is shown at once, where one is; a page that is saved with mistakes \
            leaves the last good one in use and says what is wrong.

            EXAMPLES
              \(Program.name) page Demo/Screens/match.yaml
              \(Program.name) page Demo/Screens/match.yaml --feed Demo/Screens/match.feed
              my-feed | \(Program.name) page Demo/Screens/match.yaml --feed -
              my-pages | \(Program.name) page -
              \(Program.name) page Demo/Screens/sportsbook.yaml --at match/bar-rma
              \(Program.name) page Demo/Screens/wallet.yaml --check
              \(Program.name) page Demo/Screens/profile.yaml --watch
              \(Program.name) page Demo/Screens/signup.yaml --keep signup.json
            """)

    @Argument(help: "The page, a YAML file, or - for standard input.", completion: Completion.dataFiles)
    var file: String

    @Option(
        help: ArgumentHelp(
            "Events to show as they come: a file, or - for standard input; SOURCE=FILE names the source they are for.",
            valueName: "file|-"),
        completion: .file())
    var feed: [String] = []

    @Option(
        name: .customLong("at"),
        help: ArgumentHelp(
            "The page to begin with, by its name and parameters, such as match/derby.", valueName: "page"))
    var destination: String?

    @Flag(help: "Tell what is wrong with the page and open nothing: 0 where nothing is, 65 otherwise.")
    var check = false

    @Flag(help: "Read the page again whenever one of its files is saved, and show it where one is.")
    var watch = false

    @Option(
        help: ArgumentHelp(
            "Keep in a file what is done to the page, and begin with what it holds: values, what was entered, the pages open.",
            valueName: "file"),
        completion: .file())
    var keep: String?

    @Flag(help: "Begin anew, whatever --keep holds.")
    var fresh = false

    @Flag(help: "Begin with time held: Alt-, lets it go on, Alt-. a second pass, Alt-> a minute.")
    var hold = false

    @OptionGroup var statistics: StatsFlag
    @OptionGroup var flags: ScreenFlags

    func validate() throws {
        guard feed.count(where: { $0 == "-" || $0.hasSuffix("=-") }) + (file == "-" ? 1 : 0) < 2 else {
            throw ValidationError("standard input holds one thing: the page, or one feed")
        }
        guard !fresh || keep != nil else {
            throw ValidationError("--fresh forgets what --keep FILE holds; name the file")
        }
        guard !check || !isOpenedInSomeWay else {
            throw ValidationError(
                "--check opens nothing; it goes without --feed, --at, --watch, --keep, --hold and --stats")
        }
    }

    /// Whether something is asked for that only a page that is opened has.
    private var isOpenedInSomeWay: Bool {
        !feed.isEmpty || destination != nil || watch || keep != nil || hold || statistics.stats
    }

    @MainActor
    func run(in program: Program) async throws {
        let files = PageInput(file, isOpened: !check)
        let page = try page(in: files)
        if check { return try self.check(page, files, of: program) }
        let feeds = try feed.map(NamedFeed.init)
        try await GallerySession.runPage(
            program, flags.options, page: page, from: files, at: destination, watches: watch, holds: hold,
            keeper: keep.map { PageKeeper(path: $0, isFresh: fresh) }, measuresFrames: statistics.stats
        ) { presenter, scheduler in
            let parts = files.parts
            parts?.start { [weak presenter] in presenter?.take($0) }
            return try feeds.map { try $0.start(for: presenter, on: scheduler) } + [parts].compactMap(\.self)
        }
    }

    /// The page; what is wrong with a file that is called like none is not all that there is to say.
    private func page(in files: PageInput) throws -> PageDescription {
        do {
            return try files.page()
        } catch let error as DataTextError where file != "-" && !NamedPages.isPage(file) && !file.hasSuffix(".json") {
            throw Failure(
                "\(error); a page is a YAML file, and \"\(Program.name) new page lobby\" writes one",
                code: FailureCode.badData)
        }
    }

    @MainActor
    private func check(_ page: PageDescription, _ files: PageInput, of program: Program) throws {
        let session = try PageSession(
            page, kit: program.pageKit, registry: program.registry, environment: .simulated(), files: files.text)
        let mistakes = session.mistakesInFiles() + (try files.parts?.all().flatMap(session.take) ?? [])
        if !mistakes.isEmpty { throw PageMistakes(all: mistakes) }
        let dump = try PageDump(
            page, at: files.name, kit: program.pageKit, registry: program.registry, files: files.text, in: "")
        let style = try flags.drawing.style()
        let advice = try dump.crowdedPages(style, drawn: flags.drawing.options(style, at: PageDump.rest))
        try Output.write(["\(files.name): nothing is wrong"] + advice)
    }
}
