/// The maker of scenes for scripts that play more than a component alone.
@MainActor
package protocol PlaySceneMaker {
    /// - Returns: the scene; `nil` for a subject that it knows nothing of.
    /// - Throws: whatever is wrong with what the script names.
    func scene(of subject: PlayScript.Subject, in setting: PlaySetting) throws -> PlayScene?
}
