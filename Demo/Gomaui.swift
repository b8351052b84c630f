import GomaCommand

/// The program over the components of this package.
@main
struct Gomaui {
    @MainActor
    static func main() async { await GomaCommand.main(name: "gomaui", registry: .goma) }
}
