import GomaKit
import TerminalKit

/// The states of a component in every profile: columns, glyphs and colours.
@MainActor
struct ProfileLooks {
    /// Columns in which states have to be told apart, beside a component's own.
    static let wideColumns = 80

    /// Keys with what they do, in any of the states.
    private(set) var keys: [String] = []
    private let component: ComponentDescriptor
    private var sheets: [Sheet] = []

    /// All states with some columns and glyphs.
    private struct Sheet {
        let columns: Int
        let glyphs: String
        let digests: [String]
        /// For each depth of colour, the state that a state cannot be told from.
        let twins: [(depth: ColorDepth, of: [Int: Int])]
    }

    /// A state that cannot be told from another somewhere.
    struct Lookalike {
        let state: String
        let words: String
    }

    /// - Throws: whatever the component throws that cannot be drawn.
    init(of component: ComponentDescriptor, colors: any ColorResolver) throws {
        self.component = component
        for columns in Set([component.defaultWidth, Self.wideColumns]).sorted() {
            for glyphs in [Glyphs.unicode, .ascii] {
                let drawn = try component.states.indices.map {
                    try OffscreenComponent(
                        component, stateAt: $0, options: RenderOptions(width: columns, glyphs: glyphs))
                }
                if sheets.isEmpty { keys = Self.keys(in: drawn) }
                let surfaces = drawn.map(\.window.surface)
                sheets.append(
                    Sheet(
                        columns: columns, glyphs: glyphs.isASCII ? "ASCII" : "Unicode",
                        digests: surfaces.map(SurfaceDigest.text),
                        twins: ColorDepth.allCases.map { depth in
                            let pairs = Lookalikes.pairs(among: surfaces, colors: colors, depth: depth)
                            return (depth, Dictionary(uniqueKeysWithValues: pairs.map { ($0.other, $0.one) }))
                        }))
            }
        }
    }

    func profiles(ofStateAt index: Int) -> [CoverageEntry.Profile] {
        sheets.flatMap { sheet in
            sheet.twins.map { twins in
                CoverageEntry.Profile(
                    colors: twins.depth.rawValue, glyphs: sheet.glyphs, columns: sheet.columns,
                    cells: sheet.digests[index],
                    looksLike: twins.of[index].map { component.states[$0].name })
            }
        }
    }

    /// Each pair of states that look alike once, with all profiles in which they do.
    var lookalikes: [Lookalike] {
        component.states.indices.flatMap { index in
            let alike = profiles(ofStateAt: index).filter { $0.looksLike != nil }
            return Dictionary(grouping: alike) { $0.looksLike ?? "" }.sorted { $0.key < $1.key }.map { other, places in
                let words = places.prefix(2).map { "\($0.colors) colours, \($0.glyphs), \($0.columns) columns" }
                let rest = places.count > 2 ? ", and \(Count.moreProfiles(places.count - 2))" : ""
                return Lookalike(
                    state: component.states[index].name,
                    words: "looks like \"\(other)\" with \(words.joined(separator: "; "))\(rest)")
            }
        }
    }

    private static func keys(in drawn: [OffscreenComponent]) -> [String] {
        drawn.flatMap { KeySection.component($0.instance.view).keys }.map { "\($0.label): \($0.title)" }.eachOnce
    }
}
