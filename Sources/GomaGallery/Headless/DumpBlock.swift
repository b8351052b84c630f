import GomaUI
import TerminalKit

/// What a dump says of a component in one state at one width, layer by layer.
public struct DumpBlock: Hashable, Sendable {
    /// The four things that a dump keeps apart, so that a difference tells which kind of thing changed.
    public enum Layer: String, CaseIterable, Hashable, Sendable { case glyphs, styles, focus, reading }

    /// State and width, such as "Odds up · 16 columns".
    public let title: String
    /// Rows of the picture.
    public let glyphs: [String]
    /// A letter for each cell, row by row.
    public let styles: [String]
    /// What the letters mean: `a = textOdds on backgroundOdds, bold`.
    public let legend: [String]
    /// Places where Tab stops, in order.
    public let focus: [String]
    /// What a screen reader says.
    public let reading: [String]

    static let mark = "── "
    private static let ruleWidth = 72

    @MainActor
    public init(_ picture: Picture) {
        let map = StyleMap(picture.surface)
        title = "\(picture.state.name) · \(picture.width) columns"
        glyphs = picture.surface.rows
        styles = map.rows
        legend = map.legend
        focus = picture.focusOrder.enumerated().map { "\($0 + 1) \(Self.description(of: $1))" }
        reading = picture.reading
    }

    /// Reads the lines that ``lines(withStyles:)`` writes, with the blank one that ends a block in a file.
    init(parsing lines: ArraySlice<String>) {
        title = Self.title(ofRule: lines.first ?? "")
        var layers: [Layer: [String]] = [:]
        var layer = Layer.glyphs
        var rest = lines.dropFirst()
        if rest.last == "" { rest.removeLast() }
        while let line = rest.popFirst() {
            if line.isEmpty, let next = rest.first.flatMap(Layer.init), next != .glyphs {
                layer = next
                rest.removeFirst()
            } else {
                layers[layer, default: []].append(line)
            }
        }
        glyphs = layers[.glyphs] ?? []
        let described = layers[.styles] ?? []
        styles = described.filter { !$0.contains(" = ") }
        legend = described.filter { $0.contains(" = ") }
        focus = layers[.focus] ?? []
        reading = layers[.reading] ?? []
    }

    /// The lines of a layer, with its legend where it has one.
    public subscript(layer: Layer) -> [String] {
        switch layer {
        case .glyphs: glyphs
        case .styles: styles + legend
        case .focus: focus
        case .reading: reading
        }
    }

    /// The block as a dump holds it.
    /// - Parameter withStyles: whether the layers below the glyphs come too.
    public func lines(withStyles: Bool) -> [String] {
        let head = Self.mark + title + " "
        let rule = head + String(repeating: "─", count: max(2, Self.ruleWidth - head.count))
        return [rule] + glyphs + (withStyles ? layersBelow : [])
    }

    /// The layers below the glyphs, each under its name; empty ones are left out.
    public var layersBelow: [String] {
        Layer.allCases.dropFirst().flatMap { layer in
            self[layer].isEmpty ? [] : ["", layer.rawValue] + self[layer]
        }
    }

    /// The style of a cell in words; `nil` outside the picture.
    func style(x: Int, y: Int) -> String? {
        guard styles.indices.contains(y), x < styles[y].count else { return nil }
        let letter = styles[y][styles[y].index(styles[y].startIndex, offsetBy: x)]
        guard letter != "." else { return "default" }
        return legend.first { $0.hasPrefix("\(letter) = ") }.map { String($0.dropFirst(4)) }
    }

    private static func title(ofRule rule: String) -> String {
        let text = rule.dropFirst(mark.count)
        let end = text.lastIndex { $0 != "─" && $0 != " " }
        return end.map { String(text[...$0]) } ?? ""
    }

    private static func description(of stop: Picture.FocusStop) -> String {
        let frame = stop.frame
        let cursor = stop.cursor.map { ", cursor \($0.x),\($0.y)" } ?? ""
        return "\(stop.name) at \(frame.minX),\(frame.minY) size \(frame.width)×\(frame.height)\(cursor)"
    }
}
