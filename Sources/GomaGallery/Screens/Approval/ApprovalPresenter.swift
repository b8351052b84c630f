/// The presenter of the approval screen: what is looked at and how, and the decisions.
final class ApprovalPresenter: GalleryScreenPresenter, SpeaksOnScreen {
    weak var screen: ApprovalViewController?
    private let interactor: ApprovalInteractor
    let services: GalleryServices
    let router: GalleryRouter
    var messageScreen: (any MessageScreen)? { screen }
    private var isByCluster = true
    private var row = 0
    /// The place of the state that is looked at among those of its cluster.
    private var place = 0
    private var look = ApprovalLook.sideBySide
    private var showsMarks = true

    init(interactor: ApprovalInteractor, services: GalleryServices, router: GalleryRouter) {
        self.interactor = interactor
        self.services = services
        self.router = router
    }

    /// Shows the first that is not decided yet.
    func screenWillAppear() {
        row = nextUndecided(after: -1) ?? min(row, max(0, count - 1))
        showAll()
        if let note = interactor.note { say(note) }
    }

    func look(at row: Int) {
        guard (0..<count).contains(row), row != self.row else { return }
        services.eventLog.record("look at change", title(ofRow: row))
        self.row = row
        place = 0
        showDetail()
    }

    /// Another state of the same cluster, round at the ends.
    func step(by step: Int) {
        let changes = currentChanges
        guard changes.count > 1 else { return }
        place = (place + step + changes.count) % changes.count
        services.eventLog.record("look at state", changes[place].title)
        showDetail()
    }

    // MARK: Ways of looking

    func switchLook() {
        let all = ApprovalLook.allCases
        look = all[((all.firstIndex(of: look) ?? 0) + 1) % all.count]
        services.eventLog.record("look at pictures", "\(look)")
        showDetail()
    }

    /// Puts one picture in the place of the other.
    func flip() {
        look = look == .before ? .after : .before
        services.eventLog.record("flip", "\(look)")
        showDetail()
    }

    /// Copies what has changed, in words.
    func copyWords() {
        guard currentChanges.indices.contains(place) else { return }
        let change = currentChanges[place]
        let words = ([change.title, change.words] + Self.lines(of: change)).joined(separator: "\n")
        say(services.outlet.copy(lines: words, text(.galleryTheChange), as: "change.txt"))
    }

    func switchMarks() {
        showsMarks.toggle()
        services.eventLog.record("show marks", showsMarks ? "on" : "off")
        showDetail()
    }

    /// Clusters instead of states, or back, with the same change before one's eyes.
    func switchGrouping() {
        let current = currentChanges.indices.contains(place) ? currentChanges[place] : nil
        isByCluster.toggle()
        services.eventLog.record("list", isByCluster ? "clusters" : "states")
        (row, place) = (0, 0)
        if let current {
            if isByCluster {
                row = interactor.clusters.firstIndex { current.clusterIDs.contains($0.id) } ?? 0
                place = currentChanges.firstIndex(of: current) ?? 0
            } else {
                row = interactor.changes.firstIndex(of: current) ?? 0
            }
        }
        showAll()
    }

    // MARK: Decisions

    /// Takes a decision on the row down and goes on to the next without one; the same decision again takes it back. Where a
    /// state's clusters say the same, that holds, and is told.
    func decide(_ decision: ReviewDecision) {
        guard (0..<count).contains(row) else { return }
        let isSame = self.decision(onRow: row) == decision
        if isSame, isFollowing {
            services.eventLog.record("decision follows from clusters", title(ofRow: row))
            return sayFollowing()
        }
        let new = isSame ? nil : decision
        services.eventLog.record(new.map(\.rawValue) ?? "decision taken back", title(ofRow: row))
        do {
            if isByCluster {
                try interactor.decide(new, on: interactor.clusters[row])
            } else {
                try interactor.decide(new, on: interactor.changes[row])
            }
            if new != nil { advance() }
            showAll()
            if isSame, self.decision(onRow: row) == decision { sayFollowing() }
        } catch {
            showAll()
            say("\(error)")
        }
    }

    /// Whether nothing has been decided on the row as such.
    private var isFollowing: Bool { !isByCluster && interactor.ownDecision(on: interactor.changes[row]) == nil }

    private func sayFollowing() { say(text(.galleryFollows)) }

    private func advance() {
        guard let next = nextUndecided(after: row) ?? nextUndecided(after: -1) else { return }
        (row, place) = (next, 0)
    }

    private func nextUndecided(after row: Int) -> Int? {
        (row + 1..<max(row + 1, count)).first { decision(onRow: $0) == nil }
    }

    // MARK: Leaving

    /// Writes what has been accepted and ends; where that cannot be done, stays and says why.
    func finish() {
        services.eventLog.record("write accepted changes")
        saying {
            try interactor.writeAccepted()
            router.quit()
        }
    }

    /// Ends without writing; the decisions are kept.
    func leave() {
        services.eventLog.record("leave the review")
        interactor.leaveUnwritten()
        router.quit()
    }

    // MARK: Content

    private var count: Int { isByCluster ? interactor.clusters.count : interactor.changes.count }

    private var currentChanges: [ReviewedChange] {
        guard (0..<count).contains(row) else { return [] }
        return isByCluster ? interactor.changes(of: interactor.clusters[row]) : [interactor.changes[row]]
    }

    private func decision(onRow row: Int) -> ReviewDecision? {
        isByCluster
            ? interactor.decision(on: interactor.clusters[row]) : interactor.decision(on: interactor.changes[row])
    }

    private func title(ofRow row: Int) -> String {
        isByCluster ? interactor.clusters[row].title : interactor.changes[row].title
    }

    private func content(ofRow row: Int) -> ApprovalContent.Row {
        let decision = decision(onRow: row)
        guard isByCluster else {
            let change = interactor.changes[row]
            return ApprovalContent.Row(
                id: change.member.id, kind: "", title: change.title, reach: change.words, decision: decision)
        }
        let cluster = interactor.clusters[row]
        return ApprovalContent.Row(
            id: cluster.id, kind: cluster.kind.rawValue, title: cluster.title,
            reach: ReviewListing.reach(of: cluster), decision: decision)
    }

    private func showAll() {
        screen?.show(
            ApprovalContent(
                rows: (0..<count).map(content), selectedRow: count == 0 ? nil : row, isByCluster: isByCluster,
                heading: interactor.folder,
                progress: ApprovalInteractor.words(for: interactor.progress, in: services.words)))
        showDetail()
    }

    private func showDetail() {
        let changes = currentChanges
        guard changes.indices.contains(place) else {
            screen?.show(nil as ApprovalDetail?)
            return
        }
        let change = changes[place]
        let about =
            changes.count == 1
            ? change.words
            : text(
                .galleryOneOfChanges,
                ["change": change.words, "place": String(place + 1), "count": String(changes.count)])
        let shown = change.change?.shown
        screen?.show(
            ApprovalDetail(
                title: change.title, about: about, hasOthers: changes.count > 1,
                before: shown?.old?.surface,
                after: shown?.new?.surface,
                marksBefore: showsMarks ? shown?.difference?.oldMarks ?? [] : [],
                marksAfter: showsMarks ? shown?.difference?.newMarks ?? [] : [],
                lines: Self.lines(of: change), look: look))
    }

    /// What the pictures do not say by themselves.
    private static func lines(of change: ReviewedChange) -> [String] {
        guard let difference = change.change?.difference else { return [] }
        return DifferenceInWords(from: difference.old, to: difference.new).sentences
    }
}
