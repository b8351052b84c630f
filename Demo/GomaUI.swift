import GomaUI
import TerminalKit
@main @MainActor struct M { static func main() throws {
  let args = CommandLine.arguments
  for c in ComponentRegistry.goma.components where args.count < 2 || args[1] == c.name {
    for (i, s) in c.states.enumerated() {
      for g in [Glyphs.unicode, .ascii] {
      let inst = try c.instance(stateAt: i, in: ViewEnvironment(glyphs: g))
      print("--", c.name, s.name)
      let w = args.count > 2 ? Int(args[2])! : c.defaultWidth
      for r in ComponentRenderer.surface(of: inst, width: w).rows { print(r) }
      for v in inst.view.tree where !v.layoutIssues.isEmpty { print(v.layoutIssues) }
      }
    }
  }
} }
