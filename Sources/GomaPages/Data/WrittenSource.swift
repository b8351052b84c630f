/// A value in a file, which is read when somebody looks at it.
class WrittenSource: PageSource {
    /// The text of it; `nil` where there is nothing now.
    var text: JSONText? { nil }

    /// Its elements; `nil` for what is no list.
    var elements: JSONElements? { nil }

    /// Called when a value here, or inside of it, is read.
    func willRead() {}

    override final var elementIDs: [String]? { elements?.names }

    override final func member(_ name: String) -> PageSource? { WrittenField.field(name, of: self) }
}
