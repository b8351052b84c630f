import Foundation
import GomaReview
import GomaUI

/// Programs like this one, each of which compares some of the components: views are drawn on the main actor, of which a
/// program has one.
///
/// They tell which components are as approved, and nothing else. What they do not tell, because it differs or they were
/// ended, is for their owner to compare.
@MainActor
struct CheckJobs {
    /// What one of them wrote; nothing once it has ended.
    private struct Piece: Sendable {
        let job: Int
        let data: Data
    }

    private let pieces: AsyncStream<Piece>
    private let jobs: [Process]

    /// Components below which a program of its own costs more than it saves.
    private static let fewestComponents = 8

    /// Starts them; `nil` where one program is enough, or none can be started.
    /// - Parameters:
    ///   - folder: that of approved dumps.
    ///   - count: programs at most.
    init?(comparing components: [ComponentDescriptor], against folder: String, count: Int) {
        let count = min(count, components.count / Self.fewestComponents)
        guard count > 1, let program = Bundle.main.executableURL else { return nil }
        let (pieces, writer) = AsyncStream.makeStream(of: Piece.self)
        self.pieces = pieces
        jobs = Shard.all(count).enumerated().compactMap { number, shard in
            let pipe = Pipe()
            let job = Process()
            job.executableURL = program
            job.arguments = ["check", "--tell-same", "--folder", folder] + shard.part(of: components).map(\.id)
            (job.standardInput, job.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            job.standardOutput = pipe
            guard (try? job.run()) != nil else { return nil }
            Self.read(pipe.fileHandleForReading) { writer.yield(Piece(job: number, data: $0)) }
            return job
        }
        if jobs.isEmpty { return nil }
    }

    /// Hands on what is written to a pipe, and nothing at its end, from a thread that waits for it. Where several pipes end at
    /// once, a handler of a file handle ends the program, or is not told (swift-corelibs-libdispatch issue 949).
    private static func read(_ pipe: FileHandle, handOn: @escaping @Sendable (Data) -> Void) {
        Thread.detachNewThread {
            var data: Data
            repeat {
                data = pipe.availableData
                handOn(data)
            } while !data.isEmpty
        }
    }

    /// Waits for all of them.
    /// - Parameter onProgress: told each path once, as soon as it is known.
    /// - Returns: the paths of approved files that say what is drawn.
    func same(onProgress: (String) -> Void) async -> Set<String> {
        var same: Set<String> = []
        var unfinished: [Int: Data] = [:]
        var open = jobs.count
        for await piece in pieces {
            if piece.data.isEmpty { open -= 1 }
            if open == 0 { break }
            var lines = ((unfinished[piece.job] ?? Data()) + piece.data)
                .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            unfinished[piece.job] = Data(lines.removeLast())
            for path in lines.map({ String(decoding: $0, as: UTF8.self) }) where same.insert(path).inserted {
                onProgress(path)
            }
        }
        return same
    }
}
