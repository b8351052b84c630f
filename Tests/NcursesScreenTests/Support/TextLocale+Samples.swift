@testable import NcursesScreen

extension TextLocale {
    static let utf8 = TextLocale(name: "C.UTF-8", codeset: "UTF-8", missingName: nil)
    static let ascii = TextLocale(name: "C", codeset: "ANSI_X3.4-1968", missingName: nil)
}
