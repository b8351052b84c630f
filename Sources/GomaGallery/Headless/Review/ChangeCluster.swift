/// One and the same change in all the states that it touches.
///
/// A change of a role in a shared part shows in hundreds of states; it is looked at once, and accepted once. Clusters of
/// text and of styles are kept apart. A state belongs to every cluster that explains a part of its difference, and is
/// accepted when all of them are.
public struct ChangeCluster: Hashable, Sendable, Identifiable {
    /// What kind of thing changed.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
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
    public struct Member: Hashable, Sendable {
        /// `namespace:Name`.
        public let component: String
        /// State and width, such as "Odds up · 16 columns"; else ``header`` or ``order``.
        public let title: String

        /// The lines above a component's states.
        static let header = "header"
        /// The order of a component's states.
        static let order = "order of states"
    }

    public let kind: Kind
    /// What changed, such as `textOdds → textDisabledOdds`.
    public let title: String
    /// In the order of the catalogue.
    public let members: [Member]
    /// The first member's difference, as lines; empty where the component as a whole is meant.
    public let sample: [String]

    /// Six letters and digits that hang on kind and title alone, so they stay the same from run to run.
    public var id: String { Self.id(kind: kind, title: title) }

    /// How many components it touches.
    public var componentCount: Int { Set(members.map(\.component)).count }

    static func id(kind: Kind, title: String) -> String { StableHash.shortID(of: "\(kind.rawValue)\n\(title)") }
}

/// A hash that is the same in every run and on every machine: FNV-1a of 64 bits.
enum StableHash {
    static func value(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Letters and digits that cannot be mistaken for each other.
    private static let digits = Array("abcdefghjkmnpqrstuvwxyz23456789")

    /// Six letters and digits.
    static func shortID(of text: String) -> String {
        var value = value(of: text)
        return String(
            (0..<6).map { _ in
                defer { value /= UInt64(digits.count) }
                return digits[Int(value % UInt64(digits.count))]
            })
    }
}

extension Review {
    /// All changes put together by what they are: kind by kind, those that touch most states first.
    public var clusters: [ChangeCluster] {
        struct Key: Hashable {
            let kind: ChangeCluster.Kind
            let title: String
        }
        var members: [Key: [ChangeCluster.Member]] = [:]
        var samples: [Key: [String]] = [:]
        func add(_ kind: ChangeCluster.Kind, _ title: String, _ member: ChangeCluster.Member, _ sample: [String]) {
            let key = Key(kind: kind, title: title)
            members[key, default: []].append(member)
            samples[key] = samples[key] ?? sample
        }
        for component in components {
            let id = component.descriptor.id
            for change in component.changes {
                let member = ChangeCluster.Member(component: id, title: change.title)
                for (kind, title) in ClusterSignature.signatures(of: change, in: component) {
                    add(kind, title, member, change.lines)
                }
            }
            for (isChanged, kind, title) in [
                (component.isHeaderChanged, ChangeCluster.Kind.header, ChangeCluster.Member.header),
                (component.isOrderChanged, .order, ChangeCluster.Member.order),
            ] where isChanged {
                add(kind, "\(title) of \(id)", ChangeCluster.Member(component: id, title: title), [])
            }
        }
        return members.map { key, members in
            ChangeCluster(kind: key.kind, title: key.title, members: members, sample: samples[key] ?? [])
        }.sorted { first, second in
            let order = ChangeCluster.Kind.allCases
            let (a, b) = (order.firstIndex(of: first.kind) ?? 0, order.firstIndex(of: second.kind) ?? 0)
            return (a, -first.members.count, first.title) < (b, -second.members.count, second.title)
        }
    }
}

/// What makes two changes the same change.
enum ClusterSignature {
    /// Each part of a difference once.
    @MainActor
    static func signatures(
        of change: DumpComparison.Change, in component: Review.Component
    ) -> [(kind: ChangeCluster.Kind, title: String)] {
        guard let difference = change.difference else {
            if change.new == nil { return [(.gone, "state gone: \(change.title)")] }
            let whole = "new component: \(component.descriptor.id)"
            return [(.new, component.isApproved ? "new state: \(change.title)" : whole)]
        }
        var signatures: [(kind: ChangeCluster.Kind, title: String)] = []
        func add(_ kind: ChangeCluster.Kind, _ title: String) {
            if !signatures.contains(where: { $0.kind == kind && $0.title == title }) {
                signatures.append((kind, title))
            }
        }
        for text in difference.picture.texts + difference.film.texts {
            add(.text, BlockDifference.words(from: text.old, to: text.new))
        }
        for rows in difference.picture.rows + difference.film.rows {
            let what = rows.lines.map(Self.squeezed).joined(separator: " / ")
            let noun = rows.lines.count == 1 ? "row" : "\(rows.lines.count) rows"
            add(.text, "\(noun) \(rows.isAdded ? "added" : "removed"): \(what.isEmpty ? "blank" : "\"\(what)\"")")
        }
        for style in difference.picture.styles { add(.style, style.words) }
        for words in words(of: difference.focus) { add(.focus, words) }
        for words in words(of: difference.reading) { add(.reading, words) }
        if signatures.isEmpty { add(.writing, "written differently, looks the same") }
        return signatures
    }

    /// Lines that gave way to others, by the words that changed in them; then those that came or went alone.
    private static func words(of lines: BlockDifference.Lines) -> [String] {
        let both = min(lines.removed.count, lines.added.count)
        return zip(lines.removed, lines.added).map(changedWords)
            + lines.removed[both...].map { "\"\($0)\" went" } + lines.added[both...].map { "\"\($0)\" came" }
    }

    /// Two lines without the words that they share at both ends.
    static func changedWords(from old: String, to new: String) -> String {
        var (before, after) = (old.split(separator: " ")[...], new.split(separator: " ")[...])
        while let first = before.first, first == after.first {
            before.removeFirst()
            after.removeFirst()
        }
        while let last = before.last, last == after.last {
            before.removeLast()
            after.removeLast()
        }
        return BlockDifference.words(from: before.joined(separator: " "), to: after.joined(separator: " "))
    }

    /// One blank for many, and a line for a long rule.
    private static func squeezed(_ line: String) -> String {
        var text = ""
        for character in line where !(character == text.last && !character.isLetter && !character.isNumber) {
            text.append(character)
        }
        return text.split(separator: " ").joined(separator: " ")
    }
}
