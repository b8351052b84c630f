import Expectations
import Foundation
import GomaCatalog
import Testing

@testable import GomaTesting

/// The files of Tests/Records/Components.
@MainActor
struct RecordFilesTests {
    @Test func `every record has its component`() throws {
        let folder = ApprovedFolder.path("Tests/Records/Components", forTestAt: #filePath)
        let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }

        expect(
            Set(files.filter { $0.hasSuffix(".txt") }), is: Set(ComponentRegistry.goma.components.map(\.dumpPath)))
    }
}
