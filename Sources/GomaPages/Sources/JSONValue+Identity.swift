import GomaKit

extension JSONValue {
    /// What an element of a list calls itself: a text itself, else what stands in "id".
    var identity: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .object(let fields):
            switch fields["id"] {
            case .string(let id)?: id
            case .integer(let number)?: String(number)
            default: nil
            }
        default: nil
        }
    }

    /// The same with an identity, where it has none of its own.
    func identified(by id: String) -> JSONValue {
        guard identity == nil, case .object(let fields) = self else { return self }
        return .object(fields.merging(["id": .string(id)]) { old, _ in old })
    }
}
