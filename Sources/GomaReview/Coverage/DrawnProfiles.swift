import GomaKit
import TerminalKit

/// The states of a component as they are drawn in every profile: columns, glyphs and colours. Programs that share the work
/// tell it to each other.
package struct DrawnProfiles: Codable, Sendable {
    /// Columns in which states have to be told apart, beside a component's own.
    static let wideColumns = 80

    /// Keys with what they do, in any of the states.
    let keys: [String]
    let sheets: [Sheet]

    /// All states with some columns and glyphs.
    struct Sheet: Codable, Sendable {
        let columns: Int
        let glyphs: String
        let digests: [String]
        /// For each depth of colour the states that cannot be told from another, each with the place of that.
        let twins: [[Int: Int]]
    }

    /// - Throws: whatever the component throws that cannot be drawn.
    @MainActor
    package init(of component: ComponentDescriptor, colors: any ColorResolver) throws {
        var keys: [String] = []
        var sheets: [Sheet] = []
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
                            return Dictionary(uniqueKeysWithValues: pairs.map { ($0.other, $0.one) })
                        }))
            }
        }
        self.keys = keys
        self.sheets = sheets
    }

    @MainActor
    private static func keys(in drawn: [OffscreenComponent]) -> [String] {
        drawn.flatMap { KeySection.component($0.instance.view).keys }.map { "\($0.label): \($0.title)" }.eachOnce
    }
}
