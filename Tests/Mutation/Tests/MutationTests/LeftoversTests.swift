import Foundation
import Testing

@testable import Mutation

struct LeftoversTests {
    @Test func `what was started with a temporary folder is ended with it, and nothing else`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "leftovers-\(UUID().uuidString)")
        let mine = try Child(["/usr/bin/env", "sleep", "5"], environment: ["TMPDIR": folder.path])
        let other = try Child(["/usr/bin/env", "sleep", "600"], environment: ["TMPDIR": folder.path + "-other"])
        defer { kill(other.id, SIGKILL) }
        // A child has its environment once it has become the program.
        while (try? String(contentsOfFile: "/proc/\(mine.id)/comm", encoding: .utf8)) != "sleep\n" { usleep(1000) }

        Leftovers.end(with: folder)

        #expect(mine.wait() != 0)
        #expect(other.isRunning)
    }
}
