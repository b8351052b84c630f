import Expectations
import Testing

@testable import NcursesScreen

@Suite struct OpenFilesTests {
    /// Opens as many as `count`, and says of the next what the system says.
    private func problem(after count: Int, _ code: Int32) -> TerminalError? {
        var left = count
        return OpenFiles.problem {
            left -= 1
            if left >= 0 { return open("/dev/null", O_RDONLY | O_CLOEXEC) }
            errno = code
            return -1
        }
    }

    @Test(arguments: [EMFILE, ENFILE], [0, 7])
    func `too few files that may be opened are named as that, before terminfo is asked`(code: Int32, count: Int) {
        expect(problem(after: count, code), is: .tooFewFiles(limit: OpenFiles.limit))
        #expect(OpenFiles.limit > 7)
    }

    @Test func `enough files, and other troubles of the system, are no such problem`() {
        expect(problem(after: 100, EMFILE), is: nil)
        expect(problem(after: 0, EACCES), is: nil)
        expect(OpenFiles.problem(), is: nil)
    }
}
