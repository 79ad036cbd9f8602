import BubblepadRandomEvents
import Glibc

let options = SoakOptions(Array(CommandLine.arguments.dropFirst()))
exit(Soak(options).run() ? 0 : 1)
