import Foundation
import Testing

@testable import Mutation

struct InterruptionTests {
    @Test func `what has been started is ended, and not what has started it`() throws {
        let shell = try Child(["/usr/bin/env", "bash", "-c", "sleep 5 & echo; wait $!"], environment: [:])
        var byte: UInt8 = 0
        #expect(read(shell.output, &byte, 1) == 1)

        Interruption.end(below: shell.id) {}

        #expect(shell.wait() == 137)
    }

    @Test func `nobody hears how anything ended until all is done`() {
        let passed = DispatchSemaphore(value: 0)

        Interruption.end(below: .max) {
            Thread.detachNewThread {
                Interruption.pass()
                passed.signal()
            }
            #expect(passed.wait(timeout: .now() + 0.05) == .timedOut)
        }

        #expect(passed.wait(timeout: .now() + 60) == .success)
    }
}
