extension Program {
    /// Makes what plays a script.
    /// - Parameters:
    ///   - path: where the script is, beside which files are that it names; `nil` or `-` where it is no file.
    ///   - saves: where what the script saves goes.
    /// - Throws: what ``PlayRunner`` throws, and a ``Failure`` with the script for a name in it that is not known, and for a
    ///   feed that its page has no use for.
    @MainActor
    func runner(of script: PlayScript, at path: String?, saves: SaveFolder = .nowhere) throws -> PlayRunner {
        let registry = try registry
        do {
            return try PlayRunner(
                script, registry: registry, library: RenderFlags.library, files: PlayFiles(beside: path), saves: saves,
                scenes: PageScenes(pageKit))
        } catch let error where path != nil && Self.isMistakeOfScript(error) {
            throw Failure("\(script.name): \(error)", code: FailureCode.badData)
        }
    }

    /// Whether nothing has a name that stands in a script, or nothing takes the feed that does.
    private static func isMistakeOfScript(_ error: any Error) -> Bool {
        if case .unknownTheme? = error as? ThemeError { return true }
        return error is CatalogError || error is FeedMismatch
    }
}
