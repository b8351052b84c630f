/// The costs of frames in a table: what lay in the middle, what one in twenty went beyond, and the most.
package struct FrameSummary {
    package let lines: [String]

    /// - Parameters:
    ///   - frames: what was measured, in any order.
    ///   - count: how many frames there were, kept or not.
    package init(of frames: [FrameCost], among count: Int) {
        guard !frames.isEmpty else {
            lines = ["no frame was shown"]
            return
        }
        var head = "\(count) \(count == 1 ? "frame" : "frames")"
        if count > frames.count { head += ", the last \(frames.count) of them:" } else { head += ":" }
        var rows = [Row(name: head, cells: ["median", "95 %", "most"])]
        rows += FrameCost.Part.allCases.map { part in
            Row(name: part.rawValue, values: frames.map { $0[part] }, FrameCost.text)
        }
        rows.append(Row(name: "together", values: frames.map(\.time), FrameCost.text))
        rows.append(Row(name: "views laid out", values: frames.map(\.viewsLaidOut)) { "\($0)" })
        rows.append(Row(name: "views drawn", values: frames.map(\.viewsDrawn)) { "\($0)" })
        rows.append(Row(name: "cells drawn", values: frames.map(\.cells)) { "\($0)" })
        let bytes = frames.compactMap(\.bytes)
        if !bytes.isEmpty { rows.append(Row(name: "bytes sent", values: bytes) { "\($0)" }) }
        lines = Self.aligned(rows)
    }

    private struct Row {
        let name: String
        let cells: [String]

        init(name: String, cells: [String]) { (self.name, self.cells) = (name, cells) }

        init<Value: Comparable>(name: String, values: [Value], _ text: (Value) -> String) {
            let sorted = values.sorted()
            self.name = name
            cells = [(sorted.count - 1) / 2, (sorted.count - 1) * 19 / 20, sorted.count - 1].map { text(sorted[$0]) }
        }
    }

    private static func aligned(_ rows: [Row]) -> [String] {
        let name = rows.map(\.name.count).max() ?? 0
        let columns = (0..<3).map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
        return rows.map { row in
            row.name + String(repeating: " ", count: name - row.name.count)
                + zip(row.cells, columns).map { "  " + String(repeating: " ", count: $1 - $0.count) + $0 }.joined()
        }
    }
}
