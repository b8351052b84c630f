import ArgumentParser
import Foundation

/// `gomaui approve`
struct Approve: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Accept components and pages as they look now.",
        discussion: """
            Writes what has been accepted over the approved dumps and leaves the rest of each as it was. Look at \
            "\(Program.name) check" or "\(Program.name) approve --list" first.

            A cluster is one and the same change in all the states that it touches, such as one role in place of \
            another. A state that several clusters explain is accepted when all of them are.

            Approved states and files without anything behind them stay until --prune takes them away. A file that \
            cannot be read is written over only where its component is named; without that, it is told, and the exit \
            code is 2.

            A name is that of a component, of a category or of a namespace; pages are named by their files, such as \
            lobby.yaml, or as lists name those that have been approved, page:lobby. Without a name, all components are \
            meant, and all pages that have been approved before; with --mine all but the library's own.

            EXAMPLES
              \(Program.name) approve --list                   what differs: clusters and states
              \(Program.name) approve --cluster k3m9qa x7r2bc  two changes, wherever they show
              \(Program.name) approve OutcomeItem              one component
              \(Program.name) approve OutcomeItem --state odds-up
              \(Program.name) approve Wallet                   a category
              \(Program.name) approve --mine                   all but the library's own
              \(Program.name) approve                          everything
              \(Program.name) approve lobby.yaml               a page
              \(Program.name) approve --prune                  what is left over; --yes removes it
              \(Program.name) approve Betting --interactive    decide on the screen

            With --interactive, a accepts, r rejects, s skips, Space flips between before and after, and ? shows all \
            keys. Decisions are kept (in $XDG_STATE_HOME/gomaui/review) until q writes what has been accepted.
            """)

    @Argument(
        help: "The components, categories and namespaces to accept, and files of pages; all unless given.",
        completion: Completion.componentsAndPages)
    var names: [String] = []

    @Flag(help: "Leave the library's own components aside.")
    var mine = false

    @Option(
        help:
            "A state of the component, or a page of the page, by name, or any state by its ID from --list; may be given again.",
        completion: Completion.states)
    var state: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Clusters by ID, or by the beginning of one.", valueName: "id…"))
    var cluster: [String] = []

    @Flag(help: "Show clusters and states that differ, and write nothing.")
    var list = false

    @Option(help: "text, or json with --list.")
    var format = ListFormat.text

    @Flag(help: "Show approved states and files without anything behind them, and ask whether to remove them.")
    var prune = false

    @Flag(help: "Remove without asking; goes with --prune.")
    var yes = false

    @Flag(name: [.customShort("i"), .long], help: "Decide on the screen, with before and after.")
    var interactive = false

    @Option(
        help: ArgumentHelp(
            "The folder of approved dumps; \(ApprovedDumps.defaultFolder) unless given.", valueName: "dir"),
        completion: .directory, transform: Parsing.folder)
    var folder = ApprovedDumps.defaultFolder

    @OptionGroup(title: "Options of --interactive") var flags: ScreenFlags

    enum ListFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

    func validate() throws {
        if mine, names.contains(where: NamedPages.isPage) { throw ValidationError("--mine goes without pages") }
        if yes, !prune { throw ValidationError("--yes goes with --prune") }
        if format == .json, !list { throw ValidationError("--format json goes with --list") }
        if !cluster.isEmpty, !state.isEmpty { throw ValidationError("--cluster and --state do not go together") }
        if prune, list || !cluster.isEmpty || !state.isEmpty {
            throw ValidationError("--prune goes with component names alone")
        }
        if interactive, list || prune || !cluster.isEmpty || !state.isEmpty {
            throw ValidationError("--interactive goes with component names alone")
        }
        if list, !cluster.isEmpty || !state.isEmpty { throw ValidationError("--list goes with component names alone") }
        if !interactive, flags.isAskedFor {
            throw ValidationError("--theme, --colors, --ascii, --locale and --reduce-motion go with --interactive")
        }
    }

    /// Why there is nothing to say about some components and pages: they cannot be compared.
    @MainActor
    private func failure(for review: Review) -> Failure? {
        review.problems.isEmpty
            ? nil : Failure(review.problems.map(\.description), code: FailureCode.cannotCompare)
    }

    @MainActor
    func run(in program: Program) async throws {
        let registry = try program.registry
        let pages =
            try names.isEmpty && !mine
            ? NamedPages(approvedIn: folder, program.pageKit, registry)
            : NamedPages(names.filter(NamedPages.isPage), program.pageKit, registry, in: folder)
        let words = names.filter { !NamedPages.isPage($0) }
        let named = try names.isEmpty || !words.isEmpty ? registry.components(named: words, isMine: mine) : []
        let components: [any DumpSubject] = named + pages.pages
        // What is asked for by name or ID may be nowhere, and then no folder is made for it.
        let isOfSome = !cluster.isEmpty || !state.isEmpty
        if !list, !prune, !isOfSome { _ = try Approval(folder: folder) }
        let review = try Review(
            of: components, registered: registry.components, undrawn: pages.problems, withOrphans: names.isEmpty,
            withNew: !prune, against: ApprovedDumps(folder: folder, mayBeMissing: isOfSome))
        if list { return try show(review) }
        if interactive { return try await decide(on: review, in: program) }
        if prune {
            let failure = failure(for: review)
            try pruneLeftovers(of: review, code: failure?.code ?? 0)
            if let failure { throw failure }
            return
        }
        guard isOfSome else { return try acceptAll(of: review, among: components) }
        if !names.isEmpty, let failure = failure(for: review) { throw failure }
        try accept(choice(in: review, among: components), in: review)
    }

    /// What was asked for by name or ID. What is unknown may stand in a file that cannot be read, so those are told first.
    @MainActor
    private func choice(in review: Review, among components: [any DumpSubject]) throws -> ReviewSelection.Choice {
        let selection = ReviewSelection(review)
        do {
            return try cluster.isEmpty
                ? selection.states(state, named: names.isEmpty ? [] : components) : selection.clusters(cluster)
        } catch let error as ReviewSelectionError {
            guard error.isUnknown, let failure = failure(for: review) else { throw error }
            throw Failure(failure.problems + [error.description], code: failure.code)
        }
    }

    /// Runs the screen, and says afterwards what has been done.
    @MainActor
    private func decide(on review: Review, in program: Program) async throws {
        let stateFolder = ReviewDecisions.stateFolder(environment: ProcessInfo.processInfo.environment)
        let decisions = ReviewDecisions(on: folder, in: stateFolder)
        let approval = ApprovalInteractor(review, decisions: decisions)
        guard !review.isSame || !review.problems.isEmpty else { return try Output.write(["everything is as approved"]) }
        try await GallerySession.runApproval(program, flags.options, of: approval)
        try Output.write([decisions.note].compactMap(\.self) + approval.report)
        if let failure = failure(for: review) { throw failure }
    }

    @MainActor
    private func show(_ review: Review) throws {
        let failure = failure(for: review)
        switch format {
        case .text: try Output.write(ReviewListing.lines(of: review), code: failure?.code ?? 0)
        case .json: try Output.write([ReviewJSON.text(of: review)], as: .json, code: failure?.code ?? 0)
        }
        if let failure { throw failure }
    }

    @MainActor
    private func acceptAll(of review: Review, among components: [any DumpSubject]) throws {
        let approval = try Approval(folder: folder)
        var (replaced, accepted) = (0, 0)
        let lines = try telling { lines in
            // A file that cannot be read may hold somebody's work: only who names its component writes over it.
            for component in components
            where !names.isEmpty && review.problems.contains(where: { $0.path == component.dumpPath }) {
                try approval.replace(component)
                replaced += 1
                lines.append("\(component.id) approved in place of a file that could not be read")
            }
            for component in review.components {
                if try approval.accept(component.allChanges(withGone: false), of: component) != nil {
                    accepted += 1
                    lines.append("\(component.subject.id) approved in \(folder.path(of: component.path))")
                }
                lines += component.gone.map { title in
                    "\(component.subject.id), \(title): is no more; \"\(Program.name) approve --prune\" takes it out"
                }
            }
        }
        let unreadCount = names.isEmpty ? review.problems.count : 0
        let unread = unreadCount == 0 ? "" : ", \(unreadCount) left alone"
        let failure = names.isEmpty ? failure(for: review) : nil
        try Output.write(
            lines + [
                "\(accepted + replaced) approved, \(review.components.count - accepted) the same as before\(unread)"
            ], code: failure?.code ?? 0)
        if let failure { throw failure }
    }

    /// Writes file after file; where one cannot be written, what has been done before is told all the same.
    /// - Parameter write: adds a line for each.
    /// - Returns: the lines.
    @MainActor
    private func telling(_ write: (_ lines: inout [String]) throws -> Void) throws -> [String] {
        var lines: [String] = []
        do {
            try write(&lines)
        } catch {
            try Output.write(lines, code: Failure(for: error)?.code ?? FailureCode.bug)
            throw error
        }
        return lines
    }

    @MainActor
    private func accept(_ choice: ReviewSelection.Choice, in review: Review) throws {
        let approval = try Approval(folder: folder)
        var lines = try telling { lines in
            for component in review.components {
                guard let changes = choice.accepted[component.subject.id],
                    let outcome = try approval.accept(changes, of: component)
                else { continue }
                lines.append("\(outcome.component): \(outcome.words)")
            }
        }
        lines += choice.waiting.map { "\($0.member.component), \($0.member.title): waits for \($0.clusters)" }
        let failure = failure(for: review)
        try Output.write(lines.isEmpty ? ["nothing to approve"] : lines, code: failure?.code ?? 0)
        if let failure { throw failure }
    }
}
