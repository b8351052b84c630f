/// The reason why a page cannot be gone to: there is none of that name.
package struct PageNameError: Error, Hashable, CustomStringConvertible {
    let file: String
    let name: String
    /// The names that there are.
    let known: [String]

    package var description: String {
        "\(file): no page is called \"\(name)\"\(known.words(insteadOf: name, none: "there is one page alone"))"
    }
}
