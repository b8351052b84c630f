import Foundation

/// The folders of a test package in which is kept what its components have been.
enum ApprovedFolder {
    /// A path inside the package that holds a test, or in the working directory where no folder above the test holds a
    /// `Package.swift`; one from the root as it is.
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
