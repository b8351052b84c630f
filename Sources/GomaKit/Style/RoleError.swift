/// An error in the declaration of a colour role.
public enum RoleError: Error, Hashable, CustomStringConvertible {
    /// A name that is not `namespace:name` in letters and digits.
    case badName(name: String)
    /// A stand-in outside 0…15.
    case badStandIn(name: String, place: Int)
    /// Another declaration has the name, and says something else.
    case taken(name: String)
    /// A role for which there is no number left.
    case full(name: String, capacity: Int)

    public var description: String {
        switch self {
        case .badName(let name):
            "\"\(name)\" is not a name for a colour role; write namespace:name in letters and digits, such as "
                + "\"race:photoFinish\""
        case .badStandIn(let name, let place):
            "\(name): \(place) is not one of the 16 ANSI colours; write 0 to 15, or leave it out"
        case .taken(let name): "the colour role \"\(name)\" is declared twice, and otherwise; declare it once"
        case .full(let name, let capacity):
            "there is no room for the colour role \"\(name)\": other packages have declared \(capacity) already"
        }
    }
}
