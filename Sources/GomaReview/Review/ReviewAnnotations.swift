/// A review as workflow commands, which GitHub shows beside the lines of the approved files.
///
/// The form is that of "Workflow commands for GitHub Actions": `::error file=…,line=…,title=…::message`.
@MainActor
package enum ReviewAnnotations {
    package static func lines(of review: Review) -> [String] {
        review.components.flatMap { annotations(of: $0, in: review.folder) }
            + review.orphans.map {
                command(file: review.folder.path(of: $0), line: 1, title: $0, Review.words(forOrphan: $0))
            }
            + review.problems.map {
                command(file: review.folder.path(of: $0.path), line: $0.line, title: $0.path, $0.description)
            }
    }

    private static func annotations(of component: Review.Component, in folder: String) -> [String] {
        let (id, file) = (component.subject.id, folder.path(of: component.path))
        guard component.isApproved else {
            return [command(file: file, line: 1, title: id, "not approved yet")]
        }
        var lines = component.changes.map { change in
            let line = component.line(of: change.title) + (change.difference?.firstRow ?? 0)
            let words = ([ReviewText.words(for: change.kind)] + change.lines).joined(separator: "\n")
            return command(file: file, line: line, title: "\(id), \(change.title)", words)
        }
        if component.isHeaderChanged {
            let words = (["header changed"] + component.headerLines).joined(separator: "\n")
            lines.append(command(file: file, line: 1, title: id, words))
        }
        if component.isOrderChanged {
            lines.append(command(file: file, line: 1, title: id, "the order of its states changed"))
        }
        return lines
    }

    private static func command(file: String, line: Int, title: String, _ message: String) -> String {
        let ends = signs + [":", ","]
        let (file, title) = (escaped(file, ends), escaped(title, ends))
        return "::error file=\(file),line=\(line),title=\(title)::\(escaped(message, signs))"
    }

    /// What ends a message.
    private static let signs: [Unicode.Scalar] = ["%", "\r", "\n"]

    private static func escaped(_ text: String, _ signs: [Unicode.Scalar]) -> String {
        // Scalar by scalar: a mark that is put on a sign would hide it in a character.
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if signs.contains(scalar) {
                result += (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}

extension BlockDifference {
    /// Lines below a block's rule of the first row whose text changed; `nil` where no text did.
    var firstRow: Int? {
        Self.firstRow(of: picture).map { $0 + 1 } ?? Self.firstRow(of: film).map { $0 + old.filmOffset }
    }

    private static func firstRow(of picture: PictureDifference) -> Int? {
        picture.rowPairs.compactMap { pair in
            guard let y = pair.old else { return nil }
            return pair.new == nil || picture.oldTextMarks.contains { $0.y == y } ? y : nil
        }.min()
    }
}
