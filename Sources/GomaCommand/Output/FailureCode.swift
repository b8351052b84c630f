/// Exit codes, as BSD's sysexits.h numbers them.
enum FailureCode {
    /// What was compared is not the same.
    static let differs: Int32 = 1
    /// Something could not be compared.
    static let cannotCompare: Int32 = 2
    static let usage: Int32 = 64
    static let badData: Int32 = 65
    static let missingInput: Int32 = 66
    /// What the program needs, such as a terminal, is not there.
    static let unavailable: Int32 = 69
    static let bug: Int32 = 70
    static let cannotCreate: Int32 = 73
    static let cannotWrite: Int32 = 74
}
