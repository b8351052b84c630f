/// The report of an import.
package enum ThemeImportReport {
    /// What became of one scheme: the theme, then each role that had to be changed.
    package static func lines(of outcome: ThemeImport.Outcome) -> [String] {
        let adjustments = outcome.theme.adjustments
        let theme = outcome.theme.theme
        let state = outcome.isChanged ? "" : ", unchanged"
        let roles = Count.of(adjustments.count, "role")
        let head = "\(theme.name)  \(theme.appearance.rawValue)  \(roles) adjusted\(state)"
        let rows = adjustments.map { ["  \($0.role.name)", $0.from.hex, "to", $0.to.hex] }
        return [head] + TextTable.lines(of: rows) + outcome.faintPairs.map { "  too faint: \($0)" }
    }

    /// What became of all.
    package static func summary(imported: Int, changed: Int, failed: Int, folder: String) -> String {
        let failures = failed == 0 ? "" : "; \(failed) could not be imported"
        return "\(Count.of(imported, "theme")) in \(folder), \(changed) new or changed\(failures)"
    }
}
