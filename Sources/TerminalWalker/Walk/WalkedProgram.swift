/// A program that can be walked, and how it is started.
package struct WalkedProgram: Sendable {
    /// What it is called in reports.
    package let name: String
    let path: String
    /// Exit statuses with which it may end by itself.
    let statuses: Set<Int32>
    /// Sets of arguments of which each walk adds one by chance.
    let options: [[String]]
    /// Gives its arguments, and makes what they name in a folder that each walk has for itself.
    let prepare: @Sendable (_ folder: String) throws -> [String]

    package init(
        _ path: String, name: String, statuses: Set<Int32> = [0], options: [[String]] = [],
        prepare: @escaping @Sendable (_ folder: String) throws -> [String]
    ) {
        (self.name, self.path, self.statuses, self.options) = (name, path, statuses, options)
        self.prepare = prepare
    }

    /// A program with the same arguments every time.
    package init(_ path: String, _ arguments: [String], name: String, statuses: Set<Int32> = [0]) {
        self.init(path, name: name, statuses: statuses) { _ in arguments }
    }
}
