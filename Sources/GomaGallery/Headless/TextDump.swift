import GomaUI
import TerminalKit

/// Writes pictures as text that people read and compare.
@MainActor
public enum TextDump {
    private static let ruleWidth = 72

    /// One component's file: a header, then a block for each state.
    /// - Parameters:
    ///   - widths: columns offered, one block each; the component's own default where empty.
    ///   - withStyles: adds the layers that glyphs do not show: styles by role, focus order, reading text.
    public static func file(
        for component: ComponentDescriptor, stateIndices: [Int]? = nil, widths: [Int] = [], options: RenderOptions,
        withStyles: Bool
    ) throws -> String {
        var lines = header(of: component, options: options)
        for index in stateIndices ?? Array(component.states.indices) {
            for width in widths.isEmpty ? [component.defaultWidth] : widths {
                var options = options
                options.width = width
                let picture = try Picture(component, stateAt: index, options: options)
                lines += ["", rule(picture)] + picture.surface.rows
                if withStyles { lines += layers(of: picture) }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The layers below the glyphs, each with its heading.
    public static func layers(of picture: Picture) -> [String] {
        let styles = StyleMap(picture.surface)
        var lines = ["", "styles"] + styles.rows + styles.legend
        if !picture.focusOrder.isEmpty {
            lines += ["", "focus"] + picture.focusOrder.enumerated().map { "\($0 + 1) \(description(of: $1))" }
        }
        if !picture.reading.isEmpty { lines += ["", "reading"] + picture.reading }
        return lines
    }

    private static func header(of component: ComponentDescriptor, options: RenderOptions) -> [String] {
        [
            component.id, "category: \(component.category.rawValue) / \(component.subcategory)",
            "glyphs: \(options.glyphs.isASCII ? "ASCII" : "Unicode")",
        ]
    }

    private static func rule(_ picture: Picture) -> String {
        let title = "── \(picture.state.name) · \(picture.width) columns "
        return title + String(repeating: "─", count: max(2, ruleWidth - title.count))
    }

    private static func description(of stop: Picture.FocusStop) -> String {
        let frame = stop.frame
        let cursor = stop.cursor.map { ", cursor \($0.x),\($0.y)" } ?? ""
        return "\(stop.name) at \(frame.minX),\(frame.minY) size \(frame.width)×\(frame.height)\(cursor)"
    }
}
