/// The environment's settings for colours; `nil` for what is not set.
package struct ColorEnvironment: Hashable, Sendable {
    /// NO_COLOR: no colours when it is not empty (no-color.org).
    var noColor: String?
    /// CLICOLOR: no colours when it is 0 (bixense.com/clicolors).
    var cliColor: String?
    /// CLICOLOR_FORCE: colours whatever CLICOLOR says, unless it is empty or 0.
    var cliColorForce: String?
    /// COLORTERM: "truecolor" or "24bit" where the terminal has direct colour, which TERM seldom says.
    var colorTerm: String?

    static var current: ColorEnvironment {
        ColorEnvironment(
            noColor: ProcessEnvironment["NO_COLOR"], cliColor: ProcessEnvironment["CLICOLOR"],
            cliColorForce: ProcessEnvironment["CLICOLOR_FORCE"], colorTerm: ProcessEnvironment["COLORTERM"])
    }

    /// The variables by their names.
    var variables: [(String, String?)] {
        [("NO_COLOR", noColor), ("CLICOLOR", cliColor), ("CLICOLOR_FORCE", cliColorForce), ("COLORTERM", colorTerm)]
    }

    /// Whether colours are asked for even where CLICOLOR refuses them.
    package var forcesColors: Bool { cliColorForce.map { !$0.isEmpty && $0 != "0" } ?? false }

    var promisesDirectColor: Bool { colorTerm == "truecolor" || colorTerm == "24bit" }

    /// Why there are to be no colours, or `nil` where nothing speaks against them.
    var refusal: String? {
        if let noColor, !noColor.isEmpty { return "NO_COLOR is set" }
        if cliColor == "0", !forcesColors { return "CLICOLOR is 0" }
        return nil
    }
}
