/// An error in a picture in one of the portable formats, and what would be right.
package enum PortablePictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file begins with something else than a format that is read.
    case unknownFormat(beginning: String)
    /// The header is over before all of it has been said.
    case headerEnds(before: String)
    /// Something that has to be a number in a range is none.
    case badNumber(String, found: String, least: Int, most: Int)
    /// More pixels than are read.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// A line of a PAM header says something that no such header has.
    case unknownField(String)
    /// Samples of a pixel that make no colour.
    case unknownPixels(depth: Int, kind: String)
    /// The file is over before all pixels have come.
    case pixelsEnd(found: Int, wanted: Int)

    package var description: String {
        switch self {
        case .unknownFormat(let beginning):
            "begins with \"\(beginning)\"; a picture begins with P3 or P6 (PPM) or P7 (PAM)"
        case .headerEnds(let part): "the header ends before \(part)"
        case .badNumber(let part, let found, let least, let most):
            "\(part) is \"\(found)\" rather than a whole number from \(least) to \(most)"
        case .tooLarge(let width, let height, let limit):
            "is \(width)×\(height) pixels large; up to \(limit)×\(limit) are read"
        case .unknownField(let field):
            "the header says \"\(field)\"; it may say WIDTH, HEIGHT, DEPTH, MAXVAL, TUPLTYPE and ENDHDR"
        case .unknownPixels(let depth, let kind):
            "has \(depth) samples a pixel of the kind \"\(kind)\"; GRAYSCALE has 1, GRAYSCALE_ALPHA 2, RGB 3, RGB_ALPHA 4"
        case .pixelsEnd(let found, let wanted): "has \(found) of \(wanted) samples; the file must have been cut off"
        }
    }
}
