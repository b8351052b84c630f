import Foundation

/// Writes one file that somebody named, beside its place first and renamed then, so that it is never half written.
public enum FileWriter {
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``.
    public static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw OutputError.cannotWrite(path: path, reason: reason(of: error))
        }
    }

    /// What the system says about a file, in its own words.
    static func reason(of error: any Error) -> String {
        let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code
        return code.map { String(cString: strerror($0.rawValue)) } ?? error.localizedDescription
    }
}
