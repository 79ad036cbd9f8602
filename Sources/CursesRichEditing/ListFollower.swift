import CursesText

/// The item of an ordered list behind those that are about to leave it.
package struct ListFollower {
  /// How far before the end of the text its marker starts: what comes before it changes.
  var distance: Int
  /// The number it is written with, and the one it has when those before it are gone.
  var number: Int
  var newNumber: Int
}
