import Testing

/// Records an issue with both values where one is not the other.
///
/// There are thousands of these, and to expand a macro for each was a third of the time that the compiler took for tests. The
/// four places are literals, as a source location would be a macro again. Whatever is neither a comparison nor a question what
/// something contains stays an `#expect`.
package func expect<Value: Equatable>(
    _ value: Value, is expected: Value,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    if value == expected { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("is \(String(reflecting: value)), and should be \(String(reflecting: expected))", place)
}

/// Records an issue with both values, and what the comment adds to them, where one is not the other.
package func expect<Value: Equatable>(
    _ value: Value, is expected: Value, _ comment: @autoclosure () -> String,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    if value == expected { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("\(comment()): is \(String(reflecting: value)), and should be \(String(reflecting: expected))", place)
}

/// Records an issue where a value is what it should not be.
package func expect<Value: Equatable>(
    _ value: Value, isNot other: Value,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    if value != other { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("is \(String(reflecting: value)), and should be something else", place)
}

/// Records an issue, and what the comment adds to it, where a value is what it should not be.
package func expect<Value: Equatable>(
    _ value: Value, isNot other: Value, _ comment: @autoclosure () -> String,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    if value != other { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("\(comment()): is \(String(reflecting: value)), and should be something else", place)
}

/// Records an issue with the text where a word is not in it.
package func expect(
    _ text: String, contains word: String, _ comment: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    if text.contains(word) { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("\(comment()): \(String(reflecting: word)) should be in \(text)", place)
}

/// Records an issue with the text where a word is in it.
package func expect(
    _ text: String, lacks word: String, _ comment: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    if !text.contains(word) { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("\(comment()): \(String(reflecting: word)) should not be in \(text)", place)
}

/// Records an issue with all elements where one is not among them.
package func expect<Elements: Sequence>(
    _ elements: Elements, contains element: Elements.Element, _ comment: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) where Elements.Element: Equatable {
    if elements.contains(element) { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("\(comment()): \(String(reflecting: element)) should be among \(Array(elements))", place)
}

/// Records an issue with all elements where one is among them.
package func expect<Elements: Sequence>(
    _ elements: Elements, lacks element: Elements.Element, _ comment: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) where Elements.Element: Equatable {
    if !elements.contains(element) { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("\(comment()): \(String(reflecting: element)) should not be among \(Array(elements))", place)
}

/// Records an issue with all elements where there are any.
package func expectEmpty<Elements: Collection>(
    _ elements: Elements, _ comment: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    if elements.isEmpty { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("\(comment()): \(elements) should be empty", place)
}

private func record(_ message: String, _ place: SourceLocation) {
    let words = message.hasPrefix(": ") ? String(message.dropFirst(2)) : message
    Issue.record(Comment(rawValue: words), sourceLocation: place)
}
