/// What the package manager makes of the files that a package builds in.
enum PackageResources {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let pt_yaml = Array(
        """
        locale: pt
        texts:
          Corners:
            acme.corners: "{count} cantos"
            acme.oneCorner: "{count} canto"
          Countdown:
            acme.kickOff: Começa daqui a {time}
        """.utf8)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let pl_yaml = Array(
        """
        locale: pl
        texts:
          Corners:
            acme.corners:
              few: "{count} rzuty rożne"
              many: "{count} rzutów rożnych"
            acme.oneCorner: "{count} rzut rożny"
        """.utf8)
}
