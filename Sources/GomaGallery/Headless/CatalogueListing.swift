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
        let states: [State]

        struct State: Encodable {
            let name: String
            let summary: String
        }
    }

    /// Columns for name, category, states, children and summary; the summary is cut at `width` where there is one.
    public static func table(of components: [ComponentDescriptor], width: Int?) -> [String] {
        let rows =
            [["NAME", "CATEGORY", "STATES", "MADE OF", "SUMMARY"]]
            + components.map { component in
                [
                    component.name, component.category.title, String(component.states.count),
                    String(component.children.count), component.summary,
                ]
            }
        let widths = (0..<4).map { column in rows.map { DisplayText($0[column]).width }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { index, cell in
                padded(cell.0, to: cell.1, alignment: index == 2 || index == 3 ? .trailing : .leading)
            }
            let line = DisplayText((cells + [row[4]]).joined(separator: "  "))
            return (width.map { line.truncated(to: $0) } ?? line).string
        }
    }

    /// An array of objects: name, view, namespace, category, subcategory, summary, tags, children and states.
    public static func json(of components: [ComponentDescriptor]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let list = components.map { component in
            Component(
                name: component.name, view: component.viewName, namespace: component.namespace,
                category: component.category.rawValue, subcategory: component.subcategory,
                summary: component.summary, tags: component.tags, children: component.children,
                states: component.states.map { Component.State(name: $0.name, summary: $0.summary) })
        }
        return String(decoding: try encoder.encode(list), as: UTF8.self)
    }

    private static func padded(_ text: String, to width: Int, alignment: TextAlignment) -> String {
        let text = DisplayText(text)
        let left = text.offset(in: width, alignment: alignment)
        let right = max(0, width - text.width - left)
        return String(repeating: " ", count: left) + text.string + String(repeating: " ", count: right)
    }
}
