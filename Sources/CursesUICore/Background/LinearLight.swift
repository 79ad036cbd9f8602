import TerminalCore

/// A colour as squares of its components: mixtures of such are as bright as mixed light looks.
struct Linear {
  var red: Float
  var green: Float
  var blue: Float

  init(_ color: Color) {
    red = Float(color.red) * Float(color.red)
    green = Float(color.green) * Float(color.green)
    blue = Float(color.blue) * Float(color.blue)
  }

  func mixed(with other: Linear, by amount: Float) -> Linear {
    var mixed = self
    mixed.red += (other.red - red) * amount
    mixed.green += (other.green - green) * amount
    mixed.blue += (other.blue - blue) * amount
    return mixed
  }
}
