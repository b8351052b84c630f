import Foundation
import GomaReview

/// The folder of a test package's approved dumps.
enum ApprovedFolder {
    /// `Tests/Snapshots` of the package that holds a test, which is where `gomaui check` looks too; in the working
    /// directory where no folder above the test holds a `Package.swift`.
    static func path(forTestAt file: String) -> String {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.appendingPathComponent(ApprovedDumps.defaultFolder).path
            }
            folder.deleteLastPathComponent()
        }
        return ApprovedDumps.defaultFolder
    }
}
