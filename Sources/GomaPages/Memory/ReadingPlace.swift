/// Where on a page its reader is.
package struct ReadingPlace: Codable, Hashable, Sendable {
    /// Rows before the first in view.
    let offset: Int
    /// The part with the focus; `nil` for none.
    let part: String?
    /// What tells that part from others also where it stands elsewhere by then; `nil` where its name does.
    var signature: String?
    /// Which of the part's controls has it, counted from 0.
    let stop: Int
}
