import Foundation
import Testing

/// Lets tests run only where there is a program to test; elsewhere they fail and say how to get it.
struct BuiltProgram: SuiteTrait, TestTrait, TestScoping {
    /// There is no program.
    struct Missing: Error, CustomStringConvertible {
        let path: String

        var description: String {
            "there is no program \"\(path)\"; build it with "
                + "\"swift build -c release --static-swift-stdlib --product gomaui\", or name one in GOMAUI_PROGRAM"
        }
    }

    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard FileManager.default.isExecutableFile(atPath: Command.gomaui) else {
            throw Missing(path: Command.gomaui)
        }
        try await function()
    }
}

extension Trait where Self == BuiltProgram {
    static var builtProgram: Self { BuiltProgram() }
}
