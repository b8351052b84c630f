extension String {
    /// The names in braces, for which values are put in.
    package var namesInBraces: Set<String> { Set(matches(of: #/\{(\w+)\}/#).map { String($0.output.1) }) }

    /// The text with values in place of their names in braces; braces in a value are a part of that.
    package func filled(with values: some Collection<(key: String, value: String)>) -> String {
        filled { name in values.first { $0.key == name }?.value }
    }

    /// The text with values in place of names in braces.
    /// - Parameter value: what stands for a name; `nil` where it is none, so that it stays with its braces.
    package func filled(_ value: (Substring) -> String?) -> String {
        var result = ""
        var rest = self[...]
        // By bytes, as most texts have no braces, and to find characters takes long.
        while let brace = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            let inside = rest.utf8.index(after: brace)
            result += String(rest[..<brace])
            if let end = rest[inside...].utf8.firstIndex(of: UInt8(ascii: "}")), let value = value(rest[inside..<end]) {
                result += value
                rest = rest[rest.utf8.index(after: end)...]
            } else {
                result += "{"
                rest = rest[inside...]
            }
        }
        return rest.startIndex == startIndex ? self : result + String(rest)
    }
}
