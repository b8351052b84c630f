/// What keys do in the engine's own views, such as text fields, and in components too.
extension LocalizationKey {
    package static let keyOpen = KeyTitle.open.text
    package static let keyClear = KeyTitle.clear.text
    package static let keyUp = KeyTitle.up.text
    package static let keyDown = KeyTitle.down.text
    package static let keyClose = KeyTitle.close.text
}

extension KeyTitle {
    /// The words as a text, to be said in any language.
    package var text: LocalizationKey {
        // To select is something else where nothing is written.
        let name = self == .select ? "selectText" : rawValue
        return LocalizationKey("key\(name.prefix(1).uppercased())\(name.dropFirst())", english: english)
    }
}
