import Foundation

/// The selection of changes to accept, made from what somebody asked for.
@MainActor
package struct ReviewSelection {
    /// Changes to accept by the component's `namespace:Name`, and states that wait for more.
    package struct Choice {
        package var accepted: [String: AcceptedChanges] = [:]
        /// States of a chosen cluster with the IDs of the clusters that have not been chosen.
        package var waiting: [(member: ChangeCluster.Member, clusters: String)] = []
    }

    private let review: Review

    package init(_ review: Review) { self.review = review }

    /// States whose difference is explained by the clusters with these IDs, or beginnings of IDs.
    /// - Throws: ``ReviewSelectionError``.
    package func clusters(_ ids: [String]) throws -> Choice {
        let all = review.clusters
        let chosen = try ids.map { try cluster($0, among: all) }
        let chosenIDs = Set(chosen.map(\.id))
        var choice = Choice()
        let open = all.filter { !chosenIDs.contains($0.id) }.byMember
        var seen: Set<ChangeCluster.Member> = []
        for cluster in chosen {
            for member in cluster.members {
                switch cluster.kind {
                case .header: choice.accepted[member.component, default: AcceptedChanges()].header = true
                case .order: choice.accepted[member.component, default: AcceptedChanges()].order = true
                case .text, .style, .focus, .reading, .new, .gone, .writing:
                    guard seen.insert(member).inserted else { continue }
                    if let rest = open[member] {
                        choice.waiting.append((member, rest.map(\.id).joined(separator: ", ")))
                    } else {
                        choice.accepted[member.component, default: AcceptedChanges()].titles.insert(member.title)
                    }
                }
            }
        }
        return choice
    }

    /// States by ID, or states and plays by name where components are given.
    /// - Throws: ``ReviewSelectionError``, or `CatalogError` for a state that the component does not have.
    package func states(_ names: [String], named components: [any DumpSubject]) throws -> Choice {
        var choice = Choice()
        for name in names {
            let found = try members(name, of: components)
            for member in found {
                choice.accepted[member.component, default: AcceptedChanges()].titles.insert(member.title)
            }
        }
        return choice
    }

    private func members(_ name: String, of components: [any DumpSubject]) throws -> [ChangeCluster.Member] {
        let all = review.components.flatMap { component in
            component.changes.filter { $0.new != nil }.map { component.member(titled: $0.title) }
        }
        let byID = all.filter { $0.id == name }
        guard byID.isEmpty else { return byID }
        guard !gone.contains(where: { $0.id == name }) else { throw ReviewSelectionError.gone(id: name) }
        guard !components.isEmpty else { throw ReviewSelectionError.stateWithoutComponent(name: name) }
        var found: [ChangeCluster.Member] = []
        for component in components {
            found += all.filter {
                $0.component == component.id && $0.title.lowercased() == DumpBlock.title(ofPlay: name).lowercased()
            }
            guard let index = component.stateIndex(named: name) else { continue }
            let state = TextGate.sanitized(component.stateNames[index])
            found += all.filter { $0.component == component.id && Self.state(in: $0.title) == state }
        }
        guard found.isEmpty else { return found }
        guard !isGone(name, of: components) else { throw ReviewSelectionError.gone(id: name) }
        if components.count == 1, components[0].stateIndex(named: name) == nil {
            throw CatalogError.unknownState(
                name: name, component: components[0].name, known: components[0].stateNames)
        }
        throw ReviewSelectionError.unknownState(name: name, known: all.map(\.title))
    }

    /// Approved states that are no more.
    private var gone: [ChangeCluster.Member] {
        review.components.flatMap { component in component.gone.map { component.member(titled: $0) } }
    }

    /// Whether a name is that of an approved state or play, of one of some components, that is no more.
    private func isGone(_ name: String, of components: [any DumpSubject]) -> Bool {
        let (ids, play) = (Set(components.map(\.id)), DumpBlock.title(ofPlay: name).lowercased())
        return gone.filter { ids.contains($0.component) }.contains {
            $0.title.lowercased() == play || Self.state(in: $0.title)?.lowercased() == name.lowercased()
        }
    }

    /// The state of a title such as "Odds up · 16 columns", whose name may have a point in it too.
    private static func state(in title: String) -> String? {
        title.range(of: " · ", options: .backwards).map { String(title[..<$0.lowerBound]) }
    }

    private func cluster(_ id: String, among all: [ChangeCluster]) throws -> ChangeCluster {
        let matches = all.filter { $0.id.hasPrefix(id.lowercased()) }
        guard let only = matches.first, !id.isEmpty else {
            throw ReviewSelectionError.unknownCluster(id: id, known: all.map(\.id))
        }
        guard matches.count == 1 else {
            throw ReviewSelectionError.ambiguousCluster(id: id, matches: matches.map(\.id))
        }
        guard only.kind != .gone else { throw ReviewSelectionError.gone(id: only.id) }
        return only
    }
}
