extension String {
    /// The names in braces, for which values are put in.
    package var namesInBraces: Set<String> { Set(matches(of: #/\{(\w+)\}/#).map { String($0.output.1) }) }

    /// The text with values in place of their names in braces; braces in a value are a part of that.
    package func filled(with values: some Collection<(key: String, value: String)>) -> String {
        var result = ""
        var rest = self[...]
        while let brace = rest.firstIndex(of: "{") {
            result += rest[..<brace]
            rest = rest[brace...]
            if let (name, value) = values.first(where: { rest.hasPrefix("{\($0.key)}") }) {
                result += value
                rest = rest.dropFirst(name.count + 2)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }
}
