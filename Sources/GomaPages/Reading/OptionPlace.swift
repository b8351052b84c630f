/// The way to a value inside of options, from the inside out, so that going on costs nothing.
indirect enum OptionPlace {
    case top
    case step(any CodingKey, in: OptionPlace)

    var codingPath: [any CodingKey] {
        switch self {
        case .top: []
        case .step(let key, let outer): outer.codingPath + [key]
        }
    }

    var steps: [JSONValue.Step] {
        codingPath.map { key in key.intValue.map(JSONValue.Step.index) ?? .key(key.stringValue) }
    }

    /// The key of an element of a list.
    struct Index: CodingKey {
        let number: Int

        init(_ number: Int) { self.number = number }
        init(intValue: Int) { number = intValue }
        init?(stringValue: String) { return nil }

        var intValue: Int? { number }
        var stringValue: String { "\(number)" }
    }
}
