extension ViewEnvironment {
    /// A price as it is written, and what is read in its place where a dash is; neither says anything of what is blank.
    func price(_ odds: Odds?, isBlank: Bool) -> (text: String, words: String?) {
        if let odds { return (self.odds.string(odds), nil) }
        return isBlank ? ("", nil) : (glyphs.noValue.string, text(.spokenNoValue))
    }
}
