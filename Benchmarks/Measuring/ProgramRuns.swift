import BenchmarkList
import GomaCatalog
import Foundation
import TerminalKit

/// Whole programs, each in a terminal of its own, beside one in C that shows the same.
@MainActor
struct ProgramRuns {
    private static let size = Size(width: 120, height: 40)
    /// How often each program is started.
    private static let starts = 7
    private static let down = "\u{1B}OB"

    /// Where the programs are that are measured.
    private let programs: URL
    private let folder: URL

    /// - Throws: What the system says where no folder can be made for what is written meanwhile.
    init() throws {
        programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        folder = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func measure(into table: inout ResultTable) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try measureList(into: &table)
        try measureGallery(into: &table)
    }

    private func measureList(into table: inout ResultTable) throws {
        let moves = [String](repeating: Self.down, count: 160)
        let switches = [String](repeating: "t", count: 40)
        let pictures = folder.appending(path: "list")
        try Self.list(moves.count, switches.count).write(to: pictures)
        var (ours, redrawing, byRows): ([ProgramRun], [ProgramRun], [ProgramRun]) = ([], [], [])
        // In turns, so that a slow moment is one for all.
        for _ in 0..<Self.starts {
            ours.append(try run("list-program", keys: moves + switches))
            redrawing.append(try run("baseline-program", [pictures.path], keys: moves + switches))
            byRows.append(try run("baseline-program", [pictures.path, "rows"], keys: moves + switches))
        }
        func median(_ runs: [ProgramRun], _ keys: Range<Int>, _ value: (ProgramRun.Answer) -> Double) -> Double {
            Measure.median(runs.flatMap { $0.answers[keys].map(value) })
        }
        let (pressed, themed) = (0..<moves.count, moves.count..<moves.count + switches.count)
        table.add("list: first frame", firstFrame(ours), by: firstFrame(redrawing), budget: 1.5, unit: "ms")
        table.add(
            "list: key, processor time", median(ours, pressed, \.work), by: median(redrawing, pressed, \.work),
            budget: 0.7, unit: "µs")
        table.add(
            "list: the same, by C with changed rows", median(ours, pressed, \.work),
            by: median(byRows, pressed, \.work),
            budget: 1.4, unit: "µs")
        table.add(
            "list: key to its last byte", median(ours, pressed, \.latency), by: median(redrawing, pressed, \.latency),
            budget: 1, unit: "ms")
        table.add(
            "list: bytes of a key, by C with changed rows", median(ours, pressed) { Double($0.bytes) },
            by: median(byRows, pressed) { Double($0.bytes) }, budget: 0.9, unit: "B")
        table.add(
            "list: theme switch, processor time", median(ours, themed, \.work),
            by: median(redrawing, themed, \.work), budget: 1, unit: "µs")
        table.add("list: memory at most", Measure.median(ours.map(\.peakMemory)), budget: 6, unit: "MiB")
    }

    private func measureGallery(into table: inout ResultTable) throws {
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")
        var resolver = StyleResolver(colors: theme, depth: .indexed256)
        var pictures = BaselinePictures(size: Self.size)
        let window = GalleryFrames.router(in: theme).makeWindow(size: Self.size)
        window.update()
        pictures.add(window.surface, &resolver)
        let file = folder.appending(path: "gallery")
        try pictures.write(to: file)
        var (ours, theirs): ([ProgramRun], [ProgramRun]) = ([], [])
        for _ in 0..<Self.starts {
            ours.append(try run("gomaui", keys: []))
            theirs.append(try run("baseline-program", [file.path], keys: []))
        }
        table.add("gallery: first frame", firstFrame(ours), by: firstFrame(theirs), budget: 3, unit: "ms")
        table.add("gallery: memory at most", Measure.median(ours.map(\.peakMemory)), budget: 16, unit: "MiB")
    }

    private func firstFrame(_ runs: [ProgramRun]) -> Double { Measure.median(runs.map(\.firstFrame)) }

    private func run(_ program: String, _ arguments: [String] = [], keys: [String]) throws -> ProgramRun {
        try ProgramRun(
            programs.appending(path: program).path, arguments, folder: folder.path, width: Self.size.width,
            height: Self.size.height, keys: keys)
    }

    /// What the list shows as it starts, after each step down, and after each change of the theme.
    private static func list(_ moves: Int, _ switches: Int) -> BaselinePictures {
        let screen = ListScreen()
        let window = ListScreen.makeWindow(screen, size: size)
        window.update()
        var resolvers = [ListColors.dark, .light].map { StyleResolver(colors: $0, depth: .indexed256) }
        var pictures = BaselinePictures(size: size)
        pictures.add(window.surface, &resolvers[0])
        for _ in 0..<moves {
            let first = screen.firstVisibleRow
            window.send(.key(KeyEvent(.down)))
            window.update()
            let lines = screen.firstVisibleRow - first
            pictures.add(
                window.surface, &resolvers[0],
                moved: lines == 1 ? .init(rows: 1...size.height - 2, lines: lines) : nil)
        }
        for change in 1...switches { pictures.add(window.surface, &resolvers[change % 2]) }
        return pictures
    }
}
