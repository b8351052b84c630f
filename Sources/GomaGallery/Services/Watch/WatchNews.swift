/// What a folder tells of a name in it.
enum WatchNews: Sendable {
    /// Something of that name has been made; a file may not be written yet.
    case made
    /// A file has been closed after writing, or something has been moved there.
    case written
    /// The folder is gone, or nobody knows what has happened.
    case lost
}
