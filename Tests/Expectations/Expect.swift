import Testing

/// Records an issue with both values where one is not the other.
///
/// It says what `expect(value, is: expected)` says: there are thousands of those, and to expand the macro was a third of the
/// time that the compiler took for tests. The four places are literals, as a source location would be a macro again.
/// Whatever is not a comparison of two values stays an `#expect`.
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

private func record(_ message: String, _ place: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: place)
}
