/// The reason why something could not be written.
package enum OutputError: Error, Equatable, CustomStringConvertible {
    case cannotCreateFolder(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
    /// There is a file of somebody else's.
    case foreignFile(path: String)
    /// Lines of a journal that nobody took from a pipe or a terminal in time.
    case linesLost(count: Int, path: String)
    /// A named pipe that nobody has opened to read.
    case nobodyReads(path: String)
    /// The place lies outside of the folder that was named.
    case outside(path: String, folder: String)

    package var description: String {
        switch self {
        case .cannotCreateFolder(let path, let reason): "cannot make the folder \"\(path)\": \(reason)"
        case .cannotWrite(let path, let reason): "cannot write \"\(path)\": \(reason)"
        case .foreignFile(let path):
            "\"\(path)\" was not written by \(ProgramName.current) and is left as it is; move it away, or name another folder"
        case .linesLost(let count, let path):
            "\(count) \(count == 1 ? "line" : "lines") of the log \(count == 1 ? "was" : "were") lost: "
                + "nobody read \"\(path)\" in time"
        case .nobodyReads(let path): "nobody reads the pipe \"\(path)\"; start what reads it first, or name a file"
        case .outside(let path, let folder):
            "\"\(path)\" leads out of the folder \"\(folder)\"; take the link away, or name another folder"
        }
    }
}
