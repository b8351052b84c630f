import Foundation

/// Programs like this one, each of which looks at some of the components: views are drawn on the main actor, of which a
/// program has one.
///
/// They tell what they find, a line at a time. What they do not tell, because there is nothing to tell or they were ended, is
/// for their owner to find.
struct ProgramJobs {
    /// What they write, in the order in which it comes, until the last of them has ended.
    let lines: AsyncStream<String>

    /// Components below which a program of its own costs more than it saves.
    private static let fewestComponents = 8

    /// Starts them; `nil` where one program is enough, or none can be started.
    /// - Parameters:
    ///   - arguments: what comes before the names of components.
    ///   - count: programs at most; as many as there are cores unless given.
    @MainActor
    init?(_ arguments: [String], on components: [ComponentDescriptor], count: Int?) {
        let count = min(
            count ?? ProcessInfo.processInfo.activeProcessorCount, components.count / Self.fewestComponents)
        guard count > 1, let program = Bundle.main.executableURL else { return nil }
        let (lines, writer) = AsyncStream.makeStream(of: String.self)
        self.lines = lines
        let running = DispatchGroup()
        var isAnyStarted = false
        for shard in Shard.all(count) {
            let pipe = Pipe()
            let job = Process()
            job.executableURL = program
            job.arguments = arguments + shard.part(of: components).map(\.id)
            (job.standardInput, job.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            job.standardOutput = pipe
            guard (try? job.run()) != nil else { continue }
            isAnyStarted = true
            running.enter()
            Self.read(pipe.fileHandleForReading, onLine: { writer.yield($0) }, onEnd: { running.leave() })
        }
        guard isAnyStarted else { return nil }
        running.notify(queue: .global()) { writer.finish() }
    }

    /// Hands on the lines that are written to a pipe, from a thread that waits for them. Where several pipes end at once, a
    /// handler of a file handle ends the program, or is not told (swift-corelibs-libdispatch issue 949).
    private static func read(
        _ pipe: FileHandle, onLine: @escaping @Sendable (String) -> Void, onEnd: @escaping @Sendable () -> Void
    ) {
        Thread.detachNewThread {
            var unfinished = Data()
            while case let data = pipe.availableData, !data.isEmpty {
                var lines = (unfinished + data).split(
                    separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                unfinished = Data(lines.removeLast())
                for line in lines { onLine(String(decoding: line, as: UTF8.self)) }
            }
            onEnd()
        }
    }
}

// MARK: Values

extension ProgramJobs {
    /// What one of them has found of a component.
    private struct Finding<Value: Codable>: Codable {
        let component: String
        let value: Value
    }

    /// Tells what was found of a component, as one of them.
    @MainActor
    static func tell(_ value: some Codable, of component: ComponentDescriptor) throws {
        let finding = Finding(component: component.id, value: value)
        try Output.write([String(decoding: JSONEncoder().encode(finding), as: UTF8.self)], as: .json)
    }

    /// What programs that share the components find of them, by their identities; nothing where one program is enough.
    /// - Parameter done: what has been done to a component, such as "measured", for the progress line.
    @MainActor
    static func findings<Value: Codable>(
        by arguments: [String], on components: [ComponentDescriptor], _ jobs: JobsOption, _ done: String
    ) async -> [String: Value] {
        await ProgramJobs(arguments, on: components, count: jobs.count)?.findings(of: components.count, done) ?? [:]
    }

    /// What they find of components, by their identities.
    /// - Parameters:
    ///   - count: how many components they share.
    ///   - done: what has been done to a component, such as "measured", for the progress line.
    @MainActor
    func findings<Value: Codable>(of count: Int, _ done: String) async -> [String: Value] {
        defer { Progress.finish() }
        var findings: [String: Value] = [:]
        for await line in lines {
            // One that was ended in the middle of a line has told nothing of that component.
            guard let finding = try? JSONDecoder().decode(Finding<Value>.self, from: Data(line.utf8)) else { continue }
            findings[finding.component] = finding.value
            Progress.report("\(findings.count) of \(count) \(done)")
        }
        return findings
    }
}
