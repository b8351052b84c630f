import Foundation
import GomaApp
import GomaCatalog
import GomaPages
import GomaPictures
import GomaUI

extension PageHarness {
    /// The folder of the app that comes with the program.
    package nonisolated static let appFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Demo/App").standardizedFileURL

    /// The app that comes with the program, without pictures and with everything at its place at once.
    /// - Parameters:
    ///   - matches: how many its league has; as many as it says where `nil`.
    ///   - memory: what was done to it in another run.
    package static func app(
        matches: Int? = nil, width: Int = 120, height: Int = 40, remembering memory: PageMemory? = nil
    ) throws -> PageHarness {
        let file = appFolder.appendingPathComponent("app.yaml")
        var text = try String(contentsOf: file, encoding: .utf8)
        if let matches { text.replace("seed: 7", with: "seed: 7, matches: \(matches)") }
        let page = try PageDescription(parsing: text, file: file.path) {
            try String(contentsOfFile: $0, encoding: .utf8)
        }
        var environment = ViewEnvironment.simulated(reducesMotion: true)
        // Pictures take a computer longer to draw than all else.
        environment.imageLoader = NoImageLoader()
        return try PageHarness(page, in: environment, width: width, height: height, remembering: memory)
    }
}
