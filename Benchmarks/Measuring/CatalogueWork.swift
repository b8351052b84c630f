import CBaseline
import GomaPictures
import GomaReview
import GomaCatalog
import TerminalKit

/// Components drawn without a terminal.
@MainActor
struct CatalogueWork {
    private let components = ComponentRegistry.goma.components
    private static let widths = [40, 60, 80]

    /// One component in one state, from its name to rows of text.
    func measureComponents(into table: inout ResultTable) {
        var times: [Double] = []
        for component in components {
            for state in component.states.indices {
                times.append(
                    Measure.microseconds {
                        let instance = component.instance(stateAt: state, in: ViewEnvironment.simulated())
                        _ = ComponentRenderer.surface(of: instance, width: component.defaultWidth).rows
                    })
            }
        }
        table.add("one component as text, median of all states", Measure.median(times), budget: 100, unit: "µs")
    }

    /// Every component in every state at three widths.
    func measureDump(into table: inout ResultTable) throws {
        let times = try (0..<3).map { _ in try Measure.microseconds { _ = try dump() } / 1e6 }
        table.add("catalogue × states × 3 widths as text, median of 3", Measure.median(times), budget: 1, unit: "s")
    }

    /// The same again and again: what is resident in the end by what was after the first tenth.
    func measureMemory(repetitions: Int, into table: inout ResultTable) throws {
        var settled = 0.0
        for repetition in 1...repetitions {
            _ = try dump()
            if repetition == max(1, repetitions / 10) { settled = Double(cb_resident_memory()) / 1024 }
        }
        let end = Double(cb_resident_memory()) / 1024
        table.add("memory after \(repetitions) dumps", end, by: settled, budget: 1.05, unit: "MiB")
    }

    private func dump() throws -> Int {
        var options = CatalogueDump.Options(themes: [try ThemeLibrary.embedded.theme(named: "goma-dark")])
        options.widths = Self.widths
        let dump = CatalogueDump(components, options: options)
        return try dump.files.reduce(0) { try $0 + dump.text(of: $1).utf8.count }
    }
}
