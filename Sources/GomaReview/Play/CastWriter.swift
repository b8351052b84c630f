import Foundation
import GomaKit
import TerminalKit

/// The writer of runs as recordings that asciinema plays (asciicast, version 2): one JSON value on each line.
package struct CastWriter {
    private var writer: ANSIWriter
    private var lines: [String] = []
    private let title: String

    package init(title: String, colors: any ColorResolver, depth: ColorDepth = .direct) {
        self.title = TextGate.visible(title)
        writer = ANSIWriter(colors: colors, depth: depth)
    }

    private var size = Size.zero
    private var lastTime = Duration.zero

    private struct Header: Encodable {
        let version = 2
        let width: Int
        let height: Int
        let title: String
        let env = ["TERM": "xterm-256color"]
    }

    /// Adds a frame at its moment of virtual time.
    ///
    /// Steps without time between them are shown a quarter of a second apart, so that a reader can follow.
    package mutating func add(_ frame: PlayFrame) throws {
        let previous = lines.isEmpty ? Duration.zero : lastTime + Self.step
        lastTime = max(frame.time + delay, previous)
        delay = lastTime - frame.time
        size = Size(
            width: max(size.width, frame.surface.size.width), height: max(size.height, frame.surface.size.height))
        let rows = writer.rows(of: frame.surface).joined(separator: "\u{1B}[K\r\n")
        let cursor = frame.cursor.map { "\u{1B}[\($0.y + 1);\($0.x + 1)H\u{1B}[?25h" } ?? ""
        let text = "\u{1B}[?25l\u{1B}[H" + rows + "\u{1B}[K\u{1B}[J" + cursor
        lines.append("[\(seconds(lastTime)),\"o\",\(try json(text))]")
    }

    private var delay = Duration.zero
    private static let step = Duration.milliseconds(250)

    /// The whole recording.
    package func text() throws -> String {
        let header = try json(Header(width: max(1, size.width), height: max(1, size.height), title: title))
        return ([header] + lines).joined(separator: "\n") + "\n"
    }

    private func seconds(_ duration: Duration) -> String {
        let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        let rest = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return OutputForm.json.safe(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
