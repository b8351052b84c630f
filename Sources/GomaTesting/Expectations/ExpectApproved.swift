import Foundation
import Testing

/// Records an issue where a component does not look as approved: what `gomaui check` prints of it.
///
/// Glyphs, styles by role, focus order, reading text and plays of all states are compared with the approved dump. The
/// environment variable `GOMA_RECORD` has dumps written: those that are `missing`, or `all` that differ. A run that writes
/// any fails, so that somebody looks.
///
/// ```swift
/// @Test func `the countdown looks as approved`() {
///     expectApproved(CountdownCatalog.self, namespace: "acme")
/// }
/// ```
/// - Parameters:
///   - entry: the component's page in the catalogue.
///   - namespace: that it is registered under; the dump begins with it.
///   - folder: of approved dumps, as a way from the test's package or from the root; `Tests/Snapshots` where `nil`.
@MainActor
public func expectApproved<Entry: CatalogEntry>(
    _ entry: Entry.Type, namespace: String = ComponentRegistry.outsideNamespace, in folder: String? = nil,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectApproved(
        ComponentDescriptor(entry, namespace: namespace), in: folder, filePath: filePath,
        sourceLocation: sourceLocation)
}

/// Records an issue where a registered component does not look as approved.
@MainActor
public func expectApproved(
    _ component: ComponentDescriptor, in folder: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    record(in: folder, filePath, sourceLocation) {
        try $0.messages(about: [component], withOrphans: false)
    }
}

/// Records an issue for each component of a registry that does not look as approved, and for each approved dump that none
/// of them is behind.
@MainActor
public func expectApproved(
    _ registry: ComponentRegistry, in folder: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    record(in: folder, filePath, sourceLocation) {
        try $0.messages(about: registry.components, withOrphans: true)
    }
}

@MainActor
private func record(
    in folder: String?, _ filePath: String, _ sourceLocation: SourceLocation,
    _ messages: (ApprovalCheck) throws -> [String]
) {
    recordIssues(sourceLocation) {
        let check = ApprovalCheck(
            folder: ApprovedFolder.path(folder ?? ApprovedDumps.defaultFolder, forTestAt: filePath),
            recording: try Recording(environment: ProcessInfo.processInfo.environment), isUsualFolder: folder == nil)
        return try messages(check)
    }
}
