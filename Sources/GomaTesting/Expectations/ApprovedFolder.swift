import Foundation

/// The folders of a test package in which is kept what its components have been.
enum ApprovedFolder {
    /// `Tests/Snapshots` of the package that holds a test, which is where `gomaui check` looks too; in the working
    /// directory where no folder above the test holds a `Package.swift`.
    static func path(forTestAt file: String) -> String { path(ApprovedDumps.defaultFolder, forTestAt: file) }

    /// A path inside the package that holds a test; one from the root as it is.
    static func path(_ path: String, forTestAt file: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.appendingPathComponent(path).path
            }
            folder.deleteLastPathComponent()
        }
        return path
    }
}
