import CBaseline
import Foundation
import GomaUI
import NcursesScreen
import TerminalKit

/// Measures the gallery against a program in C that does the same work in the same run, and prints a table.
///
/// Times are those of the processor, for the thread that works. Exit 1 where something is beyond its budget.
@main
@MainActor
struct Benchmarks {
    static func main() async throws {
        var words = Array(CommandLine.arguments.dropFirst())
        var picture: String?
        if let place = words.firstIndex(of: "--picture"), place + 1 < words.count {
            picture = words[place + 1]
            words.removeSubrange(place...place + 1)
        }
        guard let repetitions = words.isEmpty ? 100 : words.first.flatMap(Int.init), repetitions > 1, words.count < 2
        else {
            FileHandle.standardError.write(
                Data(
                    """
                    benchmarks: write how often the catalogue is dumped for the memory, such as 100, and --picture FILE \
                    for a picture of how what is measured grows\n
                    """.utf8))
            exit(64)
        }
        let output = cb_take_terminal(Int32(GalleryFrames.size.width), Int32(GalleryFrames.size.height))
        guard output >= 0 else {
            FileHandle.standardError.write(Data("benchmarks: the system gives no pseudo-terminal\n".utf8))
            exit(69)
        }
        var table = ResultTable()
        let catalogue = CatalogueWork()
        catalogue.measureComponents(into: &table)
        try catalogue.measureDump(into: &table)
        try catalogue.measureMemory(repetitions: repetitions, into: &table)
        try GalleryFrames().measure(into: &table)
        try ProgramRuns().measure(into: &table)
        let growths = try GrowthWork().all()
        for growth in growths { table.add(growth) }
        FileHandle(fileDescriptor: output).write(Data((table.lines.joined(separator: "\n") + "\n").utf8))
        if let picture { write(GrowthPicture(of: growths).text, to: picture) }
        exit(table.isWithinBudget ? 0 : 1)
    }

    private static func write(_ text: String, to file: String) {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        } catch {
            FileHandle.standardError.write(
                Data("benchmarks: cannot write \"\(file)\": \(error.localizedDescription)\n".utf8))
            exit(73)
        }
    }
}
