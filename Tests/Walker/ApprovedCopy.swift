import Foundation

/// A copy of the approved dumps in which some things are different, so that there is something to decide on.
struct ApprovedCopy {
    /// Copies the folder and changes files here and there: the same ones in every run.
    static func make(of source: String, at destination: String) throws {
        try FileManager.default.copyItem(atPath: source, toPath: destination)
        let found = try FileManager.default.subpathsOfDirectory(atPath: destination).filter { $0.hasSuffix(".txt") }
        for (index, file) in found.sorted().enumerated() {
            let path = "\(destination)/\(file)"
            switch index % 12 {
            case 0: try FileManager.default.removeItem(atPath: path)
            case 1: try rewrite(path) { $0.map { $0 == "1" ? "7" : $0 } }
            case 4: try rewrite(path) { $0.replacing("│", with: "┃").map(\.self) }
            case 7: try rewrite(path) { $0.replacing("bold", with: "dim").map(\.self) }
            case 10: try rewrite(path) { $0.prefix($0.count / 2) }
            default: break
            }
        }
    }

    private static func rewrite(_ path: String, _ change: (String) -> some Sequence<Character>) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try Data(String(change(text)).utf8).write(to: URL(fileURLWithPath: path))
    }
}
