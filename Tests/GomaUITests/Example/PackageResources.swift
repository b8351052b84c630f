/// What the package manager makes of the files that a package builds in.
enum PackageResources {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let pt_yaml = Array(
        """
        locale: pt
        texts:
          Countdown:
            acme.kickOff: Começa daqui a {time}
        """.utf8)
}
