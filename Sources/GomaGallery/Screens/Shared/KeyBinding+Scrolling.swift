extension KeyBinding {
    /// Columns that one step sideways goes.
    private static let step = 8

    /// The keys that move a picture sideways that is wider than the room.
    /// - Parameter pan: told how many columns to the right.
    static func sideways(in words: GalleryWords, _ pan: @escaping (Int) -> Void) -> [KeyBinding] {
        func key(_ letter: Character, _ arrow: Key, _ title: LocalizationKey, _ columns: Int) -> KeyBinding {
            let keys = [KeyEvent(.character(letter)), KeyEvent(arrow, .shift)]
            return KeyBinding(.keys(keys), words.text(title)) { pan(columns) }
        }
        return [key("(", .left, .galleryScrollLeft, -step), key(")", .right, .galleryScrollRight, step)]
    }

    /// The keys that move a picture up and down.
    /// - Parameters:
    ///   - scroll: told how many rows down.
    ///   - turn: told how many pages down.
    static func upAndDown(
        in words: GalleryWords, byRow scroll: @escaping (Int) -> Void, byPage turn: @escaping (Int) -> Void
    ) -> [KeyBinding] {
        [
            KeyBinding(KeyEvent(.up), words.text(.galleryScrollUp)) { scroll(-1) },
            KeyBinding(KeyEvent(.down), words.text(.galleryScrollDown)) { scroll(1) },
            KeyBinding(KeyEvent(.pageUp), words.title(.pageUp)) { turn(-1) },
            KeyBinding(KeyEvent(.pageDown), words.title(.pageDown)) { turn(1) },
        ]
    }
}
