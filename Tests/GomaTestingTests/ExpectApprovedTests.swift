import Expectations
import Foundation
import GomaReview
import GomaCatalog
import Testing

@testable import GomaTesting

/// Dumps in a folder of a test's own.
@MainActor
final class ExpectApprovedTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "approved-\(UUID().uuidString)").path
    private let component = ComponentDescriptor(DoorbellCatalog<DoorbellView>.self, namespace: "acme")

    deinit { _ = try? FileManager.default.removeItem(atPath: folder) }

    private func messages(_ recording: Recording, withOrphans: Bool = false) throws -> [String] {
        try ApprovalCheck(folder: folder, recording: recording).messages(about: [component], withOrphans: withOrphans)
    }

    private var file: String { "\(folder)/\(ComponentDump.path(of: component))" }

    /// Writes an approved dump in which the doorbell says something else.
    private func approveAnother() throws {
        _ = try messages(.missing)
        let text = try String(contentsOfFile: file, encoding: .utf8).replacing("back at noon", with: "back at nine")
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    @Test func `what nobody has approved is an issue, and nothing is written`() throws {
        try makeFolder()

        let messages = try messages(.never)

        expect(
            messages,
            is: [
                """
                acme:Doorbell: not approved yet, 4 states
                look at it: "your program show Doorbell"; "your program approve Doorbell" accepts it, and so does \
                GOMA_RECORD=missing
                """
            ])
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `where dumps lie elsewhere than usual, it is said how they are approved there`() throws {
        try makeFolder()
        let check = ApprovalCheck(folder: folder, recording: .never, isUsualFolder: false)

        let message = try #require(try check.messages(about: [component], withOrphans: false).first)

        expect(message, contains: "\"your program approve Doorbell --folder \(folder)\" accepts it")
    }

    @Test func `a component of the library is in its program, and another in one of its own package`() throws {
        try makeFolder()
        let pill = try ComponentRegistry.goma.component(named: "PillItem")

        let messages = try ApprovalCheck(folder: folder, recording: .never)
            .messages(about: [pill, component], withOrphans: false)

        expect(messages.count, is: 2)
        expect(messages.first?.contains("\"gomaui approve PillItem\" accepts it"), is: true, "\(messages)")
        expect(messages.last?.contains("\"your program approve Doorbell\" accepts it"), is: true, "\(messages)")
    }

    @Test func `a folder that is not there is told, or made by recording`() throws {
        #expect(throws: ApprovalError.noFolder(path: folder)) { try messages(.never) }

        try expect(messages(.missing).count, is: 1)
        try expect(messages(.never), is: [])
    }

    @Test func `a run that records fails, and the next one compares`() throws {
        try makeFolder()

        let first = try messages(.missing)

        expect(
            first,
            is: [
                """
                acme:Doorbell: not approved yet, 4 states
                recorded in \(file): look at it before it is committed
                """
            ])
        try expect(messages(.missing), is: [])
    }

    @Test func `what differs is told as check tells it, and stays as it is approved`() throws {
        try approveAnother()
        let approved = try String(contentsOfFile: file, encoding: .utf8)

        let messages = try messages(.missing)

        expect(
            messages,
            is: [
                """
                acme:Doorbell, Note · 40 columns: glyphs changed
                  row 2, column 10: "ine" → "oon"
                    1   Ferreira
                    2 - back at nine
                    2 + back at noon
                                 ^^^
                    3   is quiet
                look at it: "your program show Doorbell"; "your program approve Doorbell" accepts it, and so does \
                GOMA_RECORD=all
                """
            ])
        try expect(String(contentsOfFile: file, encoding: .utf8), is: approved)
    }

    @Test func `all that differs is written where that is asked for`() throws {
        try approveAnother()

        let messages = try messages(.all)

        expect(messages.first?.hasSuffix("recorded in \(file): look at it before it is committed"), is: true)
        try expect(self.messages(.never), is: [])
    }

    /// A doorbell with a play that does not go as it says.
    private enum MuteDoorbellCatalog: CatalogEntry {
        typealias ComponentType = DoorbellView
        static let name = "MuteDoorbell"
        static let category = Category.uiElements
        static let subcategory = "Samples"
        static let summary = "Who rings."
        static let tags: [String] = []
        static let variants = [Variant("Quiet", DoorbellDisplayState(name: "Ferreira"))]
        static let plays = [Play("Ring", state: "Quiet", "press Enter\nexpect \"is mute\"")]
    }

    @Test func `a play that does not go as it says is an issue, though it has been approved so`() throws {
        let mute = ComponentDescriptor(MuteDoorbellCatalog.self, namespace: "acme")
        let failure =
            "acme:MuteDoorbell, play: Ring: fails: MuteDoorbell, Ring:2: expect \"is mute\": it is not on the screen"
        func messages(_ recording: Recording) throws -> [String] {
            try ApprovalCheck(folder: folder, recording: recording).messages(about: [mute], withOrphans: false)
        }

        try expect(messages(.missing).count, is: 2)

        try expect(messages(.never), is: [failure])
    }

    @Test func `what cannot be recorded is told with the component, and the others are recorded`() throws {
        let shy = ComponentDescriptor(DoorbellCatalog<ShyDoorbellView>.self, namespace: "acme")
        let place = URL(fileURLWithPath: "\(folder)/\(ComponentDump.path(of: shy))")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Nothing is written over somebody's link.
        try FileManager.default.createSymbolicLink(
            atPath: place.path, withDestinationPath: "\(folder)/nowhere.txt")

        let messages = try ApprovalCheck(folder: folder, recording: .missing)
            .messages(about: [shy, component], withOrphans: false)

        expect(messages.count, is: 2)
        expect(messages.first?.contains("acme:ShyDoorbell: not approved yet"), is: true, "\(messages)")
        expect(messages.first?.contains("\nit could not be recorded: \""), is: true, "\(messages)")
        expect(messages.last?.hasSuffix("recorded in \(file): look at it before it is committed"), is: true)
    }

    @Test func `a dump that no component stands behind is told where a whole registry is looked at`() throws {
        _ = try messages(.missing)
        try "acme:Gone\n".write(toFile: "\(folder)/Gone.txt", atomically: true, encoding: .utf8)

        try expect(messages(.never), is: [])
        try expect(messages(.never, withOrphans: true), is: ["Gone.txt: no component is behind it"])
    }

    /// To the system's own user no folder is closed.
    @Test(.enabled(if: geteuid() != 0))
    func `a folder below that cannot be read is no matter of a component that lies elsewhere`() throws {
        _ = try messages(.missing)
        let closed = "\(folder)/closed"
        try FileManager.default.createDirectory(atPath: closed, withIntermediateDirectories: false)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed) }

        try expect(messages(.never), is: [])
        #expect(throws: InputError.self) { try messages(.never, withOrphans: true) }
    }

    @Test func `the expectation records what is not as approved, and nothing where all is`() async throws {
        try makeFolder()
        let issues = await RecordedIssues { [folder] in
            expectApproved(DoorbellCatalog<DoorbellView>.self, namespace: "acme", in: folder)
        }
        _ = try messages(.missing)

        expect(issues.messages.count, is: 1)
        expect(issues.messages.first?.hasPrefix("acme:Doorbell: not approved yet"), is: true)
        expectApproved(component, in: folder)
    }

    @Test func `a folder of dumps is one of the test's package, wherever that is tested from`() async throws {
        try makeFolder()
        try Data().write(to: URL(fileURLWithPath: "\(folder)/Package.swift"))
        _ = try ApprovalCheck(folder: "\(folder)/Own", recording: .missing)
            .messages(about: [component], withOrphans: false)

        let issues = await RecordedIssues { [folder, component] in
            expectApproved(component, in: "Own", filePath: "\(folder)/Tests/DoorbellTests.swift")
        }

        expect(issues.messages, is: [])
    }

    @Test func `dumps lie in Tests/Snapshots of the package that a test belongs to`() {
        let folder = ApprovedFolder.path(ApprovedDumps.defaultFolder, forTestAt: #filePath)

        expect(folder.hasSuffix("/Tests/Snapshots"), is: true)
        expect(FileManager.default.fileExists(atPath: folder), is: true)
        expect(ApprovedFolder.path("Tests/Snapshots", forTestAt: "/nowhere/at/all.swift"), is: "Tests/Snapshots")
    }
}
