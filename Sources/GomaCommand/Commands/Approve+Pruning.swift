import Foundation

@MainActor
extension Approve {
    /// Shows what is left over, and takes it away when told to.
    /// - Parameter code: what the program ends with where the reader of what is told has gone.
    func pruneLeftovers(of review: Review, code: Int32) throws {
        let leftovers = Leftovers(of: review, withFiles: names.isEmpty)
        guard !leftovers.isEmpty else {
            return try Output.write(["nothing is left over"] + leftovers.notes, code: code)
        }
        if yes {
            // What is told may have no reader; it is done all the same.
            try leftovers.remove(with: Approval(folder: review.folder))
            return try Output.write(leftovers.lines + ["\(leftovers.count) removed"], code: code)
        }
        try Output.write(leftovers.lines, code: code)
        guard try isAgreed(leftovers.count, code) else {
            return try Output.write(["nothing was removed; --yes removes without asking"], code: code)
        }
        try leftovers.remove(with: Approval(folder: review.folder))
        try Output.write(["\(leftovers.count) removed"], code: code)
    }

    /// Asks where there is somebody to answer; anything but yes is a no.
    private func isAgreed(_ count: Int, _ code: Int32) throws -> Bool {
        guard isatty(STDIN_FILENO) == 1, Output.isTerminal else { return false }
        try Output.write(["Remove \(count == 1 ? "it" : "these \(count)")? Type y and Enter to do so."], code: code)
        return ["y", "yes"].contains((readLine() ?? "").lowercased())
    }
}
