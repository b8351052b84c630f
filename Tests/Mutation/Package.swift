// swift-tools-version: 6.2
import PackageDescription

// Apart from the package that people depend on, so that none of what reads sources comes with it.
let package = Package(
    name: "mutation",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    ],
    targets: [
        .target(
            name: "Mutation",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ]),
        .executableTarget(
            name: "mutate",
            dependencies: ["Mutation", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .testTarget(name: "MutationTests", dependencies: ["Mutation"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
}
