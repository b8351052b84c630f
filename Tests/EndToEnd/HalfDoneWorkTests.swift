import Expectations
import TestSupport
import Testing

extension EndToEnd {
    /// Work of which a part cannot be done, with the real program: what has been done before is told.
    struct HalfDoneWorkTests {
        @Test(arguments: [[], ["--state", "odds-up", "--state", "read-only"]] as [[String]])
        func `what is approved is told, also where a file behind it cannot be written`(states: [String]) throws {
            let folder = try TemporaryFolder()
            try folder.write("in the place of a folder\n", to: "Filters")

            let result = try Command.run(
                Command.gomaui, ["approve", "OutcomeItem", "PillItem", "--folder", folder.path] + states)

            expect(result.status, is: 73)
            #expect(result.output.hasPrefix("goma:OutcomeItem"), "\(result.output)")
            expect(result.output, contains: "approved")
            #expect(result.errors.hasPrefix("gomaui: cannot make the folder"), "\(result.errors)")
            #expect(try folder.text(of: "Betting/OutcomeItem.txt").hasPrefix("goma:OutcomeItem\n"))
        }

        @Test func `themes that are imported are told, also where one behind them cannot be written`() throws {
            let folder = try TemporaryFolder()
            let colors = "0123456789abcdef".map { "base0\($0): \"\($0 < "4" ? "2b303b" : "dfe1e8")\"\n" }.joined()
            // Longer than the files that the system lets it write.
            let name = "Sky" + String(repeating: "!", count: 100_000)
            try folder.write("scheme: Sea\n\(colors)", to: "schemes/a.yaml")
            try folder.write("scheme: \"\(name)\"\n\(colors)", to: "schemes/b.yaml")
            let line =
                "trap '' XFSZ; ulimit -f 64; '\(Command.gomaui)' themes import '\(folder.path)/schemes' "
                + "--output '\(folder.path)/out'"

            let result = try Command.run("bash", ["-c", line])

            expect(result.status, is: 74)
            #expect(result.output.hasPrefix("sea  dark  "), "\(result.output)")
            #expect(
                result.output.hasSuffix(
                    "1 theme in \(folder.path)/out, 1 new or changed; 1 could not be imported\n"), "\(result.output)")
            #expect(result.errors.hasPrefix("gomaui: cannot write \""), "\(result.errors)")
            expect(folder.files(in: "out").keys.sorted(), is: ["sea.yaml"])
        }
    }
}
