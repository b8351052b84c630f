import Expectations
import Testing

extension EndToEnd {
    /// Words of the command line, names of files and variables as systems let them be.
    struct StrayWordsTests {
        @Test(arguments: [
            ("\"$0\" $'\\xff'", 64), ("\"$0\" list $'--\\xff'", 64), ("\"$0\" show $'Pill\\xffItem'", 64),
            ("\"$0\" play $'\\xff.play'", 66), ("\"$0\" show PillItem --state-file $'\\xff'", 66),
            ("\"$0\" show \"$(head -c 20000 /dev/zero | tr '\\0' a)\"", 64), ("\"$0\" show ''", 64),
            ("env LC_ALL=$'\\xff' LANGUAGE=$'\\xff' COLUMNS=$'\\xff' \"$0\" list", 0),
            ("env HOME=$'/\\xff' XDG_CONFIG_HOME=$'/\\xff' \"$0\" themes list", 0),
            ("env COLUMNS=9223372036854775807 \"$0\" list", 0), ("\"$0\" list 1</", 74),
        ])
        func `what is no UTF-8, too long or too large has an answer of one line, and its exit code`(
            line: String, status: Int
        ) throws {
            let result = try Command.run("bash", ["-c", line, Command.gomaui])

            expect(result.status, is: Int32(status), "\(result.errors.prefix(200))")
            expect(result.errors.split(separator: "\n").count, is: (status == 0 ? 0 : 1))
            #expect(result.errors.isEmpty || result.errors.hasPrefix("gomaui: "))
        }
    }
}
