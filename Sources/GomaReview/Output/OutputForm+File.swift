import Foundation

extension OutputForm {
    /// The form of a file, by how its name ends.
    init(ofFile path: String) {
        switch URL(fileURLWithPath: path).pathExtension {
        case "json", "cast": self = .json
        case "yaml", "yml": self = .yaml
        case PictureFormat.ansi.fileExtension: self = .styledDocument
        default: self = .document
        }
    }
}
