// The list as a program.
import BenchmarkList
import NcursesScreen
import TerminalKit

let list = ListScreen()
let window = ListScreen.makeWindow(list, size: Size(width: 120, height: 40))
let application = TerminalApplication(window: window, screen: try TerminalScreen(colors: ListColors.dark))
var isDark = true
list.onThemeChange = { [weak application] in
    isDark.toggle()
    application?.setColors(isDark ? ListColors.dark : ListColors.light)
}
list.onQuit = { [weak application] in application?.quit() }
await application.run()
