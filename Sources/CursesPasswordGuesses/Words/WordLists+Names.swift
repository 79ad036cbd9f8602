// Made of zxcvbn's frequency lists (MIT, see LICENSE-zxcvbn.txt) by the rule in README.md.

extension WordLists {
  /// Of the census of the United States, the most frequent first.
  static let firstNamesOfWomen: StaticString = #"""
    mary patricia linda barbara elizabeth jennifer maria susan margaret dorothy lisa nancy karen
    betty helen sandra donna carol ruth sharon michelle laura sarah kimberly deborah jessica shirley
    cynthia angela melissa brenda amy anna rebecca virginia kathleen pamela martha debra amanda
    stephanie carolyn christine marie janet catherine frances ann joyce diane alice julie heather
    teresa doris gloria evelyn jean cheryl mildred katherine joan ashley judith rose janice kelly
    nicole judy christina kathy theresa beverly denise tammy irene jane lori rachel marilyn andrea
    kathryn louise sara anne jacqueline wanda bonnie julia ruby lois tina phyllis norma paula diana
    annie lillian emily robin peggy crystal gladys rita dawn connie florence tracy edna tiffany
    carmen rosa cindy grace wendy victoria edith kim sherry sylvia josephine thelma shannon sheila
    ethel ellen elaine marjorie carrie charlotte monica esther pauline emma juanita anita rhonda
    hazel amber eva debbie april leslie clara lucille jamie joanne eleanor valerie danielle megan
    alicia suzanne michele gail bertha darlene veronica jill erin geraldine lauren cathy joann
    lorraine lynn sally regina erica beatrice dolores bernice audrey yvonne annette marion dana
    stacy ana renee ida vivian roberta holly brittany melanie loretta yolanda jeanette laurie katie
    kristen vanessa alma sue elsie beth jeanne vicki carla tara rosemary eileen terri gertrude lucy
    tonya ella stacey wilma gina kristin jessie natalie agnes vera charlene bessie delores melinda
    pearl arlene maureen colleen allison tamara joy georgia constance lillie claudia jackie marcia
    tanya nellie minnie marlene heidi glenda lydia viola courtney marian stella caroline dora vickie
    mattie maxine irma mabel marsha myrtle lena christy deanna patsy hilda gwendolyn jennie nora
    margie nina cassandra leah penny kay priscilla naomi carole olga billie dianne tracey leona
    jenny felicia sonia miriam velma becky bobbie violet kristina toni misty mae shelly daisy ramona
    sherri erika katrina claire lindsey lindsay geneva guadalupe belinda margarita sheryl cora faye
    ada sabrina isabel marguerite hattie harriet molly cecilia kristi brandi blanche sandy rosie
    joanna iris eunice angie inez lynda madeline amelia alberta genevieve monique jodi janie kayla
    sonya jan kristine candace fannie maryann opal alison yvette melody luz susie olivia flora
    shelley kristy mamie lula lola verna beulah antoinette candice juana jeannette pam kelli whitney
    bridget karla celia latoya patty shelia gayle della vicky lynne sheri marianne kara jacquelyn
    erma blanca myra leticia pat krista roxanne angelica robyn adrienne rosalie alexandra brooke
    bethany sadie bernadette traci jody kendra nichole rachael mable ernestine muriel marcella elena
    krystal angelina nadine kari estelle dianna paulette lora mona doreen rosemarie desiree antonia
    janis betsy christie freda meredith lynette teri cristina eula leigh meghan sophia eloise
    rochelle gretchen cecelia raquel henrietta alyssa jana gwen jenna tricia laverne olive tasha
    silvia elvira delia kate patti lorena kellie sonja lila lana darla mindy essie mandy lorene elsa
    josefina jeannie miranda dixie lucia marta faith lela johanna shari camille tami shawna elisa
    ebony melba ora nettie tabitha ollie winifred kristie alisha aimee rena myrna marla tammie
    latasha bonita patrice ronda sherrie addie francine deloris stacie adriana cheri abigail celeste
    jewel cara adele rebekah lucinda dorthy effie trina reba sallie aurora lenora etta lottie kerri
    trisha nikki estella francisca josie tracie marissa karin brittney janelle lourdes laurel helene
    fern elva corinne kelsey ina bettie elisabeth aida caitlin ingrid iva eugenia christa goldie
    maude jenifer therese dena lorna janette latonya candy consuelo tamika rosetta debora cherie
    polly dina jewell fay jillian dorothea nell trudy esperanza patrica kimberley shanna helena cleo
    stefanie rosario ola janine mollie lupe alisa lou maribel susanne bette susana elise cecile
    isabelle lesley jocelyn paige joni rachelle leola daphne alta ester petra graciela imogene
    jolene keisha lacey glenna gabriela keri ursula lizzie kirsten shana adeline mayra jayne jaclyn
    gracie sondra carmela marisa rosalind charity tonia beatriz marisol clarice jeanine sheena
    angeline frieda lily shauna millie claudette cathleen angelia gabrielle autumn katharine jodie
    staci lea christi justine elma luella margret dominique socorro martina margo mavis callie bobbi
    maritza lucile leanne jeannine deana aileen lorie ladonna willa manuela gale selma dolly sybil
    abby ivy dee winnie marcy luisa jeri magdalena ofelia meagan audra matilda leila cornelia bianca
    simone bettye randi virgie latisha barbra georgina eliza leann bridgette rhoda haley adela nola
    bernadine flossie ila greta ruthie nelda minerva lilly terrie letha hilary estela valarie
    brianna rosalyn earline catalina ava mia clarissa lidia corrine alexandria concepcion tia
    sharron rae dona ericka jami elnora chandra lenore neva marylou melisa tabatha serena avis allie
    sofia jeanie odessa nannie harriett loraine penelope milagros emilia benita allyson ashlee tania
    esmeralda eve pearlie zelma malinda noreen tameka saundra hillary amie althea rosalinda lilia
    alana clare alejandra elinor lorrie jerri darcy earnestine carmella noemi marcie liza annabelle
    louisa earlene mallory carlene nita selena tanisha katy julianne lakisha edwina maricela margery
    kenya dollie roxie roslyn kathrine nanette charmaine lavonne ilene tammi suzette corine kaye
    chrystal lina deanne lilian juliana aline luann kasey maryanne evangeline colette melva lawanda
    yesenia nadia madge kathie ophelia valeria nona mitzi mari georgette claudine fran alissa
    roseann lakeisha susanna reva deidre chasity sheree elvia alyce deirdre gena briana araceli
    katelyn rosanne wendi tessa berta marva imelda marietta marci leonor arline sasha madelyn janna
    juliette deena aurelia josefa augusta liliana lessie amalia savannah anastasia vilma natalia
    rosella lynnette corina alfreda leanna amparo coleen tamra aisha wilda karyn maura mai
    evangelina rosanna hallie erna enid mariana lacy juliet jacklyn freida madeleine mara cathryn
    lelia casandra bridgett angelita jannie dionne annmarie katina beryl millicent katheryn diann
    carissa maryellen liz lauri helga gilda rhea marquita hollie tisha tamera angelique francesca
    kaitlin lolita florine rowena reyna twila fanny janell ines concetta bertie alba brigitte alyson
    vonda pansy elba noelle letitia deann brandie louella leta felecia sharlene lesa beverley
    isabella herminia terra celina tori octavia jade denice germaine michell cortney nelly doretha
    deidra monika lashonda judi chelsey antionette margot adelaide leeann elisha dessie libby kathi
    gayla latanya mina mellisa kimberlee jasmin renae zelda elda justina gussie emilie camilla abbie
    rocio kaitlyn edythe ashleigh selina lakesha geri allene pamala michaela dayna caryn rosalia
    jacquline rebeca marybeth krystle iola dottie belle griselda ernestina elida adrianne demetria
    delma jaqueline arleen virgina retha fatima tillie eleanore cari treva wilhelmina rosalee
    maurine latrice jena taryn elia debby maudie jeanna delilah catrina shonda hortencia theodora
    teresita robbin danette delphine brianne nilda danna cindi bess iona winona vida rosita marianna
    racheal guillermina eloisa celestine caren malissa lona chantel shellie marisela leora agatha
    soledad migdalia ivette christen athena janel veda pattie tessie tera marilynn lucretia karrie
    dinah daniela alecia adelina vernice shiela portia merry lashawn dara tawana verda alene zella
    sandi rafaela maya kira candida alvina suzan shayla lettie samatha oralia matilde larissa vesta
    renita delois shanda phillis lorri erlinda cathrine barb isabell ione gisela roxanna mayme kisha
    ellie mellissa dorris dalia bella annetta zoila reta reina lauretta kylie christal pilar charla
    elissa tiffani tana paulina leota breanna jayme carmel vernell tomasa mandi dominga santa
    melodie lura alexa tamela mirna kerrie venus felicita cristy carmelita berniece annemarie tiara
    roseanne missy cori roxana pricilla kristal jung elyse haydee aletha bettina marge gillian
    filomena zenaida harriette caridad vada aretha pearline marjory marcela flor evette elouise
    alina damaris catharine belva nakia marlena luanne lorine karon dorene danita brenna tatiana
    louann julianna andria philomena lucila leonora dovie romona mimi jacquelin gaye tonja misti
    chastity stacia roxann micaela velda marlys johnna aura ivonne hayley nicki majorie herlinda
    """#

  /// Of the same census.
  static let firstNamesOfMen: StaticString = #"""
    james john robert michael william david richard charles joseph thomas christopher daniel paul
    mark donald george kenneth steven edward brian ronald anthony kevin jason matthew gary timothy
    jose larry jeffrey frank scott eric stephen andrew raymond gregory joshua jerry dennis walter
    patrick peter harold douglas henry carl arthur ryan roger joe juan jack albert jonathan justin
    terry gerald keith samuel willie ralph lawrence nicholas roy benjamin bruce brandon adam harry
    fred wayne billy steve louis jeremy aaron randy eugene carlos russell bobby victor ernest
    phillip todd jesse craig alan shawn clarence sean philip chris johnny earl jimmy antonio danny
    bryan tony luis mike stanley leonard nathan dale manuel rodney curtis norman marvin vincent
    glenn jeffery travis jeff chad jacob melvin alfred kyle francis bradley jesus herbert frederick
    ray joel edwin don eddie ricky troy randall barry bernard mario leroy francisco marcus micheal
    theodore clifford miguel oscar jay jim tom calvin alex jon ronnie bill lloyd tommy leon derek
    darrell jerome floyd leo alvin tim wesley dean greg jorge dustin pedro derrick dan zachary corey
    herman maurice vernon roberto clyde glen hector shane ricardo sam rick lester brent ramon tyler
    gilbert gene marc reginald ruben brett nathaniel rafael edgar milton raul ben cecil duane andre
    elmer brad gabriel ron roland jared adrian karl cory claude erik darryl neil christian javier
    fernando clinton ted mathew tyrone darren lonnie lance cody julio kurt allan clayton hugh max
    dwayne dwight armando felix jimmie everett ian ken bob jaime casey alfredo alberto dave ivan
    johnnie sidney byron julian isaac clifton willard daryl virgil andy salvador kirk sergio seth
    kent terrance rene eduardo terrence enrique freddie stuart fredrick arturo alejandro joey nick
    luther wendell jeremiah evan julius donnie otis trevor luke homer gerard doug kenny hubert
    angelo shaun lyle matt alfonso orlando rex carlton ernesto pablo lorenzo omar wilbur blake
    horace roderick kerry abraham rickey ira andres cesar johnathan malcolm rudolph damon kelvin
    rudy preston alton archie marco pete randolph garry geoffrey jonathon felipe bennie gerardo
    dominic loren delbert colin guillermo earnest benny noel rodolfo myron edmund salvatore cedric
    lowell gregg sherman devin sylvester roosevelt israel jermaine forrest wilbert leland simon
    irving owen rufus woodrow sammy kristopher levi marcos gustavo jake lionel marty gilberto clint
    nicolas laurence ismael orville drew ervin dewey wilfred josh hugo ignacio caleb tomas sheldon
    erick frankie darrel rogelio terence alonzo elias bert elbert ramiro conrad noah grady phil
    cornelius lamar rolando clay percy bradford merle darin amos terrell moses irvin saul roman
    darnell randal tommie timmy darrin brendan toby van abel dominick emilio elijah cary domingo
    aubrey emmett marlon emanuel jerald edmond emil dewayne otto teddy reynaldo bret jess trent
    humberto emmanuel stephan louie vicente lamont garland micah efrain heath rodger demetrius ethan
    eldon rocky pierre eli bryce antoine robbie kendall royce sterling grover elton cleveland dylan
    chuck damian reuben stan leonardo russel erwin benito hans monte blaine ernie curt quentin
    agustin jamal devon adolfo tyson wilfredo bart jarrod vance denis damien joaquin harlan desmond
    elliot darwin gregorio kermit roscoe esteban anton solomon norbert elvin nolan carey rod quinton
    hal brain rob elwood kendrick darius moises marlin fidel thaddeus cliff marcel ali raphael bryon
    armand alvaro jeffry dane joesph thurman ned sammie rusty michel monty rory fabian reggie kris
    isaiah gus avery loyd diego adolph millard rocco gonzalo derick rodrigo gerry rigoberto alphonso
    rickie noe vern elvis bernardo mauricio hiram donovan basil nickolas scot vince quincy eddy
    sebastian federico ulysses heriberto donnell denny gavin emery romeo jayson dion dante clement
    coy odell jarvis bruno issac dudley sanford colby carmelo nestor hollis stefan donny linwood
    beau weldon galen isidro truman delmar johnathon silas frederic irwin merrill charley marcelino
    carlo trenton kurtis aurelio winfred vito collin denver leonel emory pasquale mohammad mariano
    danial landon dirk branden adan numbers clair buford bernie wilmer emerson zachery jacques errol
    josue edwardo wilford theron raymundo daren tristan robby lincoln jame genaro octavio cornell
    hung arron antony herschel alva giovanni garth cyrus cyril ronny stevie lon kennith carmine
    augustine erich chadwick wilburn russ myles jonas mitchel mervin zane jamel lazaro alphonse
    randell johnie jarrett ariel abdul dusty luciano seymour scottie eugenio mohammed arnulfo lucien
    ferdinand thad ezra aldo rubin mitch earle abe marquis lanny kareem jamar boris isiah emile elmo
    aron leopoldo everette josef eloy dorian rodrick reinaldo lucio jerrod weston hershel lemuel
    lavern burt jules gil eliseo ahmad nigel efren antwan alden margarito refugio dino osvaldo les
    deandre normand kieth ivory trey norberto napoleon jerold fritz rosendo milford sang deon
    christoper alfonzo lyman josiah brant wilton rico jamaal dewitt brenton yong olin faustino
    claudio judson gino edgardo alec jarred donn trinidad tad porfirio odis lenard chauncey tod mel
    marcelo kory augustus keven hilario bud sal orval mauro dannie zachariah olen anibal milo jed
    thanh amado lenny tory richie horacio brice mohamed delmer dario mac jonah jerrold robt hank
    sung rupert rolland kenton damion chi antone waldo fredric bradly kip burl tyree jefferey ahmed
    willy stanford oren moshe mikel enoch brendon quintin jamison florencio darrick tobias minh
    hassan giuseppe demarcus cletus tyrell lyndon keenan werner theo geraldo columbus chet bertram
    markus huey hilton dwain donte tyron omer isaias hipolito fermin chung adalberto jamey teodoro
    mckinley maximo raleigh lawerence abram rashad emmitt daron chong samual otha miquel eusebio
    dong domenic darron wilber renato hoyt haywood ezekiel chas florentino elroy clemente arden
    neville edison deshawn carrol shayne nathanial jordon danilo claud sherwood raymon rayford
    cristobal ambrose titus hyman felton ezequiel erasmo lonny milan lino jarod herb andreas rhett
    jude douglass cordell oswaldo ellsworth virgilio toney nathanael benedict mose hong isreal
    garret fausto arlen zack modesto francesco manual gaylord gaston filiberto deangelo michale
    granville malik zackary tuan nicky cristopher antione malcom korey jospeh colton waylon hosea
    shad santo rudolf rolf renaldo marcellus lucius kristofer harland arnoldo rueben leandro kraig
    jerrell jeromy hobert cedrick arlie winford wally luigi keneth jacinto graig franklyn edmundo
    """#

  /// Of the same census.
  static let surnames: StaticString = #"""
    smith johnson williams jones brown davis miller wilson moore taylor anderson jackson white
    harris martin thompson garcia martinez robinson clark rodriguez lewis lee walker hall allen
    young hernandez king wright lopez hill green adams baker gonzalez nelson carter mitchell perez
    roberts turner phillips campbell parker evans edwards collins stewart sanchez morris rogers reed
    cook morgan bell murphy bailey rivera cooper richardson cox howard ward torres peterson gray
    ramirez watson brooks sanders price bennett wood barnes ross henderson coleman jenkins perry
    powell long patterson hughes flores washington butler simmons foster gonzales bryant alexander
    griffin diaz hayes myers ford hamilton graham sullivan wallace woods cole west owens reynolds
    fisher ellis harrison gibson mcdonald cruz marshall ortiz gomez murray freeman wells webb
    simpson stevens tucker porter hicks crawford boyd mason morales kennedy warren dixon ramos reyes
    burns gordon shaw holmes rice robertson hunt black daniels palmer mills nichols grant knight
    ferguson stone hawkins dunn perkins hudson spencer gardner stephens payne pierce berry matthews
    arnold wagner willis watkins olson carroll duncan snyder hart cunningham lane andrews ruiz
    harper fox riley armstrong carpenter weaver greene elliott chavez sims peters kelley franklin
    lawson fields gutierrez schmidt carr vasquez castillo wheeler chapman montgomery richards
    williamson johnston banks meyer bishop mccoy howell alvarez morrison hansen fernandez garza
    harvey burton nguyen jacobs reid fuller lynch garrett romero welch larson frazier burke hanson
    mendoza moreno bowman medina fowler brewer hoffman carlson silva pearson holland fleming jensen
    vargas byrd davidson hopkins herrera wade soto walters neal caldwell lowe jennings barnett
    graves jimenez horton shelton barrett obrien castro sutton mckinney lucas miles rodriquez
    chambers holt lambert fletcher watts bates hale rhodes pena beck newman haynes mcdaniel mendez
    bush vaughn parks dawson santiago norris hardy steele curry powers schultz barker guzman page
    munoz ball keller chandler weber walsh lyons ramsey wolfe schneider mullins benson sharp bowen
    barber cummings hines baldwin griffith valdez hubbard salazar reeves warner stevenson burgess
    santos tate cross garner mann mack moss thornton mcgee farmer delgado aguilar vega glover
    manning cohen harmon rodgers robbins newton blair higgins ingram reese cannon strickland
    townsend potter goodwin walton rowe hampton ortega patton swanson goodman maldonado yates becker
    erickson hodges rios conner adkins webster malone hammond flowers cobb moody quinn pope osborne
    mccarthy guerrero estrada sandoval gibbs gross fitzgerald stokes doyle saunders wise colon gill
    alvarado greer padilla waters nunez ballard schwartz mcbride houston christensen klein pratt
    briggs parsons mclaughlin zimmerman buchanan moran copeland pittman brady mccormick holloway
    brock poole logan bass marsh drake wong jefferson morton abbott sparks norton huff massey
    figueroa carson bowers roberson barton tran lamb harrington boone cortez clarke mathis singleton
    wilkins cain underwood hogan mckenzie collier luna phelps mcguire bridges wilkerson nash summers
    atkins wilcox pitts conley marquez burnett cochran chase davenport hood gates ayala sawyer
    vazquez dickerson hodge acosta flynn espinoza nicholson monroe wolf morrow whitaker oconnor
    skinner ware molina kirby huffman gilmore dominguez oneal lang combs kramer hancock gallagher
    gaines shaffer wiggins mathews mcclain fischer wall melton hensley bond dyer grimes contreras
    wyatt baxter snow mosley shepherd larsen hoover beasley petersen whitehead meyers garrison
    shields horn savage olsen schroeder hartman woodard mueller kemp deleon booth patel calhoun
    wiley eaton cline navarro harrell humphrey parrish duran hutchinson hess dorsey bullock robles
    beard dalton avila rich blackwell johns blankenship trevino salinas campos pruitt callahan
    montoya hardin guerra mcdowell stafford gallegos henson wilkinson booker merritt atkinson orr
    decker hobbs tanner knox pacheco stephenson glass rojas serrano marks hickman sweeney strong
    mcclure conway roth maynard farrell lowery hurst nixon weiss trujillo ellison sloan juarez
    winters mclean boyer villarreal mccall gentry carrillo ayers lara sexton pace hull leblanc
    browning velasquez leach chang sellers herring noble foley bartlett mercado landry durham walls
    barr mckee bauer rivers bradshaw pugh velez rush estes dodson morse sheppard weeks camacho bean
    barron livingston middleton spears branch blevins chen kerr mcconnell hatfield harding solis
    frost giles blackburn pennington woodward finley mcintosh koch mccullough blanchard rivas
    brennan mejia kane benton buckley valentine maddox russo mcknight buck moon mcmillan crosby berg
    dotson mays roach chan richmond meadows faulkner oneill knapp kline ochoa jacobson gay hendricks
    horne shepard hebert cardenas mcintyre waller holman donaldson cantu morin gillespie fuentes
    tillman bentley peck key salas rollins gamble dickson santana cabrera cervantes howe hinton
    hurley spence zamora yang mcneil suarez petty gould mcfarland sampson carver bray macdonald
    stout hester melendez dillon farley hopper galloway potts joyner stein aguirre osborn mercer
    bender franco rowland sykes pickett sears mayo dunlap hayden wilder mckay coffey mccarty ewing
    cooley vaughan bonner cotton holder stark ferrell cantrell fulton lott calderon pollard hooper
    burch mullen fry riddle levy duke odonnell britt daugherty berger dillard alston frye riggs
    chaney odom duffy fitzpatrick valenzuela mayer alford mcpherson acevedo barrera cote reilly
    compton mooney mcgowan craft clemons wynn nielsen baird stanton snider rosales bright witt hays
    holden rutledge kinney clements castaneda slater hahn burks delaney pate lancaster sharpe
    whitfield talley macias burris ratliff mccray madden kaufman beach goff cash bolton mcfadden
    levine byers kirkland kidd workman carney mcleod holcomb finch sosa haney franks sargent nieves
    downs rasmussen bird hewitt foreman valencia oneil delacruz vinson dejesus hyde forbes gilliam
    guthrie wooten huber barlow boyle mcmahon buckner rocha puckett langley knowles cooke velazquez
    whitley vang shea rouse hartley mayfield elder rankin hanna cowan lucero arroyo slaughter haas
    oconnell minor boucher archer boggs dougherty andersen newell crowe wang friedman bland swain
    holley pearce childs yarbrough galvan proctor meeks lozano mora rangel bacon villanueva schaefer
    rosado helms boyce goss stinson ibarra hutchins covington crowley hatcher mackey bunch womack
    polk dodd childress childers villa springer mahoney dailey belcher lockhart griggs costa brandt
    walden moser tatum mccann akers lutz pryor orozco mcallister lugo davies shoemaker rutherford
    newsome magee chamberlain blanton simms godfrey flanagan crum cordova escobar downing sinclair
    donahue krueger mcginnis gore farris webber corbett andrade starr lyon yoder hastings mcgrath
    spivey krause harden crabtree kirkpatrick arrington ritter mcghee bolden maloney gagnon dunbar
    ponce pike mayes beatty mobley kimball butts montes eldridge braun hamm gibbons moyer manley
    herron plummer elmore cramer rucker pierson fontenot rubio goldstein elkins wills novak hickey
    worley gorman katz dickinson broussard woodruff crow britton nance lehman bingham zuniga whaley
    shafer coffman steward delarosa neely mata davila mccabe kessler hinkle welsh pagan goldberg
    goins crouch cuevas quinones mcdermott hendrickson samuels denton bergeron ivey locke haines
    snell hoskins byrne arias corbin beltran chappell downey dooley tuttle couch payton mcelroy
    crockett groves cartwright dickey mcgill dubois muniz tolbert dempsey cisneros sewell latham
    vigil tapia rainey norwood stroud meade tipton kuhn hilliard bonilla teague gunn greenwood
    correa reece pineda phipps frey kaiser ames gunter schmitt milligan espinosa bowden vickers
    lowry pritchard costello piper mcclellan lovell sheehan hatch dobson singh jeffries
    hollingsworth sorensen meza fink donnelly burrell tomlinson colbert billings ritchie helton
    sutherland peoples mcqueen thomason givens crocker vogel robison dunham coker swartz keys ladner
    richter hargrove edmonds brantley albright murdock boswell muller quintero padgett kenney daly
    connolly inman quintana lund barnard villegas simons huggins tidwell sanderson bullard mcclendon
    duarte draper marrero dwyer abrams stover goode fraser crews bernal godwin conklin mcneal baca
    esparza crowder bower brewster mcneill rodrigues leal coates raines mccain mccord miner holbrook
    swift dukes carlisle aldridge ackerman starks ricks holliday ferris hairston sheffield lange
    fountain doss betts kaplan carmichael bloom ruffin penn kern bowles sizemore larkin dupree seals
    metcalf hutchison henley farr mccauley hankins gustafson curran waddell ramey cates pollock
    cummins messer heller funk cornett palacios galindo cano hathaway pham enriquez salgado
    pelletier painter wiseman blount feliciano houser doherty mead mcgraw swan capps blanco blackmon
    thomson mcmanus burkett gleason dickens cormier voss rushing rosenberg hurd dumas benitez
    arellano marin caudill bragg jaramillo huerta gipson colvin biggs vela platt cassidy tompkins
    mccollum dolan daley crump sneed kilgore grove grimm davison brunson prater marcum devine dodge
    stratton rosas choi tripp ledbetter hightower feldman epps yeager posey scruggs cope stubbs
    richey overton trotter sprague cordero butcher stiles burgos woodson horner bassett purcell
    haskins akins ziegler spaulding hadley grubbs sumner murillo zavala shook lockwood driscoll dahl
    thorpe redmond putnam mcwilliams mcrae romano joiner sadler hedrick hager hagen fitch coulter
    thacker mansfield langston guidry ferreira corley conn rossi lackey baez saenz mcnamara mcmullen
    mckenna mcdonough link engel browne roper peacock eubanks drummond stringer pritchett parham
    mims landers grayson schafer egan timmons ohara keen hamlin finn cortes mcnair nadeau moseley
    michaud rosen oakes kurtz jeffers calloway beal bautista winn suggs stern stapleton lyles laird
    montano dawkins hagan goldman bryson barajas lovett segura metz lockett langford hinson eastman
    hooks smallwood shapiro crowell whalen triplett chatman aldrich cahill youngblood ybarra
    stallings sheets reeder connelly bateman abernathy winkler wilkes masters hackett granger gillis
    schmitz sapp napier souza lanier gomes weir otero ledford burroughs babcock ventura siegel dugan
    bledsoe atwood wray varner spangler anaya staley kraft fournier belanger wolff thorne bynum
    burnette boykin swenson purvis pina khan duvall darby xiong kauffman healy engle benoit valle
    steiner spicer shaver randle lundy chin calvert staton neff kearney darden oakley medeiros
    mccracken crenshaw perdue dill whittaker tobin washburn hogue goodrich easley bravo dennison
    shipley kerns jorgensen crain villalobos maurer longoria keene coon witherspoon staples pettit
    kincaid eason madrid echols lusk stahl currie thayer shultz mcnally seay maher gagne barrow nava
    moreland honeycutt hearn diggs caron whitten westbrook stovall ragland munson meier looney
    kimble jolly hobson goddard culver burr presley negron connell tovar huddleston ashby salter
    root pendleton oleary nickerson myrick judd jacobsen bain adair starnes matos busby herndon
    hanley bellamy doty bartley yazzie rowell parson gifford cullen christiansen benavides barnhart
    talbot mock crandall connors bonds whitt gage bergman arredondo addison lujan dowdy jernigan
    huynh bouchard dutton rhoades ouellette kiser herrington hare blackman babb allred rudd paulson
    ogden koenig geiger begay parra lassiter hawk esposito waldron ransom prather chacon vick sands
    roark parr mayberry greenberg coley bruner whitman skaggs shipman leary hutton romo medrano ladd
    kruse askew schulz alfaro tabor mohr gallo bermudez pereira bliss reaves flint comer woodall
    naquin guevara delong carrier pickens tilley schaffer knutson fenton doran vogt vann prescott
    mclain landis corcoran zapata hyatt hemphill faulk dove boudreaux aragon whitlock trejo tackett
    shearer saldana hanks mckinnon koehler bourgeois keyes goodson foote lunsford goldsmith flood
    winslow sams reagan mccloud hough esquivel naylor loomis coronado ludwig braswell bearden huang
    fagan ezell edmondson cronin nunn lemon guillory grier dubose traylor ryder dobbins coyle aponte
    whitmore smalls rowan malloy cardona braxton borden humphries carrasco ruff metzger huntley
    hinojosa finney madsen ernst dozier burkhart bowser peralta daigle whittington sorenson saucedo
    roche redding fugate avalos waite lind huston hawthorne hamby boyles boles regan faust crook
    beam barger hinds gallardo willoughby willingham eckert busch zepeda worthington tinsley hoff
    hawley carmona varela rector newcomb kinsey dube whatley ragsdale bernstein becerra yost mattson
    felder cheek handy grossman gauthier escobedo braden beckman mott hillman flaherty dykes
    stockton stearns lofton coats cavazos beavers barrios tang mosher cardwell coles burnham weller
    lemons beebe aguilera parnell harman couture alley schumacher redd dobbs blum blalock merchant
    ennis denson cottrell brannon bagley aviles watt sousa rosenthal rooney dietz blank paquette
    mcclelland duff velasco lentz grubb burrows barbour ulrich shockley rader beyer mixon layton
    altman weathers stoner squires shipp priest lipscomb cutler caballero zimmer willett thurston
    storey medley epperson shah mcmillian baggett torrez hirsch dent poirier peachey farrar creech
    barth trimble dupre albrecht sample lawler crisp conroy wetzel nesbitt murry jameson wilhelm
    patten minton matson kimbrough guinn croft toth pulliam nugent newby littlejohn dias canales
    bernier baron singletary renteria pruett mchugh mabry landrum brower stoddard cagle stjohn
    scales kohler kellogg hopson gant tharp gann zeigler pringle hammons fairchild deaton chavis
    carnes rowley matlock kearns irizarry carrington starkey lopes jarrell craven baum littlefield
    linn humphreys etheridge cuellar chastain bundy speer skelton quiroz pyle portillo ponder
    moulton machado killian hutson hitchcock dowling cloud burdick spann pedersen levin leggett
    hayward dietrich beaulieu barksdale wakefield snowden briscoe bowie berman ogle mcgregor
    laughlin helm burden wheatley schreiber pressley parris alaniz agee swann snodgrass schuster
    radford monk mattingly harp girard cheney yancey wagoner ridley lombardo hudgins gaskins
    duckworth coburn willey prado newberry magana hammonds elam whipple slade serna ojeda liles
    dorman diehl upton reardon michaels goetz eller bauman baer layne hummel brenner amaya adamson
    ornelas dowell cloutier castellanos wellman saylor orourke moya montalvo kilpatrick durbin shell
    oldham kang garvin foss branham bartholomew templeton maguire holton rider monahan mccormack
    beaty anders streeter nieto nielson moffett lankford keating heck gatlin delatorre callaway
    adcock worrell unger robinette nowak jeter brunner steen parrott overstreet nobles montanez
    clevenger brinkley trahan quarles pickering pederson jansen grantham gilchrist crespo aiken
    schell schaeffer lorenz leyva harms dyson wallis pease leavitt cheng cavanaugh batts warden
    seaman rockwell quezada paxton linder houck fontaine durant caruso adler pimentel mize lytle
    cleary cason acker switzer isaacs higginbotham waterman vandyke stamper sisk shuler riddick
    mcmahan levesque hatton bronson bollinger arnett okeefe gerber gannon farnsworth baughman
    silverman satterfield mccrary kowalski grigsby greco cabral trout rinehart mahon linton gooden
    curley baugh wyman weiner schwab schuler morrissey mahan bunn thrasher spear waggoner qualls
    purdy mcwhorter mauldin gilman perryman newsom menard martino graf billingsley artis simpkins
    salisbury quintanilla gilliland fraley foust crouse scarborough grissom fultz marlow markham
    madrigal lawton barfield whiting varney schwarz gooch arce wheat truong poulin hurtado selby
    gaither fortner culpepper coughlin brinson boudreau bales stepp holm schilling morrell kahn
    heaton gamez causey turpin shanks schrader meek isom hardison carranza yanez scroggins schofield
    runyon ratcliff murrell moeller irby currier butterfield ralston pullen pinson estep carbone
    hawks ellington casillas spurlock sikes motley mccartney kruger isbell houle burk tomlin quigley
    neumann lovelace fennell cheatham bustamante skidmore hidalgo forman culp bowens betancourt
    aquino robb milner martel gresham wiles ricketts dowd collazo bostic blakely sherrod kenyon
    gandy ebert deloach allard sauer robins olivares gillette chestnut bourque paine hite hauser
    devore crawley chapa talbert poindexter meador mcduffie mattox kraus harkins choate wren sledge
    sanborn kinder geary cornwell barclay abney seward rhoads howland fortier benner vines tubbs
    troutman rapp mccurdy deluca westmoreland havens guajardo clary seal meehan herzog guillen
    ashcraft waugh renner milam elrod churchill breaux bolin asher windham tirado pemberton nolen
    """#
}
