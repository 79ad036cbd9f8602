import BubblepadNotebook

/// The words of dates in a language, as Moment.js has them (`locale/*.js`, 2.29): Obsidian writes dates in the language
/// of the app, Bubblepad in that of the environment.
package struct MomentLanguage: Hashable, Sendable {
  /// The two letters of the language, with a region where that has words of its own.
  package let name: String
  private let months: [String]
  private let shortMonths: [String]
  /// From Sunday on.
  private let weekdays: [String]
  private let shortWeekdays: [String]
  private let leastWeekdays: [String]
  /// How weeks are counted.
  package let week: WeekRule

  /// The English of the United States, which Moment has where it knows no other.
  package static let english = MomentLanguage(
    "en", (1...12).map(CalendarNames.month),
    (1...12).map { String(CalendarNames.month($0).prefix(3)) },
    (0..<7).map(CalendarNames.weekday),
    (0..<7).map { String(CalendarNames.weekday($0).prefix(3)) },
    (0..<7).map { String(CalendarNames.weekday($0).prefix(2)) }, .english)

  /// The language of a locale, such as `de_DE.UTF-8`; English where it is none of those known here.
  package init(locale: String) {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.lowercased().split(whereSeparator: {
      $0 == "_" || $0 == "-"
    })
    let language = parts.first.map(String.init) ?? ""
    let known = parts.count > 1 ? Self.known["\(language)-\(parts[1])"] : nil
    self = known ?? Self.known[language] ?? .english
  }

  private init(
    _ name: String, _ months: [String], _ shortMonths: [String], _ weekdays: [String],
    _ shortWeekdays: [String], _ leastWeekdays: [String], _ week: WeekRule
  ) {
    (self.name, self.months, self.shortMonths) = (name, months, shortMonths)
    (self.weekdays, self.shortWeekdays, self.leastWeekdays) = (
      weekdays, shortWeekdays, leastWeekdays
    )
    self.week = week
  }

  /// Words with blanks between them, as in the table below.
  private init(
    _ name: String, months: String, short: String, days: String, _ shortDays: String,
    _ leastDays: String, _ week: WeekRule = .iso
  ) {
    let words = { (text: String) in text.split(separator: " ").map(String.init) }
    self.init(
      name, words(months), words(short), words(days), words(shortDays), words(leastDays), week)
  }

  // MARK: Words

  /// What a token stands for in this language; nil for one that is the same in all.
  ///
  /// - Parameter isInDashes: whether the format has months between dashes, where some languages leave out their dots.
  func text(of token: String, _ time: LocalTime, isInDashes: Bool) -> String? {
    switch token {
    case "MMMM": return months[time.month - 1]
    case "MMM":
      let month = shortMonths[time.month - 1]
      return isInDashes && ["es", "nl"].contains(name) ? month.filter { $0 != "." } : month
    case "dddd": return weekdays[time.weekday]
    case "ddd": return shortWeekdays[time.weekday]
    case "dd": return leastWeekdays[time.weekday]
    case "Mo": return ordinal(time.month, "M")
    case "Qo": return ordinal(time.quarter, "Q")
    case "Do": return ordinal(time.day, "D")
    case "DDDo": return ordinal(time.dayOfYear, "DDD")
    case "do": return ordinal(time.weekday, "d")
    case "wo": return ordinal(time.week(week).number, "w")
    case "Wo": return ordinal(time.week(.iso).number, "W")
    case "w": return String(time.week(week).number)
    case "ww": return MomentToken.padded(time.week(week).number, 2)
    case "gg": return MomentToken.padded(time.week(week).year % 100, 2)
    case "gggg": return MomentToken.padded(time.week(week).year, 4)
    case "e": return String((time.weekday - (week == .iso ? 1 : 0) + 7) % 7)
    case "a", "A": return halfOfDay(time)
    default: return nil
    }
  }

  private func ordinal(_ number: Int, _ period: String) -> String {
    let isWeek = period == "w" || period == "W"
    switch name {
    case "de", "da", "nb", "fi": return "\(number)."
    case "es", "it", "pt", "pt-br": return "\(number)º"
    case "fr":
      if number == 1 { return isWeek ? "1re" : "1er" }
      return period == "D" ? "\(number)" : "\(number)e"
    case "nl": return "\(number)\(number == 1 || number == 8 || number >= 20 ? "ste" : "de")"
    case "sv":
      let isA = number % 100 / 10 != 1 && [1, 2].contains(number % 10)
      return "\(number):\(isA ? "a" : "e")"
    case "ja": return ["d", "D", "DDD"].contains(period) ? "\(number)日" : "\(number)"
    case "ko", "zh-cn":
      let isKorean = name == "ko"
      switch period {
      case "d", "D", "DDD": return "\(number)" + (isKorean ? "일" : "日")
      case "M": return "\(number)" + (isKorean ? "월" : "月")
      case "w", "W": return "\(number)" + (isKorean ? "주" : "周")
      default: return "\(number)"
      }
    default: return MomentToken.ordinal(number)
    }
  }

  private func halfOfDay(_ time: LocalTime) -> String? {
    switch name {
    case "ja": return time.hour < 12 ? "午前" : "午後"
    case "ko": return time.hour < 12 ? "오전" : "오후"
    case "zh-cn":
      switch time.hour * 100 + time.minute {
      case ..<600: return "凌晨"
      case ..<900: return "早上"
      case ..<1130: return "上午"
      case ..<1230: return "中午"
      case ..<1800: return "下午"
      default: return "晚上"
      }
    default: return nil
    }
  }

  private static let known: [String: MomentLanguage] = {
    var known = Dictionary(uniqueKeysWithValues: table.map { ($0.name, $0) })
    known["no"] = known["nb"]
    known["zh"] = known["zh-cn"]
    // Traditional Chinese has words of its own in Moment, which are not known here.
    known["zh-tw"] = english
    known["zh-hk"] = english
    return known
  }()

  private static let table = [
    MomentLanguage(
      "de",
      months:
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      short: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.",
      days: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
      "So. Mo. Di. Mi. Do. Fr. Sa.", "So Mo Di Mi Do Fr Sa"),
    MomentLanguage(
      "fr",
      months:
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      short: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
      days: "dimanche lundi mardi mercredi jeudi vendredi samedi",
      "dim. lun. mar. mer. jeu. ven. sam.", "di lu ma me je ve sa"),
    MomentLanguage(
      "es",
      months:
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      short: "ene. feb. mar. abr. may. jun. jul. ago. sep. oct. nov. dic.",
      days: "domingo lunes martes miércoles jueves viernes sábado",
      "dom. lun. mar. mié. jue. vie. sáb.", "do lu ma mi ju vi sá"),
    MomentLanguage(
      "it",
      months:
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      short: "gen feb mar apr mag giu lug ago set ott nov dic",
      days: "domenica lunedì martedì mercoledì giovedì venerdì sabato",
      "dom lun mar mer gio ven sab", "do lu ma me gi ve sa"),
    MomentLanguage(
      "pt",
      months:
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      short: "jan fev mar abr mai jun jul ago set out nov dez",
      days:
        "Domingo Segunda-feira Terça-feira Quarta-feira Quinta-feira Sexta-feira Sábado",
      "Dom Seg Ter Qua Qui Sex Sáb", "Do 2ª 3ª 4ª 5ª 6ª Sá"),
    MomentLanguage(
      "pt-br",
      months:
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      short: "jan fev mar abr mai jun jul ago set out nov dez",
      days:
        "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado",
      "dom seg ter qua qui sex sáb", "do 2ª 3ª 4ª 5ª 6ª sá", .english),
    MomentLanguage(
      "nl",
      months:
        "januari februari maart april mei juni juli augustus september oktober november december",
      short: "jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.",
      days: "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag",
      "zo. ma. di. wo. do. vr. za.", "zo ma di wo do vr za"),
    MomentLanguage(
      "sv",
      months:
        "januari februari mars april maj juni juli augusti september oktober november december",
      short: "jan feb mar apr maj jun jul aug sep okt nov dec",
      days: "söndag måndag tisdag onsdag torsdag fredag lördag",
      "sön mån tis ons tor fre lör", "sö må ti on to fr lö"),
    MomentLanguage(
      "da",
      months:
        "januar februar marts april maj juni juli august september oktober november december",
      short: "jan feb mar apr maj jun jul aug sep okt nov dec",
      days: "søndag mandag tirsdag onsdag torsdag fredag lørdag",
      "søn man tir ons tor fre lør", "sø ma ti on to fr lø"),
    MomentLanguage(
      "nb",
      months:
        "januar februar mars april mai juni juli august september oktober november desember",
      short: "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.",
      days: "søndag mandag tirsdag onsdag torsdag fredag lørdag",
      "sø. ma. ti. on. to. fr. lø.", "sø ma ti on to fr lø"),
    MomentLanguage(
      "fi",
      months:
        "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu",
      short: "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu",
      days: "sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai",
      "su ma ti ke to pe la", "su ma ti ke to pe la"),
    MomentLanguage(
      "ja", months: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      short: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      days: "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日", "日 月 火 水 木 金 土", "日 月 火 水 木 金 土", .english),
    MomentLanguage(
      "ko", months: "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월",
      short: "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월",
      days: "일요일 월요일 화요일 수요일 목요일 금요일 토요일", "일 월 화 수 목 금 토", "일 월 화 수 목 금 토", .english),
    MomentLanguage(
      "zh-cn", months: "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
      short: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      days: "星期日 星期一 星期二 星期三 星期四 星期五 星期六", "周日 周一 周二 周三 周四 周五 周六", "日 一 二 三 四 五 六"),
  ]
}
