import BubblepadRandomEvents
import Glibc

guard let options = SoakOptions(Array(CommandLine.arguments.dropFirst())) else {
  print(SoakOptions.usage)
  exit(64)
}
exit(Soak(options).run() ? 0 : 1)
