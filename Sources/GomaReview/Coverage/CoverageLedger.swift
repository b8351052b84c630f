/// The catalogue as a ledger: each component and state joined with its approved dump, its plays, its keys, the code that
/// builds it and the components around it, for every profile in which it is seen; and what is missing on either side.
@MainActor
package struct CoverageLedger {
    /// In the order of the catalogue.
    private(set) var entries: [CoverageEntry] = []
    /// In the order of the catalogue, files without a component last.
    private(set) var findings: [CoverageFinding] = []

    /// Those that are looked at.
    private let asked: [ComponentDescriptor]
    /// All that there are.
    private let components: [ComponentDescriptor]
    private let approved: ApprovedDumps
    private let calls: PlayedCalls
    private let gaps: StateGaps

    /// The first step, for which nothing has to be drawn in any profile: plays the plays of components and of all that
    /// they are a part of, and looks through the data of their states.
    /// - Parameters:
    ///   - components: those that are looked at.
    ///   - all: all that there are: what is not among them is not there.
    /// - Throws: what writing a state as JSON throws.
    package init(
        playing components: [ComponentDescriptor], among all: [ComponentDescriptor], against approved: ApprovedDumps
    ) throws {
        asked = components
        self.components = all
        self.approved = approved
        calls = PlayedCalls(of: Self.players(of: components, among: all), among: all)
        gaps = try StateGaps(in: all, of: components)
    }

    /// The second step: joins every component with all that there is of it.
    /// - Parameters:
    ///   - drawn: what other programs have drawn of some, by their identities; the rest is drawn here.
    ///   - colors: the theme in which states have to be told apart.
    ///   - withUsage: whether somebody asks for the Swift that builds each state.
    ///   - onProgress: told the place and the component before each.
    /// - Throws: ``ApprovalError`` where an approved file cannot be read, ``InputError`` where their folder cannot be, and
    ///   whatever a component throws that cannot be drawn.
    package mutating func add(
        _ drawn: [String: DrawnProfiles] = [:], colors: any ColorResolver, withUsage: Bool = true,
        onProgress: (Int, ComponentDescriptor) -> Void = { _, _ in }
    ) throws {
        for (index, component) in asked.enumerated() {
            onProgress(index, component)
            let profiles = try drawn[component.id] ?? DrawnProfiles(of: component, colors: colors)
            try add(component, profiles, withUsage: withUsage)
        }
        guard asked.count == components.count else { return }
        findings += try approved.orphans(among: components).map {
            CoverageFinding(.leftover, $0, "", Review.words(forOrphan: $0))
        }
    }

    /// The components whose plays can make calls of some: those themselves, and all that they are parts of.
    private static func players(
        of components: [ComponentDescriptor], among all: [ComponentDescriptor]
    ) -> [ComponentDescriptor] {
        guard components.count < all.count else { return all }
        let tree = ComponentTree(all)
        let players = Set(components.flatMap { [$0.id] + tree.users(of: $0).map(\.component.id) })
        return all.filter { players.contains($0.id) }
    }

    /// Columns that the lines of a snippet keep to.
    private static let usageWidth = 100

    package var isComplete: Bool { findings.isEmpty }

    private mutating func add(_ component: ComponentDescriptor, _ profiles: DrawnProfiles, withUsage: Bool) throws {
        let file = try approved.file(of: component)
        let titles = Set(file?.dump.blocks.map(\.title) ?? [])
        let stateTitles = component.states.map {
            DumpBlock.title(ofState: $0.name, width: component.defaultWidth)
        }
        let playTitles = component.plays.map { DumpBlock.title(ofPlay: $0.name) }
        let parents = ComponentTree(components).parents(of: component).map(\.name)
        var entry = CoverageEntry(
            id: component.id,
            states: try component.states.indices.map { index in
                try CoverageEntry.State(
                    name: component.states[index].name, isApproved: titles.contains(stateTitles[index]),
                    profiles: profiles.looks(ofStateAt: index, of: component),
                    usage: withUsage ? Self.usage(of: component, stateAt: index) : [])
            },
            plays: zip(component.plays, playTitles).map {
                CoverageEntry.Play(name: $0.name, isApproved: titles.contains($1))
            },
            actions: component.actions.map {
                CoverageEntry.Action(signature: $0, plays: calls.plays(of: $0, in: component))
            },
            keys: profiles.keys, contains: component.children, containedIn: parents)

        let id = component.id
        var found: [CoverageFinding] = []
        if file == nil {
            found.append(
                CoverageFinding(.unapproved, id, "", "nobody has approved it; \"\(ProgramName.current) approve\" does"))
        } else {
            found += (stateTitles + playTitles).filter { !titles.contains($0) }.map {
                CoverageFinding(.unapproved, id, $0, "has no approved dump")
            }
            found += titles.subtracting(stateTitles + playTitles).sorted().map {
                CoverageFinding(.leftover, id, $0, "is approved, and neither a state nor a play")
            }
        }
        found += profiles.lookalikes(in: component)
        found += calls.failures(of: component).map { CoverageFinding(.failing, id, "play \($0.play)", $0.reason) }
        found += entry.actions.filter(\.plays.isEmpty).map {
            CoverageFinding(.unplayed, id, $0.signature, "no play asks for it")
        }
        found += gaps.findings(in: component)
        found += component.children.filter { name in !components.contains { $0.name == name } }.map {
            CoverageFinding(.dangling, id, $0, "is named as a part, and no component has that name")
        }
        if parents.isEmpty, component.plays.isEmpty {
            found.append(CoverageFinding(.unreached, id, "use", "no component contains it, and no play drives it"))
        }
        waive(found, of: component, in: &entry)
        entries.append(entry)
    }

    private static func usage(of component: ComponentDescriptor, stateAt index: Int) throws -> [String] {
        try UsageSnippet(component, state: component.stateData(at: index), width: usageWidth).lines
    }

    /// Takes out what is meant to be so, and tells of waivers that nothing is behind.
    private mutating func waive(
        _ found: [CoverageFinding], of component: ComponentDescriptor, in entry: inout CoverageEntry
    ) {
        let waivers = Dictionary(component.waivers.map { ($0.subject, $0.reason) }) { first, _ in first }
        for finding in found {
            if let reason = waivers[finding.subject] {
                entry.waived.append(
                    CoverageEntry.Waived(subject: finding.subject, words: finding.words, reason: reason))
            } else {
                findings.append(finding)
            }
        }
        let subjects = Set(found.map(\.subject))
        findings += component.waivers.filter { !subjects.contains($0.subject) }.map {
            CoverageFinding(
                .idleWaiver, component.id, $0.subject, "is waived, and there is no gap; take the waiver out")
        }
    }
}
