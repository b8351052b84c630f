import Foundation
import Testing

@testable import Mutation

struct WorkspaceTests {
    private static let project = (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in
        folder.deletingLastPathComponent()
    }

    @Test func `the manifest keeps what tests are built with, and changes may cause warnings`() throws {
        let manifest = try Data(contentsOf: Self.project.appending(path: "Package.swift"))

        let text = String(decoding: Workspace.manifest(manifest), as: UTF8.self)

        #expect(!text.contains("treatAllWarnings"))
        // What is appended to no settings at all is lost.
        #expect(text.contains("target.swiftSettings = (target.swiftSettings ?? []) + []"))
        #expect(text.contains(#"target.dependencies.append("CProbe")"#))
    }
}
