import Foundation

/// Finds all that can be walked: the program and the project are asked, so that what is added later is walked too.
struct SubjectFinder {
    /// Why nothing can be walked.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Component: Decodable {
        struct State: Decodable { let name: String }
        let name: String
        let states: [State]
    }

    let program: String
    /// The project's folder.
    let folder: String

    func subjects() throws -> [Subject] {
        try [Subject(.gallery, ["--fresh"])] + pages() + [approval] + components()
    }

    /// Every page in the folder of screens; with a feed where one of the same name stands beside it, and without.
    func pages() throws -> [Subject] {
        let screens = "Demo/Screens"
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(screens)").sorted()
        return files.filter { $0.hasSuffix(".yaml") }.flatMap { file in
            let page = ["page", "\(screens)/\(file)"]
            let feed = "\(file.dropLast(".yaml".count)).feed"
            let plain = Subject(.page, page)
            return files.contains(feed) ? [plain, Subject(.page, page + ["--feed", "\(screens)/\(feed)"])] : [plain]
        }
    }

    private var approval: Subject {
        Subject(.approval, ["approve", "--interactive", "--folder", Subject.approvedFolder], needsApprovedDumps: true)
    }

    private func components() throws -> [Subject] {
        let listing = Process()
        let output = Pipe()
        listing.executableURL = URL(fileURLWithPath: program)
        listing.arguments = ["list", "--json"]
        listing.standardOutput = output
        try listing.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        listing.waitUntilExit()
        let components = try JSONDecoder().decode([Component].self, from: json)
        guard !components.isEmpty else { throw Failure(description: "\"\(program) list --json\" names no component") }
        return components.flatMap { component in
            let name = component.name
            return [Subject(.component, ["open", name, "--fresh"])]
                + component.states.indices.map { state in
                    Subject(.bareState, ["open", name, "--state", "\(state + 1)", "--bare"])
                }
        }
    }
}
