/// What was done to a page, as a file keeps it.
package struct KeptPage: KeptContent {
    package static let currentFormat = "gomaui page 1"
    package static let mostBytes = 1 << 24

    package var format = Self.currentFormat
    package let memory: PageMemory

    package init(_ memory: PageMemory) { self.memory = memory }
}
