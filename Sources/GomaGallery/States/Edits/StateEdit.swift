/// One edit of a state: a value that was put in the place of another.
struct StateEdit: Hashable {
    /// What can be done to more than one value.
    enum Whole: Hashable {
        /// The state is as it was before any edit.
        case reset
        /// Another state took its place, of this name or from this file.
        case state(String)
    }

    /// The way from the state to the value; empty where it is all of the state.
    let path: [JSONValue.Step]
    /// What was done where that is more than to one value; else `nil`.
    var whole: Whole?
    /// `null` for a value that was not there, or is not there any more.
    let old: JSONValue
    let new: JSONValue

    /// The edit that takes this one back.
    var inverse: StateEdit { StateEdit(path: path, whole: whole, old: new, new: old) }

    /// What the edit has made of a value, such as `odds 1.85`.
    func words(in words: GalleryWords) -> String {
        switch whole {
        case .reset: words.text(.galleryEditReset)
        case .state(let name): words.text(.galleryEditWhole, ["state": name])
        case nil:
            words.text(
                .galleryEditMade,
                ["field": JSONValue.words(for: path), "value": Self.words(for: new, in: words)])
        }
    }

    private static func words(for value: JSONValue, in words: GalleryWords) -> String {
        switch value {
        case .null: words.text(.galleryNotThere)
        case .bool(let isOn): words.text(isOn ? .galleryOn : .galleryOff)
        case .integer(let number): String(number)
        case .number(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .string(let text): "\"\(text)\""
        case .array(let values): words.elements(values.count)
        case .object(let fields): fields.count == 1 ? fields.keys.first ?? "" : words.text(.galleryAsWhole)
        }
    }
}
