import Foundation

/// The folder for what somebody saves from inside the gallery; files that are there already stay as they are.
package struct SaveFolder: Sendable {
    /// `nil` where what is saved goes nowhere.
    private let path: String?

    /// Takes what is saved and writes nothing, as for tests and for scripts that are played.
    package static let nowhere = SaveFolder(nil)

    package init(_ path: String?) { self.path = path }

    /// Writes a new file, into a folder that is made where it is not there; one of that name that says something else gets a neighbour with a number.
    /// - Parameter name: such as `actions.txt`; what could lead out of the folder is replaced.
    /// - Returns: the path, as a person in the folder would write it.
    /// - Throws: ``OutputError``.
    package func write(_ text: String, as name: String) throws -> String {
        let safe = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        guard let path else { return safe }
        let data = Data(OutputForm(ofFile: safe).safe(text).utf8)
        try WholeFile.makeFolder(URL(fileURLWithPath: path, isDirectory: true))
        let whole = safe as NSString
        let (stem, suffix) = (whole.deletingPathExtension, whole.pathExtension)
        for number in 1...9999 {
            let numbered = number == 1 ? safe : "\(stem)-\(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
            let file = path == "." ? numbered : path.path(of: numbered)
            if WholeFile.holds(data, at: file) { return file }
            var status = stat()
            let isTaken = lstat(file, &status) == 0
            if try !isTaken && WholeFile.writeNew(data, to: URL(fileURLWithPath: file)) { return file }
        }
        throw OutputError.cannotWrite(path: safe, reason: "there are too many of that name already")
    }
}
