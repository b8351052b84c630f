/// A single unit of ncurses' input, before it is put together to events.
enum RawInput: Hashable {
    case byte(UInt8)
    /// A key that terminfo describes.
    case key(KeyEvent)
    /// Pasted text begins; bytes follow, exactly as they were pasted, up to the terminal's end mark.
    case pasteStart
    /// Something of no interest here.
    case ignored
}
