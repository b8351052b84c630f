/// The reason why a file is not read, for those who say it in their words.
package enum PlainFileError: Error, Hashable {
    /// The system's number for what went wrong (`errno`).
    case refused(code: Int32)
    /// A folder, a pipe, a socket or a device.
    case notPlain
    /// - Parameter bytes: as many as there were when it was looked at.
    case tooLong(bytes: Int)
}
