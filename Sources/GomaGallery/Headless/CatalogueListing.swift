import Foundation
import GomaUI
import TerminalKit

/// The catalogue as a list, for people and for programs.
@MainActor
public enum CatalogueListing {
    private struct Component: Encodable {
        let name: String
        let view: String
        let namespace: String
        let category: String
        let subcategory: String
        let summary: String
        let tags: [String]
        let children: [String]
        let smallest: ComponentSizes.Extent
        let comfortable: ComponentSizes.Extent
        let states: [State]

        struct State: Encodable {
            let name: String
            let summary: String
            let smallest: ComponentSizes.Extent
            let comfortable: ComponentSizes.Extent
        }
    }

    /// Columns of a terminal from which on there is room for the sizes.
    private static let leastWidthForSizes = 100

    /// Columns for name, category, states, children, smallest and comfortable width, and summary; the summary is cut at
    /// `width` where there is one, and the sizes come only where there is room.
    public static func table(
        of components: [ComponentDescriptor], width: Int?, sizes oracle: SizeOracle = SizeOracle()
    ) throws -> [String] {
        var lines: [String] = []
        try writeTable(of: components, width: width, sizes: oracle) { lines.append($0) }
        return lines
    }

    /// The lines of ``table(of:width:sizes:)``, each as soon as it is known.
    public static func writeTable(
        of components: [ComponentDescriptor], width: Int?, sizes oracle: SizeOracle = SizeOracle(),
        to write: (String) throws -> Void
    ) throws {
        let hasSizes = width.map { $0 >= leastWidthForSizes } ?? true
        let fixed =
            [["NAME", "CATEGORY", "STATES", "MADE OF"]]
            + components.map { component in
                [component.name, component.category.title, "\(component.states.count)", "\(component.children.count)"]
            }
        let heads = TextTable.lines(of: fixed.map { $0 + ["|"] }, trailing: [2, 3]).map { String($0.dropLast()) }
        for (place, head) in heads.enumerated() {
            let component = place == 0 ? nil : components[place - 1]
            var sizes = ""
            if hasSizes {
                let text = try component.map { words(for: try oracle.sizes(of: $0)) } ?? "COLUMNS"
                sizes = String(repeating: " ", count: max(0, widestSizes - text.count)) + text + "  "
            }
            let line = head + sizes + (component?.summary ?? "SUMMARY")
            try write(width.map { DisplayText(line).truncated(to: $0).string } ?? line)
        }
    }

    /// Columns of the sizes: no component has wider ones.
    private static let widestSizes = "200–200".count

    /// `16–48`: the smallest usable width and the comfortable one; one number where they are the same.
    private static func words(for sizes: ComponentSizes) -> String {
        let (smallest, comfortable) = (sizes.smallest.width, sizes.comfortable.width)
        return smallest == comfortable ? "\(smallest)" : "\(smallest)–\(comfortable)"
    }

    /// An array of objects: name, view, namespace, category, subcategory, summary, tags, children, smallest and
    /// comfortable size, and states with theirs.
    public static func json(
        of components: [ComponentDescriptor], sizes oracle: SizeOracle = SizeOracle()
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let list = try components.map { component in
            let sizes = try oracle.sizes(of: component)
            return Component(
                name: component.name, view: component.viewName, namespace: component.namespace,
                category: component.category.rawValue, subcategory: component.subcategory,
                summary: component.summary, tags: component.tags, children: component.children,
                smallest: sizes.smallest, comfortable: sizes.comfortable,
                states: zip(component.states, sizes.states).map {
                    Component.State(
                        name: $0.name, summary: $0.summary, smallest: $1.smallest, comfortable: $1.comfortable)
                })
        }
        return String(decoding: try encoder.encode(list), as: UTF8.self)
    }
}
