/// A page has no command of a name.
package struct CommandNameError: Error, CustomStringConvertible {
    let name: String
    /// Those that it has.
    let known: [String]

    package var description: String {
        "no command is called \"\(name)\"\(known.words(insteadOf: name, none: "the page has none"))"
    }
}
