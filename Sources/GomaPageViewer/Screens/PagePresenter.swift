/// The presenter of a page and of those that open over it: what parts ask for, and what sources tell.
package final class PagePresenter: GalleryScreenPresenter {
    package let services: GalleryServices
    var session: PageSession { conductor.session }
    private let conductor: PageConductor
    package let router: GalleryRouter
    weak var screen: PageViewController?
    let pages: PageRouter
    /// Lines of the feed that could not be read, and the last of them.
    private var problemCount = 0
    private var lastProblem: FeedProblem?
    /// Parts that have come and cannot be made.
    private var mishapCount = 0
    /// Why no more of the feed could be read; `nil` as long as all has been.
    package private(set) var feedFailure: InputError?
    /// Where the page as it has been saved is wrong, so that the one before is shown; `nil` where it is the one that is shown.
    package var brokenPlace: String? {
        didSet { if brokenPlace != oldValue { showStatus() } }
    }
    /// Whether what is done is there again in another run, so that nothing is lost by leaving.
    var isKept = false
    /// While something is said in place of the status.
    private var saying: AnyCancellable?
    /// Whether it has been asked, and can still be read, that something is going to be lost.
    private var hasAsked = false
    private var takings: [Owner.Taking] = []

    private static let sayingTime = Duration.seconds(4)

    init(session: PageSession, services: GalleryServices, router: GalleryRouter, pages: PageRouter) {
        conductor = PageConductor(session)
        self.services = services
        self.router = router
        self.pages = pages
        let owner = session.environment.owner
        takings = [
            services.outlet.takeCopies(of: owner) { [weak self] in self?.say($0) },
            owner.take(ChangeTheme.self) { [weak self] in self?.answer($0) ?? .declined },
        ]
        router.mayQuit = { [weak self] in self?.mayLeave(by: "q") ?? true }
        conductor.begin(on: self)
    }

    /// Called when a screen comes on top: the page itself, or one that was opened over it. What is said on the one before is
    /// said there from now on, unless it is about leaving that.
    func screenWillAppear(_ screen: PageViewController) {
        if screen !== self.screen { stay() }
        let message = saying == nil ? nil : self.screen?.takeMessage()
        self.screen = screen
        tellStatus()
        if let message { screen.show(message: message) }
    }

    /// Begins with another page, by its name and parameters, such as `match/derby`.
    /// - Throws: ``PageNameError`` where there is none.
    package func begin(at name: String) throws(PageNameError) {
        services.eventLog.record("open page", name)
        guard pages.go(to: name, self) else {
            throw PageNameError(
                file: session.description.file, name: name,
                known: session.description.routeNames)
        }
    }

    /// What has been done to the page, for the next run.
    package var memory: PageMemory {
        var memory = pages.memory
        memory.theme = services.themes.current.name
        return memory
    }

    /// Goes on with another version of the page; one that has mistakes changes nothing. A file of values that cannot be read
    /// leaves what was shown of it, and is told once the page goes on.
    /// - Parameter files: reads the files that sources name.
    /// - Throws: ``PageMistakes``.
    package func renew(_ page: PageDescription, files: @escaping (String) throws -> String) throws {
        let renewed = try PageSession(
            page, kit: session.kit, registry: session.registry, environment: session.environment, renewing: session,
            files: files)
        services.eventLog.record("read again", page.file)
        conductor.renew(renewed)
        pages.renew(renewed, self)
        showStatus()
        let mistakes = renewed.mistakesInFilesRead
        if !mistakes.isEmpty { throw PageMistakes(all: mistakes) }
    }

    // MARK: Feeds

    /// Plays a recorded feed, for as long as the result is kept.
    /// - Parameter name: the source that it keeps up to date; the first that takes a feed where `nil`.
    /// - Throws: ``FeedMismatch`` where the page takes none.
    package func play(
        _ feed: FeedSource, for name: String? = nil, on scheduler: TimelineScheduler
    ) throws -> AnyObject {
        player(of: feed, for: try feedTaker(named: name), on: scheduler)
    }

    /// The source that a feed keeps up to date.
    /// - Parameter name: what the page calls it; the first that takes a feed where `nil`.
    /// - Throws: ``FeedMismatch`` where the page has none.
    package func feedTaker(named name: String? = nil) throws(FeedMismatch) -> any FeedTaker {
        guard let taker = session.feedTaker(named: name) else {
            throw FeedMismatch(file: session.description.file, name: name, known: session.feedTakers)
        }
        return taker
    }

    private func player<Taker: FeedTaker>(
        of feed: FeedSource, for taker: Taker, on scheduler: TimelineScheduler
    ) -> AnyObject {
        let receive = receiver(for: taker)
        return FeedPlayer<Taker.Event>(feed, on: scheduler) { receive($0) }
    }

    /// Takes in what a feed has brought; a line that says nothing that can be used is told and left out, and a feed that
    /// can be read no further is told too.
    package func take<Taker: FeedTaker>(_ batch: FeedBatch<Taker.Event>, into taker: Taker) {
        for event in batch.events { taker.take(event) }
        if let failure = batch.failure { breakOff(failure, as: "feed failure", saying: .pageFeedBrokenOff) }
        problemCount += batch.problems.count
        guard let problem = batch.problems.last else { return }
        lastProblem = problem
        services.eventLog.record("feed problem", problem.description)
        let (line, count) = (String(problem.line), String(problemCount))
        say(
            problemCount == 1
                ? text(.pageLineSkipped, ["line": line, "reason": problem.reason])
                : text(.pageLinesSkipped, ["count": count, "line": line, "reason": problem.reason]))
    }

    /// Takes in what has come of the page itself; what cannot be made is told, and says so in its place.
    package func take(_ batch: PageLineBatch) {
        let mistakes = session.take(batch.lines)
        if batch.isLast { session.arriving?.finish() }
        if let failure = batch.failure { breakOff(failure, as: "page failure", saying: .pageBrokenOff) }
        guard let last = mistakes.last else { return }
        mishapCount += Set(mistakes.map(\.place.line)).count
        services.eventLog.record("part problem", last.description)
        let mistake = last.description
        say(
            mishapCount == 1
                ? mistake : text(.pageNotShown, ["count": String(mishapCount), "mistake": mistake]))
    }

    private func breakOff(_ failure: InputError, as event: String, saying words: LocalizationKey) {
        feedFailure = failure
        services.eventLog.record(event, failure.description)
        say(text(words, ["reason": failure.description]))
    }

    // MARK: Time

    func togglePause() {
        services.time.isPaused.toggle()
        services.eventLog.record(services.time.isPaused ? "pause time" : "resume time")
        stopSaying()
    }

    /// Lets some time pass at once, and holds it.
    func passTime(_ duration: Duration) {
        // What is said as time passes step by step goes when its time has passed.
        if !services.time.isPaused { stopSaying() }
        services.time.isPaused = true
        services.eventLog.record("pass time", TimeText.seconds(duration))
        services.environment.scheduler.advance(by: duration)
        showStatus()
    }

    func slowDown() { changeSpeed(TimeSpeed.page.slower) }

    func speedUp() { changeSpeed(TimeSpeed.page.faster) }

    private func changeSpeed(_ next: (Double) -> Double?) {
        if changeSpeed(next, orSay: say) { stopSaying() }
    }

    /// `paused` or `60x`; `nil` while time goes as usual.
    private var timeNote: String? {
        if services.time.isPaused { return text(.pagePaused) }
        return services.time.speed == 1 ? nil : TimeSpeed.name(of: services.time.speed)
    }

    /// What can be done on all pages.
    var commandBindings: [KeyBinding] { conductor.commandBindings }

    /// Does a command of the page, by its title.
    /// - Throws: ``CommandNameError`` where there is none.
    package func perform(_ name: String) throws(CommandNameError) {
        guard let binding = commandBindings.first(where: { $0.title.lowercased() == name.lowercased() }) else {
            throw CommandNameError(name: name, known: commandBindings.map(\.title))
        }
        binding.perform(KeyEvent(.enter))
    }

    /// Whether parts have the keys from the start.
    var isInside: Bool { session.description.isInside }

    /// Leaves the parts, or the page where it is nothing without them.
    func leaveParts() {
        guard !isInside else { return goBack() }
        services.eventLog.record("leave component")
        screen?.leaveComponents()
    }

    /// Leaves a page that was opened, or the program; where that loses something, only when asked a second time.
    package func goBack() {
        guard pages.isOpened || mayLeave(by: "Esc") else { return }
        services.eventLog.record("go back")
        pages.goBack()
    }

    /// Says what would be lost, once, where anything would: on the page, and on the screen that may stand over it.
    /// - Parameter key: the key that leaves when it is pressed again.
    private func mayLeave(by key: String) -> Bool {
        guard !isKept, !hasAsked, let loss = session.sourceOrder.lazy.compactMap(\.lossOnLeaving).first else {
            return true
        }
        services.eventLog.record("ask before leaving")
        let question = text(.pageLeavesAgain, ["key": key, "loss": loss])
        say(question)
        router.show(message: question)
        hasAsked = true
        return false
    }

    /// Called when something else is done than to leave.
    func stay() {
        if hasAsked { stopSaying() }
    }

    /// Tells the status in place of what is said: another way of time at once, as held it would keep that for good.
    private func stopSaying() {
        (hasAsked, saying) = (false, nil)
        tellStatus()
    }

    /// Says something that stays to be read, whatever comes in meanwhile and however fast time goes.
    package func say(_ message: String) {
        hasAsked = false
        screen?.show(message: message)
        saying = services.environment.scheduler.after(Self.sayingTime * services.time.speed) { [weak self] in
            self?.stopSaying()
        }
    }

    func showStatus() {
        if saying == nil { tellStatus() }
    }

    private func tellStatus() {
        let broken = brokenPlace.map { text(.pageWrongAt, ["place": $0]) }
        let ended = feedFailure.map { _ in text(.pageFeedEnded) }
        let told = session.sourceOrder.map(\.status)
        let language = services.words.language
        let skipped = language.countedIfAny(problemCount, .pageOneSkipped, .pageManySkipped)
        let mishaps = language.countedIfAny(mishapCount, .pageOneMishap, .pageManyMishaps)
        let last = lastProblem.map { text(.pageLastSkipped, ["line": String($0.line), "reason": $0.reason]) }
        let parts = [timeNote, broken, ended] + told + [skipped, mishaps, screen?.title, last]
        screen?.show(status: parts.compactMap(\.self).filter { !$0.isEmpty })
    }
}
