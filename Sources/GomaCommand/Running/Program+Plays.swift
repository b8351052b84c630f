import GomaPageViewer
import GomaReview
import GomaUI

extension Program {
    /// Makes what plays a script.
    /// - Parameters:
    ///   - path: where the script is, beside which files are that it names; `nil` or `-` where it is no file.
    ///   - saves: where what the script saves goes.
    @MainActor
    func runner(of script: PlayScript, at path: String?, saves: SaveFolder = .nowhere) throws -> PlayRunner {
        try PlayRunner(
            script, registry: registry, library: RenderFlags.library, files: PlayFiles(beside: path), saves: saves,
            scenes: PageScenes(pageKit))
    }
}
