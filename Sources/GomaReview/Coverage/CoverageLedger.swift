import GomaKit
import TerminalKit

/// The catalogue as a ledger: each component and state joined with its approved dump, its plays, its keys, the code that
/// builds it and the components around it, for every profile in which it is seen; and what is missing on either side.
@MainActor
package struct CoverageLedger {
    /// In the order of the catalogue.
    private(set) var entries: [CoverageEntry] = []
    /// In the order of the catalogue, files without a component last.
    private(set) var findings: [CoverageFinding] = []

    private let components: [ComponentDescriptor]
    private let approved: ApprovedDumps
    private let colors: any ColorResolver
    private let calls: PlayedCalls
    private let gaps: StateGaps

    /// Draws every component in every profile, and plays its plays and those of all that it is a part of.
    /// - Parameters:
    ///   - components: those that are looked at.
    ///   - all: all that there are: what is not among them is not there; those that are looked at unless given.
    ///   - colors: the theme in which states have to be told apart.
    ///   - onProgress: told the place and the component before each.
    /// - Throws: ``ApprovalError`` where an approved file cannot be read, ``InputError`` where their folder cannot be, and
    ///   whatever a component throws that cannot be drawn.
    package init(
        of components: [ComponentDescriptor], among all: [ComponentDescriptor]? = nil, against approved: ApprovedDumps,
        colors: any ColorResolver,
        onProgress: (Int, ComponentDescriptor) -> Void = { _, _ in }
    ) throws {
        self.components = all ?? components
        self.approved = approved
        self.colors = colors
        calls = PlayedCalls(
            of: Self.players(of: components, among: self.components), among: self.components)
        gaps = try StateGaps(in: self.components, of: components)
        for (index, component) in components.enumerated() {
            onProgress(index, component)
            try add(component)
        }
        guard components.count == self.components.count else { return }
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

    private mutating func add(_ component: ComponentDescriptor) throws {
        let file = try approved.file(of: component)
        let titles = Set(file?.dump.blocks.map(\.title) ?? [])
        let profiles = try ProfileLooks(of: component, colors: colors)
        let stateTitles = component.states.map { "\(TextGate.sanitized($0.name)) · \(component.defaultWidth) columns" }
        let playTitles = component.plays.map { DumpBlock.title(ofPlay: $0.name) }
        let parents = ComponentTree(components).parents(of: component).map(\.name)
        var entry = CoverageEntry(
            id: component.id,
            states: try component.states.indices.map { index in
                try CoverageEntry.State(
                    name: component.states[index].name, isApproved: titles.contains(stateTitles[index]),
                    profiles: profiles.profiles(ofStateAt: index),
                    usage: UsageSnippet(component, state: component.stateData(at: index), width: Self.usageWidth).lines)
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
        found += profiles.lookalikes.map { CoverageFinding(.alike, id, $0.state, $0.words) }
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
