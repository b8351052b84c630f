/// One and the same change in all the states that it touches.
///
/// A change of a role in a shared part shows in hundreds of states; it is looked at once, and accepted once. Clusters of
/// text and of styles are kept apart. A state belongs to every cluster that explains a part of its difference, and is
/// accepted when all of them are.
package struct ChangeCluster: Equatable, Sendable, Identifiable {
    /// The kind of thing that changed.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case text, style, focus, reading
        /// States that nobody has approved yet.
        case new
        /// Approved states that are no more.
        case gone
        /// The lines above a component's states, and their order.
        case header, order
        /// A block that looks the same and is written differently.
        case writing
    }

    /// A state of a component, or what concerns the component as a whole.
    package struct Member: Hashable, Sendable {
        /// `namespace:Name`.
        package let component: String
        /// State and width, such as "Odds up · 16 columns"; else `header` or `order`.
        package let title: String

        /// The lines above a component's states.
        package static let header = "header"
        /// The order of a component's states.
        package static let order = "order of states"

        package init(component: String, title: String) {
            self.component = component
            self.title = title
        }
    }

    package let kind: Kind
    /// What changed, such as `textOdds → textDisabledOdds`.
    package let title: String
    /// In the order of the catalogue.
    package let members: [Member]
    /// The first member's difference, as lines; empty where the component as a whole is meant.
    let sample: [String]

    /// Six letters and digits that hang on kind and title alone, so they stay the same from run to run.
    package var id: String { Self.id(kind: kind, title: title) }

    var componentCount: Int { Set(members.map(\.component)).count }

    static func id(kind: Kind, title: String) -> String { StableHash.shortID(of: "\(kind.rawValue)\n\(title)") }
}

@MainActor
extension Review.Component {
    /// A state of the component, or what concerns it as a whole.
    func member(titled title: String) -> ChangeCluster.Member {
        ChangeCluster.Member(component: subject.id, title: title)
    }

    /// What differs in the component as a whole, each with the lines that went and came.
    package var wholeChanges: [(kind: ChangeCluster.Kind, title: String, lines: [String])] {
        var changes: [(kind: ChangeCluster.Kind, title: String, lines: [String])] = []
        if isHeaderChanged { changes.append((.header, ChangeCluster.Member.header, headerLines)) }
        if isOrderChanged { changes.append((.order, ChangeCluster.Member.order, [])) }
        return changes
    }
}

extension [ChangeCluster] {
    /// The clusters that explain a part of each member's difference, in the order of all.
    package var byMember: [ChangeCluster.Member: [ChangeCluster]] {
        reduce(into: [:]) { explained, cluster in
            for member in cluster.members { explained[member, default: []].append(cluster) }
        }
    }
}

extension Review {
    /// All changes put together by what they are: kind by kind, those that touch most states first.
    package var clusters: [ChangeCluster] {
        var parts: [(kind: ChangeCluster.Kind, title: String, member: ChangeCluster.Member, lines: [String])] = []
        for component in components {
            for change in component.changes {
                for (kind, title) in ClusterSignature.signatures(of: change, in: component) {
                    parts.append((kind, title, component.member(titled: change.title), change.lines))
                }
            }
            for (kind, title, _) in component.wholeChanges {
                parts.append((kind, "\(title) of \(component.subject.id)", component.member(titled: title), []))
            }
        }
        return parts.grouped { [$0.kind.rawValue, $0.title] }.map { _, parts in
            ChangeCluster(
                kind: parts[0].kind, title: parts[0].title, members: parts.map(\.member), sample: parts[0].lines)
        }.sorted { first, second in
            let order = ChangeCluster.Kind.allCases
            let (a, b) = (order.firstIndex(of: first.kind) ?? 0, order.firstIndex(of: second.kind) ?? 0)
            return (a, -first.members.count, first.title) < (b, -second.members.count, second.title)
        }
    }
}
