/// Says in words why data is not the state, or the argument, that was asked for.
package enum StateProblem {
    /// Where in the data, what is wrong and what would be right, such as `lines[0].odds: wants a number`.
    package static func words(for error: DecodingError) -> String {
        switch error {
        case .typeMismatch(let type, let context): at(context.codingPath, "wants \(name(of: type))")
        case .valueNotFound(let type, let context): at(context.codingPath, "is empty and wants \(name(of: type))")
        case .keyNotFound(let key, let context): at(context.codingPath + [key], "is missing")
        case .dataCorrupted(let context): at(context.codingPath, context.debugDescription)
        @unknown default: "\(error)"
        }
    }

    private static func at(_ path: [any CodingKey], _ text: String) -> String {
        var place = ""
        for key in path {
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return place.isEmpty ? text : "\(place): \(text)"
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is Bool.Type: "true or false"
        case is Int.Type, is UInt.Type: "a whole number"
        case is Double.Type, is Float.Type: "a number"
        default: String(nameOf: type)
        }
    }
}
