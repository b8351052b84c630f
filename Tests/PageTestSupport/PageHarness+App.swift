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

    /// The app's pages by how many matches its league has, as they were read, and found right, for the first app of them.
    private static var read: [Int?: PageDescription] = [:]

    /// The app that comes with the program, without pictures and with everything at its place at once.
    /// - Parameters:
    ///   - matches: how many its league has; as many as it says where `nil`.
    ///   - memory: what was done to it in another run.
    ///   - owner: is asked what nobody in the app takes; everything is given there where `nil`.
    package static func app(
        matches: Int? = nil, width: Int = 120, height: Int = 40, remembering memory: PageMemory? = nil,
        under owner: Owner? = nil
    ) throws -> PageHarness {
        let known = read[matches]
        let page = try known ?? description(matches: matches)
        var environment = ViewEnvironment.simulated(reducesMotion: true)
        if let owner { environment.owner = Owner(under: owner) }
        // Pictures take a computer longer to draw than all else.
        environment.imageLoader = NoImageLoader()
        let app = try PageHarness(
            page, in: environment, width: width, height: height, remembering: memory, isChecked: known != nil)
        read[matches] = page
        return app
    }

    private static func description(matches: Int?) throws -> PageDescription {
        let file = appFolder.appendingPathComponent("app.yaml")
        var text = try String(contentsOf: file, encoding: .utf8)
        if let matches { text.replace("seed: 7", with: "seed: 7, matches: \(matches)") }
        return try PageDescription(parsing: text, file: file.path) { try String(contentsOfFile: $0, encoding: .utf8) }
    }
}
