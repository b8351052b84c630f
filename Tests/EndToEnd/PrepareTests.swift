import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `Demo/prepare` on systems that lack what it installs packages with.
    struct PrepareTests {
        /// Runs it where there are no programs but some, each with what it does.
        private func prepare(with programs: [String: String]) throws -> Command {
            let folder = try TemporaryFolder()
            for (name, text) in programs { try folder.writeProgram("#!/bin/sh\n\(text)\n", to: name) }
            return try withExtendedLifetime(folder) {
                try Command.run(
                    "/bin/bash", ["\(Command.project)/Demo/prepare", "tmux", "procps"],
                    environment: ["PATH": folder.path])
            }
        }

        @Test func `without a compiler it says where to get one`() throws {
            let result = try prepare(with: [:])

            expect(result.status, is: 69)
            expect(result.errors, contains: "https://www.swift.org/install")
        }

        @Test func `where there are no packages of Debian it names what has to be there, and goes on`() throws {
            let result = try prepare(with: ["swift": ""])

            expect(result.status, is: 0)
            expect(result.errors, is: "Taken to be installed (the names are Debian's): tmux procps\n")
        }

        @Test(arguments: ["apt-get", "sudo"])
        func `without what would install it, what is missing is named`(tool: String) throws {
            var programs = [
                "swift": "", "dpkg-query": "exit 1", "grep": "exit 1", "id": "echo 1000", "apt-get": "", "sudo": "",
            ]
            programs[tool] = nil

            let result = try prepare(with: programs)

            expect(result.status, is: 69)
            expect(
                result.errors,
                is: "There is no \(tool) to install what is missing with; please install these first: tmux procps\n")
        }
    }
}
