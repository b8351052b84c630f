/// The approval screen's access to the review, the decisions and the approved files.
@MainActor
package final class ApprovalInteractor {
    private let review: Review
    private var decisions: ReviewDecisions
    let clusters: [ChangeCluster]
    let changes: [ReviewedChange]
    private let byMember: [ChangeCluster.Member: ReviewedChange]
    /// What the program is called, whose commands messages name.
    private let program = ProgramName.current
    /// What has been written so far, file by file.
    private var written: [(component: String, changes: AcceptedChanges, count: Int)] = []
    /// How the sitting ended; `nil` until it has.
    private var ending: String?

    package init(_ review: Review, decisions: ReviewDecisions) {
        self.review = review
        self.decisions = decisions
        let clusters = review.clusters
        let ids = clusters.byMember.mapValues { $0.map(\.id) }
        changes = review.components.flatMap { Self.changes(of: $0, clusterIDs: ids) }
        self.clusters = clusters
        byMember = Dictionary(changes.map { ($0.member, $0) }) { first, _ in first }
    }

    /// What has been done, for those who started the screen.
    package var report: [String] {
        written.map { "\($0.component): \($0.count) accepted" } + [ending].compactMap(\.self)
    }

    /// Why decisions of before are not there.
    var note: String? { decisions.note }

    var folder: String { review.folder }

    func changes(of cluster: ChangeCluster) -> [ReviewedChange] { cluster.members.compactMap { byMember[$0] } }

    // MARK: Decisions

    /// What has been decided on a cluster as such.
    func decision(on cluster: ChangeCluster) -> ReviewDecision? {
        decisions.decision(on: cluster.id, fingerprint: fingerprint(of: cluster))
    }

    /// What holds for a change: what was decided on it, else what follows from its clusters. It is rejected with one of
    /// them, and accepted with all.
    func decision(on change: ReviewedChange) -> ReviewDecision? {
        if let own = ownDecision(on: change) { return own }
        let around = clusters.filter { change.clusterIDs.contains($0.id) }.map(decision(on:))
        if around.contains(.rejected) { return .rejected }
        if !around.isEmpty, around.allSatisfy({ $0 == .accepted }) { return .accepted }
        return around.contains(.skipped) ? .skipped : nil
    }

    /// What has been decided on a change as such.
    func ownDecision(on change: ReviewedChange) -> ReviewDecision? {
        decisions.decision(on: change.member.id, fingerprint: change.fingerprint)
    }

    /// - Throws: `OutputError` where the decision cannot be kept for another sitting.
    func decide(_ decision: ReviewDecision?, on cluster: ChangeCluster) throws {
        try decisions.decide(decision, on: cluster.id, fingerprint: fingerprint(of: cluster))
    }

    /// - Throws: `OutputError` where the decision cannot be kept for another sitting.
    func decide(_ decision: ReviewDecision?, on change: ReviewedChange) throws {
        try decisions.decide(decision, on: change.member.id, fingerprint: change.fingerprint)
    }

    var progress: ReviewProgress {
        changes.reduce(into: ReviewProgress()) { progress, change in
            progress.all += 1
            switch decision(on: change) {
            case .accepted: progress.accepted += 1
            case .rejected: progress.rejected += 1
            case .skipped: progress.skipped += 1
            case nil: break
            }
        }
    }

    // MARK: Writing

    /// Writes what has been accepted into the approved files, and forgets the decisions that are carried out.
    /// - Throws: `OutputError` where a file cannot be written; those written before it stay, and are not written again.
    func writeAccepted() throws {
        let progress = progress
        let accepted = changes.filter { decision(on: $0) == .accepted }
        let approval = try Approval(folder: review.folder)
        for component in review.components {
            let own = accepted.filter { $0.member.component == component.subject.id }
            var wanted = AcceptedChanges()
            for change in own {
                switch change.change?.kind {
                case .gone: wanted.gone.insert(change.member.title)
                case .new, .changed: wanted.titles.insert(change.member.title)
                case nil where change.member.title == ChangeCluster.Member.header: wanted.header = true
                case nil: wanted.order = true
                }
            }
            let id = component.subject.id
            guard !written.contains(where: { $0.component == id && $0.changes == wanted }),
                try approval.accept(wanted, of: component) != nil
            else { continue }
            written.removeAll { $0.component == id }
            written.append((id, wanted, own.count))
        }
        try decisions.forget(accepted.map(\.member.id))
        let members = Set(accepted.map(\.member))
        try decisions.forget(clusters.filter { $0.members.allSatisfy(members.contains) }.map(\.id))
        ending =
            Self.words(for: progress, in: .english)
            + (progress.all > progress.decided ? "; \"\(program) approve -i\" goes on" : "")
    }

    /// Says that nothing has been written, or no more than before something could not be.
    func leaveUnwritten() {
        let nothing = written.isEmpty ? "nothing written" : "nothing more written"
        ending = "\(nothing); \(Self.words(for: progress, in: .english)), and kept for the next time"
    }

    static func words(for progress: ReviewProgress, in words: GalleryWords) -> String {
        let left = progress.all - progress.decided
        return words.text(
            .galleryProgress,
            ["accepted": String(progress.accepted), "rejected": String(progress.rejected), "left": String(left)])
    }

    // MARK: Changes

    private static func changes(
        of component: Review.Component, clusterIDs: [ChangeCluster.Member: [String]]
    ) -> [ReviewedChange] {
        let id = component.subject.id
        var changes = component.changes.map { change in
            let member = ChangeCluster.Member(component: id, title: change.title)
            let text = [change.old, change.new].map { $0?.lines(withStyles: true).joined(separator: "\n") ?? "" }
            return ReviewedChange(
                member: member, title: "\(id), \(change.title)", words: ReviewText.words(for: change.kind),
                change: change, clusterIDs: clusterIDs[member] ?? [],
                fingerprint: StableHash.shortID(of: text.joined(separator: "\n\n")))
        }
        for (_, title, _) in component.wholeChanges {
            let member = ChangeCluster.Member(component: id, title: title)
            let titles = component.dump.blocks.map(\.title)
            changes.append(
                ReviewedChange(
                    member: member, title: id, words: "\(title) changed", change: nil,
                    clusterIDs: clusterIDs[member] ?? [],
                    fingerprint: StableHash.shortID(of: (component.dump.header + titles).joined(separator: "\n"))))
        }
        return changes
    }

    private func fingerprint(of cluster: ChangeCluster) -> String {
        StableHash.shortID(of: changes(of: cluster).map(\.fingerprint).joined(separator: "\n"))
    }
}
