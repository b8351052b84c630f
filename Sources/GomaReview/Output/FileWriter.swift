import Foundation

/// The writer of one file that somebody named, whole, whenever the program is ended; a link stays one.
package enum FileWriter {
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``.
    package static func write(_ text: String, to path: String) throws {
        try WholeFile.write(Data(text.utf8), to: URL(fileURLWithPath: path).resolvingSymlinksInPath())
    }
}
