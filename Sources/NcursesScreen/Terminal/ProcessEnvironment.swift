/// The environment of this process.
enum ProcessEnvironment {
    static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
