import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `Demo/document` with a DocC that answers at once.
    struct DocumentTests {
        /// A copy of the script with a library and tools of its own.
        private func withProject(_ body: (TemporaryFolder) throws -> Void) throws {
            let folder = try TemporaryFolder()
            try folder.writeProgram(
                String(contentsOfFile: "\(Command.project)/Demo/document", encoding: .utf8), to: "Demo/document")
            for script in ["Demo/prepare", "Demo/build", "bin/swift-symbolgraph-extract"] {
                try folder.writeProgram("#!/bin/sh\n", to: script)
            }
            try folder.writeProgram(Self.docc, to: "bin/docc")
            try folder.write(".library(name: \"Shop\", targets: [\"Shop\"])\n", to: "Package.swift")
            try folder.write("# ``Shop``\n", to: "Sources/Shop/Shop.docc/Shop.md")
            try folder.write("# The shop\n", to: "Sources/GomaGuides/Guides/shop.md")
            try folder.write("Guide(\"shop\")\n", to: "Sources/GomaGuides/Guide.swift")
            try folder.write("", to: ".build/debug/description.json")
            try body(folder)
        }

        private func document(_ arguments: String..., in folder: TemporaryFolder) throws -> Command {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            return try Command.run(
                "\(folder.path)/Demo/document", arguments,
                environment: ["PATH": "\(folder.path)/bin:\(path)", "HOUSE": folder.path])
        }

        @Test func `documentation that cannot be put together leaves what was there, and the way free`() throws {
            try withProject { folder in
                let site = "\(folder.path)/my site"
                let first = try document(site, in: folder)
                try folder.write("", to: "broken")
                let broken = try document(site, in: folder)
                let left = folder.files(in: "my site").keys.sorted()
                try FileManager.default.removeItem(atPath: "\(folder.path)/broken")
                let again = try document(site, in: folder)

                expect(first.status, is: 0, "\(first.errors)")
                expect(broken.status, isNot: 0)
                expect(left, is: [".gomaui", "index.html"])
                expect(again.status, is: 0, "\(again.errors)")
            }
        }

        @Test func `an option is no folder to write to`() throws {
            try withProject { folder in
                let result = try document("--help", in: folder)

                expect(result.status, is: 64)
                expect(result.errors, is: "usage: Demo/document [FOLDER]\n")
            }
        }

        /// Merges into a page; where it is broken, ends half way.
        private static let docc = """
            #!/usr/bin/env bash
            [[ $1 == merge ]] || exit 0
            site=${*: -1}
            mkdir "$site"
            [[ ! -e $HOUSE/broken ]] || exit 1
            echo site >"$site/index.html"
            """
    }
}
