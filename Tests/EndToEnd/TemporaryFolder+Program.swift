import Foundation
import TestSupport

extension TemporaryFolder {
    /// Writes a script that can be run.
    func writeProgram(_ text: String, to name: String) throws {
        try write(text, to: name)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: url.appendingPathComponent(name).path)
    }
}
