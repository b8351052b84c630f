import GomaKit

/// A page has no command of a name.
package struct CommandNameError: Error, CustomStringConvertible {
    let name: String
    /// Those that it has.
    let known: [String]

    package var description: String {
        "no command is called \"\(name)\"\(NearestName.suggestion(for: name, among: known)); "
            + (known.isEmpty ? "the page has none" : "there are \(known.joined(separator: ", "))")
    }
}
