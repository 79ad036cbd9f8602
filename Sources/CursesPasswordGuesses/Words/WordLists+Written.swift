// Made of zxcvbn's frequency lists (MIT, see LICENSE-zxcvbn.txt) by the rule in README.md.

extension WordLists {
  /// Words of the English Wikipedia, the most frequent first.
  static let written: StaticString = #"""
    the of and in was is for as on with by he at from his an were are which doc https also or has
    had first one their its after new who they two her she been other when time during there into
    school more may years over only year most would world city some where between later three state
    such then national used made known under many university united while part season team these
    american than film second born south became states war through being including both before north
    high however people family early history album area them series against until since district
    county name work life group music following number company several four called played released
    career league game government house each based day same won use station club international town
    located population general college east found age march end september began home public church
    line june river member system place century band july york january october song august best
    former british party named held village show local november took service december built another
    major within along members five single due although small old left final large include building
    served president received games death february main third set children own order species park
    law air published road died book men women army often according education central country
    division english top included development french community among water play side list times near
    late form original different center power led students german moved court six land council
    island u.s. record million research art established award street military television given
    region support western production non political point cup period business title started various
    election using england role produced become program works field total office class written
    association radio union level championship director few force created department founded
    services married though per n't site open act short society version royal present northern
    worked professional full returned joined story france european currently language social
    california india days design st. further round australia wrote san project control southern
    railway board popular continued free battle considered video common position living half playing
    recorded red post described average records special modern appeared announced areas rock release
    elected others example term opened similar formed route census current schools originally lake
    developed race himself forces addition information upon province match event songs result events
    win eastern track lead teams science human construction minister germany awards available
    throughout training style body museum australian health seven signed chief eventually appointed
    sea centre debut tour points media light range character across features families largest indian
    network less performance players refer europe sold festival usually taken despite designed
    committee process return official episode institute stage followed performed japanese personal
    thus arts space low months includes china study middle magazine leading japan groups aircraft
    featured federal civil rights model coach canadian books remained eight type independent
    completed capital academy instead kingdom organization countries studies competition sports size
    above section finished gold involved reported management systems industry directed market fourth
    movement technology bank ground campaign base lower sent rather added provided coast grand
    historic valley conference bridge winning approximately films chinese awarded degree russian
    shows native female replaced municipality square studio medical data african successful mid bay
    attack previous operations spanish theatre student republic beginning provide ship primary owned
    writing tournament culture introduced texas related natural parts governor reached ireland units
    senior decided italian whose higher africa standard income professor placed regional los
    buildings championships active novel energy generally interest via economic previously stated
    itself channel below operation leader traditional trade structure limited runs prior regular
    famous saint navy foreign listed artist catholic airport results parliament collection unit
    officer goal attended command staff commission lived location plays commercial places foundation
    significant older medal self scored companies highway activities programs wide musical notable
    library numerous paris towards individual allowed plant property annual contract whom highest
    initially required earlier assembly artists rural seat practice defeated ended soviet length
    spent manager press associated author issues additional characters lord zealand policy engine
    township noted historical complete financial religious mission contains nine recent represented
    pennsylvania administration opening secretary lines report executive youth closed theory writer
    italy angeles appearance feature queen launched legal terms entered issue edition singer greek
    majority background source anti cultural complex changes recording stadium islands operated
    particularly basketball month uses port castle mostly names fort selected increased status earth
    subsequently pacific cover variety certain goals remains upper congress becoming studied irish
    nature particular loss caused chart dr. forced create era retired material review rate singles
    referred larger individuals shown provides products speed democratic poland parish olympics
    cities themselves temple wing genus households serving cost wales stations passed supported view
    cases forms actor male matches males stars tracks females administrative median effect biography
    train engineering camp offered chairman houses mainly 19th surface therefore nearly score
    ancient subject prime seasons claimed experience specific jewish failed overall believed plot
    troops greater spain consists broadcast heavy increase raised separate campus 1980s appears
    presented lies composed recently influence fifth nations creek references elections britain
    double cast meaning earned carried producer latter housing brothers attempt article response
    border remaining nearby direct ships value workers politician academic label 1970s commander
    rule fellow residents authority editor transport dutch projects responsible covered territory
    flight races defense tower emperor albums facilities daily stories assistant managed primarily
    quality function proposed distribution conditions prize journal code vice newspaper corps highly
    constructed mayor critical secondary corporation rugby regiment ohio appearances serve allow
    nation multiple discovered directly scene levels growth elements acquired 1990s officers
    physical 20th latin host jersey graduated arrived issued literature metal estate vote
    immediately quickly asian competed extended produce urban 1960s promoted contemporary global
    formerly appear industrial types opera ministry soldiers commonly mass formation smaller
    typically drama shortly density senate effects iran polish prominent naval settlement divided
    basis republican languages distance treatment continue product mile sources footballer format
    clubs leadership initial offers operating avenue officially columbia grade squadron fleet
    percent farm leaders agreement likely equipment website mount grew method transferred intended
    renamed iron asia reserve capacity politics widely activity advanced relations scottish
    dedicated crew founder episodes lack amount build efforts concept follows ordered leaves
    positive economy entertainment affairs memorial ability illinois communities color text railroad
    scientific focus comedy serves exchange environment cars direction organized firm description
    agency analysis purpose destroyed reception planned revealed infantry architecture growing
    featuring household candidate removed situated models knowledge solo technical organizations
    assigned conducted participated largely purchased register gained combined headquarters adopted
    potential protection scale approach spread independence mountains titled geography applied
    safety mixed accepted continues captured rail defeat principal recognized lieutenant mentioned
    semi owner joint liberal actress traffic creation basic notes unique supreme declared simply
    plants sales massachusetts designated parties jazz compared becomes resources titles concert
    learning remain teaching versions content alongside revolution sons block premier impact
    champions districts generation estimated volume image sites account roles sport quarter
    providing zone yard scoring classes presence performances representatives hosted split taught
    origin olympic claims critics facility occurred suffered municipal damage defined resulted
    respectively expanded platform draft opposition expected educational ontario climate reports
    atlantic surrounding performing reduced ranked allows birth nominated younger newly kong
    positions theater philadelphia heritage finals disease sixth laws reviews constitution tradition
    swedish theme fiction rome medicine trains resulting existing deputy environmental labour
    classical develop fans granted receive alternative begins nuclear fame buried connected
    identified palace falls letters combat sciences effort villages inspired regions towns
    conservative chosen animals labor attacks materials yards steel representative orchestra peak
    entitled officials returning reference northwest imperial convention examples ocean publication
    painting subsequent frequently religion brigade fully sides acts cemetery relatively oldest
    suggested succeeded achieved application programme cells votes promotion graduate armed supply
    flying communist figures literary netherlands korea worldwide citizens 1950s faculty draw stock
    seats occupied methods unknown articles claim holds authorities audience sweden interview
    obtained covers settled transfer marked allowing funding challenge southeast unlike crown rise
    portion transportation sector phase properties edge tropical standards institutions philosophy
    legislative hills brand fund conflict unable founding refused attempts metres permanent starring
    applications creating effective aired extensive employed enemy expansion billboard rank
    battalion multi vehicle fought alliance category perform federation poetry bronze bands entry
    vehicles bureau maximum billion trees intelligence greatest screen refers commissioned gallery
    injury confirmed setting treaty adult americans broadcasting supporting pilot mobile writers
    programming existence squad minnesota copies korean provincial sets defence offices agricultural
    internal core northeast retirement factory actions prevent communications ending weekly
    containing functions attempted interior weight bowl recognition incorporated increasing
    ultimately documentary derived attacked lyrics mexican external churches centuries metropolitan
    selling opposed personnel mill visited presidential roads pieces norwegian controlled 18th rear
    influenced wrestling weapons launch composer locations developing circuit specifically studios
    shared canal wisconsin publishing approved domestic consisted determined comic establishment
    exhibition southwest fuel electronic cape converted educated melbourne hits wins producing
    norway slightly occur surname identity represent constituency funds proved links structures
    athletic birds contest users poet institution display receiving rare contained guns motion piano
    temperature publications passenger contributed toward cathedral inhabitants architect exist
    athletics muslim courses abandoned signal successfully disambiguation tennessee dynasty heavily
    maryland jews representing budget weather missouri introduction faced pair chapel reform height
    vietnam occurs motor cambridge lands focused sought patients shape invasion chemical importance
    communication selection regarding homes voivodeship maintained borough failure aged passing
    agriculture oregon teachers flow philippines trail seventh portuguese resistance reaching
    negative fashion scheduled downtown universities trained skills scenes views notably typical
    incident candidates engines decades composition commune chain inc. austria sale values employees
    chamber regarded winners registered task investment colonial swiss user entirely flag stores
    closely entrance laid journalist coal equal causes turkish quebec techniques promote junction
    easily dates kentucky singapore residence violence advance survey humans expressed passes
    streets distinguished qualified folk establish egypt artillery visual improved actual finishing
    medium protein switzerland productions operate poverty neighborhood organisation consisting
    consecutive sections partnership extension reaction factor costs bodies device ethnic racial
    flat objects chapter improve musicians courts controversy membership merged wars expedition
    interests arab comics gain describes mining bachelor crisis joining decade 1930s distributed
    habitat routes arena cycle divisions briefly vocals directors degrees object recordings
    installed adjacent demand voted causing businesses ruled grounds starred drawn opposite stands
    formal operates persons counties compete wave israeli ncaa resigned brief greece combination
    demographics historian contain commonwealth musician collected argued louisiana session cabinet
    parliamentary electoral loan profit regularly conservation islamic purchase 17th charts
    residential earliest designs paintings survived moth items goods grey anniversary criticism
    images discovery observed underground progress additionally participate thousands reduce
    elementary owners stating iraq resolution capture tank rooms hollywood finance queensland reign
    maintain iowa landing broad outstanding circle path manufacturing assistance sequence gmina
    crossing leads universal shaped kings attached medieval ages metro colony affected scholars
    oklahoma coastal soundtrack painted attend definition meanwhile purposes trophy require
    marketing popularity cable mathematics mississippi represents scheme appeal distinct factors
    acid subjects roughly terminal economics senator diocese prix contrast argentina czech wings
    relief stages duties 16th novels accused whilst equivalent charged measure documents couples
    request danish defensive guide devices statistics credited tries passengers allied frame puerto
    peninsula concluded instruments wounded differences associate forests afterwards replace
    requirements aviation solution offensive ownership inner legislation hungarian contributions
    actors translated denmark steam depending aspects assumed injured severe admitted determine
    shore technique arrival measures translation debuted delivered returns rejected separated
    visitors damaged storage accompanied markets industries losses gulf charter strategy corporate
    socialist somewhat significantly physics mounted satellite experienced constant relative pattern
    restored belgium connecticut partners harvard retained networks protected mode artistic parallel
    collaboration debate involving journey linked salt authors components context occupation
    requires occasionally policies tamil ottoman revolutionary hungary poem versus gardens amongst
    audio makeup frequency meters orthodox continuing suggests legislature coalition guitarist
    eighth classification practices soil tokyo instance limit coverage considerable ranking colleges
    cavalry centers daughters twin equipped broadway narrow hosts rates domain boundary arranged
    12th whereas brazilian forming rating strategic competitions trading covering baltimore
    commissioner infrastructure origins replacement praised disc collections expression ukraine
    driven edited austrian solar ensure premiered successor wooden operational hispanic concerns
    rapid prisoners childhood meets influential tunnel employment tribe qualifying adapted temporary
    celebrated appearing increasingly depression adults cinema entering laboratory script flows
    romania accounts fictional pittsburgh achieve monastery franchise formally tools newspapers
    revival sponsored processes vienna springs missions classified 13th annually branches lakes
    gender manner advertising normally maintenance adding characteristics integrated decline
    modified strongly critic victims malaysia arkansas nazi restoration powered monument hundreds
    depth 15th controversial admiral criticized brick honorary initiative output visiting birmingham
    progressive existed carbon 1920s credits colour rising hence defeating superior filmed listing
    column surrounded orleans principles territories struck participation indonesia movements index
    commerce conduct constitutional spiritual ambassador vocal completion edinburgh residing tourism
    finland bears medals resident themes visible indigenous involvement basin electrical ukrainian
    concerts boats styles processing rival drawing vessels experimental declined touring supporters
    compilation coaching cited dated roots string explained transit traditionally poems minimum
    representation 14th releases effectively architectural triple indicated greatly elevation
    clinical printed 10th proposal peaked producers romanized rapidly stream innings meetings
    counter householder honour lasted agencies document exists surviving experiences honors
    landscape hurricane harbor panel competing profile vessel farmers lists revenue exception
    customers 11th participants wildlife utah bible gradually preserved replacing symphony begun
    longest siege provinces mechanical genre transmission agents executed videos benefits funded
    rated instrumental ninth similarly dominated destruction passage technologies thereafter outer
    facing affiliated opportunities instrument governments scholar evolution channels shares
    sessions widespread occasions engineers scientists signing battery competitive alleged
    eliminated supplies judges hampshire regime portrayed penalty taiwan denied submarine
    scholarship substantial transition victorian http nevertheless filed supports continental tribes
    ratio doubles useful honours blocks principle retail departure ranks patrol yorkshire vancouver
    inter extent afghanistan strip railways component organ symbol categories encouraged abroad
    civilian periods traveled writes struggle immediate recommended adaptation egyptian graduating
    assault drums nomination historically voting allies detailed achievement percentage arabic
    assist frequent toured apply and/or intersection maine touchdown throne produces contribution
    emerged obtain archbishop seek researchers remainder populations clan finnish overseas fifa
    licensed chemistry festivals mediterranean injuries animated seeking publisher volumes limits
    venue jerusalem generated trials islam youngest ruling glasgow germans songwriter persian
    municipalities donated viewed belgian cooperation posted tech dual volunteer settlers commanded
    claiming approval delhi usage terminus partly electricity locally editions premiere absence
    belief traditions statue indicate manor stable attributed possession managing viewers chile
    overview seed regulations essential minority cargo segment endemic forum deaths monthly playoffs
    erected practical machines suburb relation mrs. descent indoor continuous characterized
    solutions caribbean rebuilt serbian summary contested psychology pitch attending muhammad tenure
    drivers diameter assets venture punk airlines concentration athletes volunteers pages mines
    influences sculpture protest ferry behalf drafted apparent furthermore ranging romanian
    democracy lanka significance linear d.c. certified voters recovered tours demolished boundaries
    assisted identify grades elsewhere mechanism 1940s reportedly aimed conversion suspended
    photography departments beijing locomotives publicly dispute magazines resort conventional
    platforms internationally capita settlements dramatic derby establishing involves statistical
    implementation immigrants exposed diverse layer vast ceased connections belonged interstate uefa
    organised abuse deployed cattle partially filming mainstream reduction automatic rarely
    subsidiary decides merger comprehensive displayed amendment guinea exclusively manhattan
    concerning commons radical serbia baptist buses initiated portrait harbour choir citizen sole
    unsuccessful manufactured enforcement connecting increases patterns sacred muslims clothing
    hindu unincorporated sentenced advisory tanks campaigns fled repeated remote rebellion
    implemented texts fitted tribute writings sufficient ministers 21st devoted jurisdiction coaches
    interpretation pole businessman peru sporting prices cuba relocated opponent arrangement elite
    manufacturer responded suitable distinction calendar dominant tourist earning prefecture ties
    preparation anglo pursue worship archaeological chancellor bangladesh scores traded lowest
    horror outdoor biology commented specialized loop arriving farming housed historians 'the patent
    pupils christianity opponents athens northwestern maps promoting reveals flights exclusive lions
    norfolk hebrew extensively eldest shops acquisition virtual renowned margin ongoing essentially
    iranian alternate sailed reporting conclusion originated temperatures exposure secured landed
    rifle framework identical martial focuses topics ballet fighters belonging wealthy negotiations
    evolved bases oriented acres democrat heights restricted vary graduation aftermath chess illness
    participating vertical collective immigration demonstrated leaf completing organic missile leeds
    eligible grammar confederate improvement congressional wealth cincinnati spaces indicates
    corresponding reaches repair isolated taxes congregation ratings leagues diplomatic submitted
    winds awareness photographs maritime nigeria accessible animation restaurants philippine
    inaugural dismissed armenian illustrated reservoir speakers programmes resource genetic
    interviews camps regulation computers preferred travelled comparison distinctive recreation
    requested southeastern dependent brisbane breeding playoff expand bonus gauge departed
    qualification inspiration shipping slaves variations shield theories munich recognised emphasis
    favour variable seeds undergraduate territorial intellectual qualify mini banned pointed
    democrats assessment judicial examination attempting objective partial characteristic hardware
    pradesh execution ottawa metre drum exhibitions withdrew attendance phrase journalism logo
    measured error christians trio protestant theology respective atmosphere buddhist substitute
    curriculum fundamental outbreak rabbi intermediate designation globe liberation simultaneously
    diseases experiments locomotive difficulties mainland nepal relegated contributing database
    developments veteran carries ranges instruction lodge protests obama newcastle experiment
    physician describing challenges corruption delaware adventures ensemble succession renaissance
    tenth altitude receives approached crosses syria croatia warsaw professionals improvements worn
    airline compound permitted preservation reducing printing scientist activist comprises sized
    societies enters ruler gospel earthquake extend autonomous croatian serial decorated relevant
    ideal grows grass tier towers wider welfare columns alumni descendants interface reserves
    banking colonies manufacturers magnetic closure pitched vocalist preserve enrolled cancelled
    equation 2000s nickname bulgaria heroes exile mathematical demands input structural tube stem
    approaches argentine axis manuscript inherited depicted targets visits veterans regard removal
    efficiency organisations concepts lebanon manga petersburg rally supplied amounts yale
    tournaments broadcasts signals pilots azerbaijan architects enzyme literacy declaration placing
    batting incumbent bulgarian consistent poll defended landmark southwestern raid resignation
    travels casualties prestigious namely aims recipient warfare readers collapse coached controls
    volleyball coup lesser verse pairs exhibited proteins molecular abilities integration consist
    aspect advocate administered governing hospitals commenced coins lords variation resumed canton
    artificial elevated palm difficulty civic efficient northeastern inducted radiation affiliate
    boards stakes byzantine consumption freight interaction oblast numbered seminary contracts
    extinct predecessor bearing cultures functional neighboring revised cylinder grants narrative
    reforms athlete tales reflect presidency compositions specialist cricketer founders sequel widow
    disbanded associations backed thereby pitcher commanding boulevard singers crops militia
    reviewed centres waves consequently fortress tributary portions bombing excellence nest payment
    mars plaza unity victories scotia farms nominations variant attacking suspension installation
    graphics estates comments acoustic destination venues surrender retreat libraries quarterback
    customs berkeley collaborated gathered syndrome dialogue recruited shanghai neighbouring
    psychological saudi moderate exhibit innovation depot binding brunswick situations certificate
    actively shakespeare editorial presentation ports relay nationalist methodist archives experts
    maintains collegiate bishops maintaining temporarily embassy essex wellington connects reformed
    bengal recalled inches doctrine deemed legendary reconstruction statements palestinian meter
    achievements riders interchange spots auto accurate chorus dissolved missionary thai operators
    e.g. generations failing delayed cork nashville perceived venezuela cult emerging tomb abolished
    documented gaining canyon episcopal stored assists compiled kerala kilometers mosque grammy
    theorem unions segments glacier arrives theatrical circulation conferences chapters displays
    circular authored conductor fewer dimensional nationwide liga yugoslavia peer vietnamese
    fellowship armies regardless relating dynamic politicians mixture serie somerset imprisoned
    posts beliefs beta layout independently electronics provisions fastest logic headquartered
    creates challenged beaten appeals plains protocol graphic accommodate iraqi midfielder span
    commentary freestyle reflected palestine lighting burial virtually backing prague tribal heir
    identification prototype criteria dame arch tissue footage extending procedures predominantly
    updated rhythm preliminary cafe disorder prevented suburbs discontinued retiring oral followers
    extends massacre journalists conquest larvae pronounced behaviour diversity sustained addressed
    geographic restrictions voiced milwaukee dialect quoted grid nationally nearest roster twentieth
    separation indies manages citing intervention guidance severely migration artwork focusing
    rivals trustees varied enabled committees centered skating slavery cardinals forcing tasks
    auckland youtube argues colored advisor mumbai requiring theological registration refugees
    nineteenth survivors runners colleagues priests contribute variants workshop concentrated
    creator lectures temples exploration requirement interactive navigation companion perth
    allegedly releasing citizenship observation stationed ph.d. sheep breed discovers encourage
    kilometres journals performers isle saskatchewan hybrid hotels lancashire dubbed airfield anchor
    suburban theoretical sussex anglican stockholm permanently upcoming privately receiver optical
    highways congo colours aggregate authorized repeatedly varies fluid innovative transformed
    praise convoy demanded discography attraction export audiences ordained enlisted occasional
    westminster syrian heavyweight bosnia consultant eventual improving aires wickets epic reactions
    scandal i.e. discrimination buenos patron investors conjunction testament construct encountered
    celebrity expanding georgian brands retain underwent algorithm foods provision orbit
    transformation associates tactical compact varieties stability refuge gathering moreover manila
    configuration gameplay discipline entity comprising composers skill monitoring ruins museums
    sustainable aerial altered codes voyage friedrich conflicts storyline travelling conducting
    merit indicating referendum currency encounter particles automobile workshops acclaimed
    inhabited doctorate cuban phenomenon dome enrollment tobacco governance trend equally
    manufacture hydrogen grande compensation download pianist grain shifted neutral evaluation
    define cycling seized array relatives motors firms varying automatically restore nicknamed
    findings governed investigate manitoba administrator vital integral indonesian confusion
    publishers enable geographical inland naming civilians reconnaissance indianapolis lecturer deer
    tourists exterior rhode bassist symbols scope ammunition yuan poets punjab nursing cent
    developers estimates presbyterian nasa holdings generate renewed computing cyprus arabia
    duration compounds gastropod permit valid touchdowns facade interactions mineral practiced
    allegations consequence goalkeeper baronet copyright uprising carved targeted competitors
    mentions sanctuary fees pursued tampa chronicle capabilities specified specimens toll accounting
    limestone staged upgraded philosophical streams guild revolt rainfall supporter princeton
    terrain hometown probability assembled paulo surrey voltage developer destroyer floors lineup
    curve prevention potentially onwards trips imposed hosting striking strict admission apartments
    solely utility proceeded observations euro incidents vinyl profession haven distant expelled
    rivalry runway torpedo zones shrine dimensions investigations lithuania idaho pursuit copenhagen
    considerably locality wireless decrease genes thermal deposits hindi habitats withdrawn biblical
    monuments casting plateau thesis managers flooding assassination acknowledged interim
    inscription guided pastor finale insects transported activists marshal intensity airing cardiff
    proposals lifestyle prey herald capitol aboriginal measuring lasting interpreted occurring
    desired drawings healthcare panels elimination oslo ghana blog sabha intent superintendent
    governors bankruptcy p.m. equity disk layers slovenia prussia quartet mechanics graduates
    politically monks screenplay nato absorbed topped petition bold morocco exhibits canterbury
    publish rankings crater dominican enhanced planes lutheran governmental joins collecting
    brussels unified streak strategies flagship surfaces oval archive etymology imprisonment
    instructor noting remix opposing servant rotation width trans maker synthesis excess tactics
    snail ltd. lighthouse sequences cornwall plantation mythology performs foundations populated
    horizontal speedway activated performer diving conceived edmonton subtropical environments
    prompted semifinals caps bulk treasury recreational telegraph continent portraits relegation
    catholics graph velocity rulers endangered secular observer learns inquiry idol dictionary
    certification estimate cluster armenia observatory revived nadu consumers hypothesis manuscripts
    contents arguments editing trails arctic essays belfast acquire promotional undertaken corridor
    proceedings antarctic millennium labels delegates vegetation acclaim directing substance outcome
    diploma philosopher malta albanian vicinity degc legends regiments consent terrorist scattered
    presidents gravity orientation deployment duchy refuses estonia crowned separately renovation
    rises wilderness objectives agreements empress slopes inclusion equality decree ballot
    criticised rochester recurring struggled disabled henri poles prussian convert bacteria poorly
    sudan geological wyoming consistently minimal withdrawal interviewed proximity repairs
    initiatives pakistani republicans propaganda viii abstract commercially availability mechanisms
    naples discussions underlying lens proclaimed advised spelling auxiliary attract lithuanian
    editors o'brien accordance measurement novelist ussr formats councils contestants indie facebook
    """#
}
