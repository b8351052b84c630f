/// The words of a page with what each is for, and the forms of what stands behind them.
extension PageJSONSchema {
    /// What each word of a page is for.
    static let words: [String: String] = [
        "title": "What the page is called; ${source.field} stands for a value.",
        "sources": "Where values come from, by the names that parts call them by.",
        "kind": "What makes the source.",
        "value": "A value that the page holds itself, and that \"set\" changes.",
        "parts": "What stands on the page, or in this block of it, from top to bottom.",
        "on":
            "What is done when a part asks for something, by the request's name and fields, such as app:open-page page=slots.",
        "focus": "The part that has the keys from the start, by its id, or inside for the first that takes any.",
        "commands": "What can be done on all pages, by a key or from the list of commands.",
        "key": "The key that does it, such as s, 1, F5 or Ctrl-S.",
        "do": "What is done.",
        "tabs": "The pages, by their names, that each begin a stack of their own.",
        "routes": "Other pages, by the names under which one goes there, such as match/{id}.",
        "component": "The component that is shown.",
        "id": "What conditions and actions call the part.",
        "state":
            "One of the component's states, over which \"with\" lies; without it \"with\" says all. The first without either.",
        "with": "Fields laid over the state: values, paths such as $it.title, texts with ${it.title} in them.",
        "of": "A path to the value that is shown, such as book.slip.",
        "each": "A path to a collection; a copy is made for each of its elements, which is called \"it\".",
        "when":
            "The block is there while this holds: a path, \"not\" and a path, or a path \"is\" or \"is not\" and a word.",
        "width": "Columns taken at most; of a page, by what scrolls, with what remains evenly at both sides.",
        "gap": "Blank rows above it, or between the parts of a block.",
        "below": "Columns of the page, scroll bar included, from which on the block is not there.",
        "from":
            "A column: columns of the page, scroll bar included, from which on it is there; after \"remove\": a path to the list.",
        "inset": "Blank columns at the left and the right.",
        "traits": "How it likes to lie, beside what its component says of itself.",
        "place": "Whether it stays at the top or at the bottom while the rest scrolls.",
        "columns": "Blocks beside each other, below each other where there is no room.",
        "flow": "Blocks in as many columns as there is room for.",
        "go": "Goes to a page by its name; back to it where it is open already.",
        "open": "Opens a page in a box over this one.",
        "show": "Gives the keys to the part with an id, or that shows what a path leads to.",
        "say": "Says a sentence for a while.",
        "set": "A path to a value of the page's own, a field of a form, or the state of a part, that is set.",
        "to": "What it is set to; fields of the request may stand in it, such as ${id}.",
        "toggle": "A path to a value that is true or false, and becomes the other.",
        "insert": "An element that comes to the end of a list; one of the same id gives way.",
        "into": "A path to the list.",
        "remove": "The id of an element that goes out of a list.",
        "reset": "A form by its name, which is put back to its beginning, with nothing said of it.",
        "ask": "Asks an action that is written in Swift, and goes on by its answer.",
        "form": "The form whose values are sent, once nothing is wrong with them.",
        "done": "What is done once it is done; what came of it is called answer.",
        "refused": "What is done where it is refused; the reason is called answer.reason.",
        "silent": "What is done where no answer comes.",
        "cancel": "Waits no more for what an action was asked.",
        "back": "Leaves the page.",
        "first": "Goes back to the first page of the tab that is shown.",
        "root": "Goes to the page that all begins with.",
    ]

    // MARK: Forms

    /// An object of these fields and no others, each with what it is for.
    static func object(_ properties: [String: JSONValue], needed: [String]) -> JSONValue {
        let fields = properties.map { name, schema in
            (name, schema[[.key("description")]] == nil ? schema.described(as: words[name]) : schema)
        }
        return .object([
            "type": .string("object"), "properties": .object(Dictionary(fields) { first, _ in first }),
            "required": .array(needed.map(JSONValue.string)), "additionalProperties": .bool(false),
        ])
    }

    /// Values of one kind by names of one's own.
    /// - Parameter pattern: what these names are like.
    static func mapping(to value: JSONValue, named pattern: String) -> JSONValue {
        .object([
            "type": .string("object"), "propertyNames": .object(["pattern": .string(pattern)]),
            "properties": .object(["include": text, "with": .object([:])]),
            "additionalProperties": value,
        ])
    }

    /// A text; a number is one too.
    static let text = JSONValue.object(["type": .array([.string("string"), .string("number")])])

    /// A path to a value.
    static let way = pattern(#"^\$?[^\s.$]+(\.\$?[^\s.$]+)*$"#)

    /// A condition for a block to be there.
    static let condition = pattern(#"^(not )?[^\s]+$|^[^\s]+ is (not )?[^\s].*$"#)

    private static func pattern(_ pattern: String) -> JSONValue {
        .object(["type": .string("string"), "pattern": .string(pattern)])
    }

    static let place = choice(["top", "body", "bottom"])

    static func any(_ schemas: [JSONValue]) -> JSONValue { .object(["anyOf": .array(schemas)]) }

    static func choice(_ words: [String]) -> JSONValue {
        .object(["enum": .array(words.map(JSONValue.string))])
    }

    /// A list, or what another file holds.
    /// - Parameter least: the elements that it has at least.
    static func list(of element: JSONValue, atLeast least: Int = 0) -> JSONValue {
        let bound: [String: JSONValue] = least > 0 ? ["minItems": .integer(least)] : [:]
        return any([array(of: element).adding(bound), reference("page:include")])
    }

    static func array(of element: JSONValue) -> JSONValue {
        .object(["type": .string("array"), "items": element])
    }

    static func count(_ least: Int, _ most: Int) -> JSONValue {
        .object(["type": .string("integer"), "minimum": .integer(least), "maximum": .integer(most)])
    }

    static func reference(_ name: String) -> JSONValue { .object(["$ref": .string("#/$defs/\(name)")]) }
}
