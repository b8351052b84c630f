/// The reason why a session cannot be saved as a script.
enum SessionError: Error, Hashable, CustomStringConvertible {
    case nothingDone
    case tooLong(kept: Int)
    case notReplayable(step: Int, call: String, reason: String)
    case diverges(reason: String)

    var description: String { words(in: .english) }

    /// The reason as the status line says it.
    func words(in words: GalleryWords) -> String {
        switch self {
        case .nothingDone: words.text(.galleryNothingDone)
        case .tooLong(let kept): words.text(.galleryTooManyCalls, ["count": String(kept)])
        case .notReplayable(let step, let call, let reason):
            words.text(.galleryNotReplayable, ["step": String(step), "call": call, "reason": reason])
        case .diverges(let reason): words.text(.galleryDiverges, ["reason": reason])
        }
    }
}
