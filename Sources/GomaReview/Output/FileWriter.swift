import Foundation
import TerminalKit

/// The writer of one file that somebody named, whole, whenever the program is ended; a link stays one.
package enum FileWriter {
    /// Writes a text, without control characters that are not meant to be in such a file.
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``.
    package static func write(_ text: String, to path: String) throws(OutputError) {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        FileDraft.removeLeftBehind(in: file.deletingLastPathComponent().path)
        try WholeFile.write(Data(OutputForm(ofFile: path).safe(text).utf8), to: file)
    }
}
