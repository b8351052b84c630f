import GomaCommand

/// The program over the components of this package.
@main
struct Gomaui {
    static func main() async { await GomaCommand.main(name: "gomaui", registry: .goma) }
}
