// Made of zxcvbn's frequency lists (MIT, see LICENSE-zxcvbn.txt) by the rule in README.md.

extension WordLists {
  /// Words of American television and films, the most frequent first.
  static let spoken: StaticString = #"""
    you i to that it me what this know i'm no have my don't just not do be your we it's so but all
    well oh about right you're get here out going like yeah if can up want think that's now go him
    how got did why see come good really look will okay back can't mean tell i'll hey he's could
    didn't yes something because say take way little make need gonna never we're too she's i've sure
    our sorry what's let thing maybe down man very there's should anything said much any even off
    please doing thank give thought help talk god still wait find nothing again things let's doesn't
    call told great better ever night away believe feel everything you've fine last keep does put
    around stop they're i'd guy isn't always listen wanted guys huh those big lot happened thanks
    won't trying kind wrong talking guess care bad mom remember getting we'll together dad leave
    understand wouldn't actually hear baby nice father else stay done wasn't course might mind every
    enough try hell came someone you'll whole yourself idea ask must coming looking woman room knew
    tonight real son hope went hmm happy pretty saw girl sir friend already saying next job problem
    minute thinking haven't heard honey matter myself couldn't exactly having probably happen we've
    hurt boy dead gotta alone excuse start kill hard you'd today car ready without wants hold wanna
    yet seen deal once gone morning supposed friends head stuff worry live truth face forget true
    cause soon knows telling wife who's chance run move anyone person bye somebody heart miss making
    meet anyway phone reason damn lost looks bring case turn wish tomorrow kids trust check change
    anymore least aren't working makes taking means brother hate ago says beautiful gave fact crazy
    sit afraid important rest fun kid word watch glad everyone sister minutes everybody bit couple
    whoa either mrs feeling daughter wow gets asked break promise door close hand easy question
    tried far walk needs mine killed hospital anybody alright wedding shut able die perfect stand
    comes hit waiting dinner funny husband almost pay answer cool eyes news child shouldn't yours
    moment sleep read where's sounds sonny pick sometimes bed date plan hours lose hands serious
    shit behind inside ahead week wonderful fight past cut quite he'll sick it'll eat nobody goes
    save seems finally lives worried upset carly met brought seem sort safe weren't leaving front
    shot loved asking running clear figure hot felt parents drink absolutely how's daddy sweet alive
    sense meant happens bet blood ain't kidding lie meeting dear seeing sound fault ten buy hour
    speak lady jen thinks christmas outside hang possible worse mistake ooh handle spend totally
    giving here's marriage realize unless sex send needed scared picture talked ass hundred changed
    completely explain certainly sign boys relationship loves hair lying choice anywhere future
    weird luck she'll turned touch kiss crane questions obviously wonder pain calling somewhere
    throw straight cold fast words food none drive feelings they'll marry drop cannot dream protect
    twenty surprise sweetheart poor looked mad except gun y'know dance takes appreciate especially
    situation besides pull hasn't worth sheridan amazing expect swear piece busy happening movie
    we'd catch perhaps step fall watching kept darling dog honor moving till admit problems murder
    he'd evil definitely feels honest eye broke missed longer dollars tired evening starting entire
    trip niles suppose calm imagine fair caught blame sitting favor apartment terrible clean learn
    frasier relax accident wake prove smart message missing forgot interested table nbsp mouth
    pregnant ring careful shall dude ride figured wear shoot stick follow angry write stopped ran
    standing forgive jail wearing ladies kinda lunch cristian greenlee gotten hoping phoebe thousand
    ridge paper tough tape count boyfriend proud agree birthday they've share offer hurry feet
    wondering decision ones finish voice herself would've mess deserve evidence cute dress
    interesting hotel enjoy quiet concerned staying beat sweetie mention clothes fell neither mmm
    fix respect prison attention holding calls surprised bar keeping gift hadn't putting dark owe
    ice helping normal aunt lawyer apart plans jax girlfriend floor whether everything's box judge
    upstairs sake mommy possibly worst acting accept blow strange saved conversation plane mama
    yesterday lied quick lately stuck difference store she'd bought doubt listening walking cops
    deep dangerous buffy sleeping chloe rafe join card crime gentlemen willing window walked guilty
    likes fighting difficult soul joke favorite uncle promised bother seriously cell knowing broken
    advice somehow paid losing push helped killing boss liked innocent rules learned thirty risk
    letting speaking ridiculous afternoon apologize nervous charge patient boat how'd hide detective
    planning huge breakfast horrible awful pleasure driving hanging picked sell quit apparently
    dying notice congratulations visit could've c'mon letter decide forward fool showed smell seemed
    spell memory pictures slow seconds hungry hearing kitchen ma'am should've realized kick grab
    discuss fifty reading idiot suddenly agent destroy bucks shoes peace arms demon livvie consider
    papers incredible witch drunk attorney tells knock ways gives nose skye turns keeps jealous drug
    sooner cares plenty extra outta weekend matters gosh opportunity impossible waste pretend jump
    eating proof slept arrest breathe perfectly warm pulled twice easier goin dating suit romantic
    drugs comfortable finds checked divorce begin ourselves closer ruin smile laugh treat fear
    what'd otherwise excited mail hiding stole pacey noticed fired excellent bringing bottom note
    sudden bathroom honestly sing foot remind charges witness finding tree dare hardly that'll steal
    silly contact teach shop plus colonel fresh trial invited roll reach dirty choose emergency
    dropped butt credit obvious locked loving nuts agreed prue goodbye condition guard fuckin grow
    cake mood crap crying belong partner trick pressure dressed taste neck nurse raise lots carry
    whoever drinking they'd breaking file lock wine spot paying assume asleep turning viki bedroom
    shower nikolas camera fill reasons forty bigger nope breath doctors pants freak movies folks
    cream wild truly desk convince client threw hurts spending answers shirt chair rough doin sees
    ought empty wind aware dealing pack tight hurting guest arrested salem confused surgery
    expecting deacon unfortunately goddamn bottle beyond whenever pool opinion starts jerk secrets
    falling necessary barely dancing tests copy cousin ahem twelve tess skin fifteen speech orders
    complicated nowhere escape biggest restaurant grateful usual burn address someplace screw
    everywhere regret goodness mistakes details responsibility suspect corner hero dumb terrific
    whoo hole memories o'clock teeth ruined bite stenbeck liar showing cards desperate search
    pathetic spoke scare marah afford settle stayed checking hired heads concern blew alcazar
    champagne connection tickets happiness saving kissing hated personally suggest prepared onto
    downstairs ticket it'd loose holy duty convinced throwing kissed legs loud saturday babies
    where'd warning miracle carrying blind ugly shopping hates sight bride coat clearly celebrate
    brilliant wanting forrester lips custody screwed buying toast thoughts reality lexie attitude
    advantage grandfather sami grandma someday roof marrying powerful grown grandmother fake must've
    ideas exciting familiar bomb bout harmony schedule capable practically correct clue forgotten
    appointment deserves threat bloody lonely shame jacket hook scary investigation invite shooting
    lesson criminal victim funeral considering burning strength harder sisters pushed shock pushing
    heat chocolate miserable corinthos nightmare brings zander crash chances sending recognize
    healthy boring feed engaged headed treated knife drag badly hire paint pardon behavior closet
    warn gorgeous milk survive ends dump rent remembered thanksgiving rain revenge prefer spare pray
    disappeared aside statement sometime meat fantastic breathing laughing stood affair ours depends
    protecting jury brave fingers murdered explanation picking blah stronger handsome unbelievable
    anytime shake oakdale wherever pulling facts waited lousy circumstances disappointed weak
    trusted license nothin trash understanding slip sounded awake friendship stomach weapon
    threatened mystery vegas understood basically switch frankly cheap lifetime deny clock garbage
    why'd tear ears indeed changing singing tiny decent avoid messed filled touched disappear exact
    pills kicked harm fortune pretending insurance fancy drove cared belongs nights lorelai lift
    timing guarantee chest woke burned watched heading selfish drinks doll committed elevator freeze
    noise wasting ceremony uncomfortable staring files bike stress permission thrown possibility
    borrow fabulous doors screaming bone xander what're meal apology anger honeymoon bail parking
    fixed wash stolen sensitive stealing photo chose lets comfort worrying pocket mateo bleeding
    shoulder ignore talent tied garage dies demons dumped witches rude crack bothering radar soft
    meantime gimme kinds fate concentrate throat prom messages intend ashamed somethin manage guilt
    interrupt guts tongue shoe basement sentence purse glasses cabin universe repeat mirror wound
    travers tall engagement therapy emotional jeez decisions soup thrilled stake chef moves
    extremely moments expensive counting shots kidnapped cleaning shift plate impressed smells
    trapped aidan knocked charming attractive argue puts whip embarrassed package hitting bust
    stairs alarm pure nail nerve incredibly walks dirt stamp terribly friendly damned jobs suffering
    disgusting stopping deliver riding helps disaster bars crossed trap talks eggs chick threatening
    spoken introduce confession embarrassing bags impression gate reputation presents chat suffer
    argument talkin crowd homework coincidence cancel pride solve hopefully pounds pine mate illegal
    generous outfit maid bath punch freaked begging recall enjoying prepare wheel defend signs
    painful yourselves maris that'd suspicious cooking button warned sixty pity yelling awhile
    confidence offering pleased panic hers gettin refuse grandpa testify choices cruel mental
    gentleman coma cutting proteus guests expert benefit faces jumped toilet sneak halloween privacy
    smoking reminds twins swing solid options commitment crush ambulance wallet gang eleven option
    laundry assure stays skip fail discussion clinic betrayed sticking bored mansion soda sheriff
    suite handled busted load happier studying romance procedure commit assignment suicide minds
    swim yell llanview chasing proper believes humor hopes lawyers giant latest escaped parent
    tricks insist dropping cheer medication flesh routine sandwich handed false beating warrant
    awfully odds treating thin suggesting fever sweat silent clever sweater mall sharing assuming
    judgment goodnight divorced surely steps confess math listened comin answered vulnerable bless
    dreaming chip zero pissed nate kills tears knees chill brains unusual packed dreamed cure lookin
    grave cheating breaks locker gifts awkward thursday joking reasonable dozen curse quartermaine
    millions dessert rolling detail alien delicious closing vampires wore tail secure salad murderer
    spit offense dust conscience bread answering lame invitation grief smiling pregnancy prisoner
    delivery guards virus shrink freezing wreck massimo wire technically blown anxious cave holidays
    cleared wishes caring candles bound charm pulse jumping jokes boom occasion silence nonsense
    frightened slipped dimera blowing relationships kidnapping spin tool roxy packing blaming wrap
    obsessed fruit torture personality there'll fairy necessarily seventy print motel underwear
    grams exhausted believing freaking carefully trace touching messing recovery intention
    consequences belt sacrifice courage enjoyed attracted remove testimony intense heal defending
    unfair relieved loyal slowly buzz alcohol surprises psychiatrist plain attic who'd uniform
    terrified cleaned zach threaten fella enemies satisfied imagination hooked headache forgetting
    counselor andie acted badge naturally frozen sakes appropriate trunk dunno costume sixteen
    impressive kicking junk grabbed understands describe clients owns affect witnesses starving
    instincts happily discussing deserved strangers surveillance admire questioning dragged barn
    deeply wrapped wasted tense hoped fellas roommate mortal fascinating stops arrangements agenda
    literally propose honesty underneath sauce promises lecture eighty torn shocked backup
    differently ninety deck biological pheebs ease creep waitress telephone ripped raising scratch
    rings prints thee arguing ephram asks oops diner annoying taggert sergeant blast towel clown
    habit creature bermuda snap react paranoid handling eaten therapist comment sink reporter nurses
    beats priority interrupting warehouse loyalty inspector pleasant excuses threats guessing tend
    praying motive unconscious mysterious unhappy tone switched rappaport sookie neighbor loaded
    swore piss balance toss misery thief squeeze lobby goa'uld geez exercise forth booked sandburg
    poker eighteen d'you bury everyday digging creepy wondered liver hmmm magical fits discussed
    moral helpful searching flew depressed aisle cris amen vows neighbors darn cents arrange
    annulment useless adventure resist fourteen celebrating inch debt violent sand teal'c
    celebration reminded phones paperwork emotions stubborn pound tension stroke steady overnight
    chips beef suits boxes cassadine collect tragedy spoil realm wipe surgeon stretch stepped nephew
    neat limo confident perspective climb punishment finest springfield hint furniture blanket twist
    proceed fries worries niece gloves soap signature disappoint crawl convicted flip counsel doubts
    crimes accusing shaking remembering hallway halfway bothered madam gather cameras blackmail
    symptoms rope ordinary imagined cigarette supportive explosion trauma ouch furious cheat
    avoiding whew thick oooh boarding approve urgent shhh misunderstanding drawer phony interfere
    catching bargain tragic respond punish penthouse thou rach ohhh insult bugs beside begged
    absolute strictly socks senses sneaking reward polite checks tale physically instructions fooled
    blows tabby bitter adorable y'all tested suggestion jewelry alike jacks distracted shelter
    lessons constable circus audition tune shoulders mask helpless feeding explains sucked robbery
    objection behave valuable shadows courtroom confusing talented smarter mistaken customer bizarre
    scaring motherfucker alert vecchio reverend foolish compliment bastards worker wheelchair
    protective gentle reverse picnic knee cage wives wednesday voices toes stink scares pour cheated
    slide ruining filling exit cottage upside proves parked diary complaining confessed pipe merely
    massage chop spill prayer betray waiter scam rats fraud brush tables sympathy pill filthy
    seventeen employee bracelet pays fairly deeper arrive tracking spite shed recommend oughta nanny
    menu diet corn roses patch dime devastated subtle bullets beans pile confirm strings parade
    borrowed toys straighten steak premonition planted honored exam convenient traveling laying
    insisted dish aitoro kindly grandson donor temper teenager proven mothers denial backwards tent
    swell noon happiest drives thinkin spirits potion holes fence whatsoever rehearsal overheard
    lemme hostage bench tryin taxi shove moron impress needle intelligent instant disagree stinks
    rianna recover groom gesture constantly bartender suspects sealed legally hears dresses sheet
    psychic teenage knocking judging accidentally waking rumor manners homeless hollow desperately
    tapes referring item genoa gear majesty cried tons spells instinct quote motorcycle convincing
    fashioned aids accomplished grip bump upsetting needing invisible forgiveness feds compare
    bothers tooth inviting earn compromise cocktail tramp jabot intimate dignity dealt souls
    informed gods dressing cigarettes alistair leak fond corky seduce liquor fingerprints
    enchantment butters stuffed stavros emotionally transplant tips oxygen nicely lunatic drill
    complain announcement unfortunate slap prayers plug opens oath o'neill mutual yacht remembers
    fried extraordinary bait warton sworn stare safely reunion burst might've dive aboard expose
    buddies trusting booze sweep sore scudder properly parole ditch canceled speaks glow wears
    thirsty skull ringing dorm dining bend unexpected pancakes harsh flattered ahhh troubles fights
    favourite eats rage undercover spoiled sloane shine destroying deliberately conspiracy
    thoughtful sandwiches plates nails miracles fridge drank contrary beloved allergic washed
    stalking solved sack misses forgiven bent maciver involve dragging cooked pointing foul dull
    beneath heels faking deaf stunt jealousy hopeless fears cuts scenario necklace crashed accuse
    restraining homicide helicopter firing safer auction videotape tore reservations pops appetite
    wounds vanquish ironic fathers excitement anyhow tearing sends rape laughed belly dealer
    cooperate accomplish wakes spotted sorts reservation ashes tastes supposedly loft intentions
    integrity wished towels suspected investigating inappropriate lipstick lawn compassion cafeteria
    scarf precisely obsession loses lighten infection granddaughter explode balcony this'll spying
    publicity depend cracked conscious ally absurd vicious invented forbid directions defendant bare
    announce screwing salesman robbed leap lakeview insanity reveal possibilities kidnap gown chairs
    wishing setup punished criminals regrets raped quarters lamp dentist anyways anonymous semester
    risks owes lungs explaining delicate tricked eager doomed adoption stab sickness scum floating
    envelope vault sorel pretended potatoes plea photograph payback misunderstood kiddo healing
    cascade capeside stabbed remarkable brat privilege passionate nerves lawsuit kidney disturbed
    cozy tire shirts oven ordering delay risky monsters honorable grounded closest breakdown bald
    abandon scar collar worthless sucking enormous disturbing disturb distract deals conclusions
    vodka dishes crawling briefcase wiped whistle sits roast rented pigs flirting deposit bottles
    topic riot overreacting logical hostile embarrass casual beacon amusing altar claus survival
    skirt shave porch ghosts favors drops dizzy chili advise strikes rehab photographer peaceful
    leery heavens fortunately fooling expectations cigar weakness ranch practicing examine cranes
    bribe sail prescription hush fragile forensics expense drugged cows bells visitor suitcase sorta
    scan manticore insecure imagining hardest clerk wrist what'll starters silk pump pale nicer haul
    flies boot thumb there'd how're elders quietly pulls idiots erase denying ankle amnesia
    accepting heartbeat devane confront minus legitimate fixing arrogant tuna supper slightest sins
    sayin recipe pier paternity humiliating genuine snack rational minded guessed weddings tumor
    humiliated aspirin spray picks eyed drowning contacts ritual perfume hiring hating docks
    creatures visions thanking thankful sock nineteen fork throws teenagers stressed slice rolls
    plead ladder kicks detectives assured tellin shallow responsibilities repay howdy girlfriends
    deadly comforting ceiling verdict insensitive spilled respected messy interrupted halliwell
    blond bleed wardrobe takin murders backs underestimate justify harmless frustrated fold enzo
    communicate bugging arson whack salary rumors obligation liking dearest congratulate vengeance
    rack puzzle fires courtesy caller blamed tops quiz prep curiosity circles barbecue sunnydale
    spinning psychotic cough accusations resent laughs freshman envy drown bartlet asses sofa poster
    highness dock apologies theirs stat stall realizes psych mmmm fools understandable treats
    succeed stir relaxed makin gratitude faithful accent witter wandering locate inevitable gretel
    deed crushed controlling smelled robe gossip gambling cosmetics accidents surprising stiff
    sincere rushed refrigerator preparing nightmares mijo ignoring hunch fireworks drowned brass
    whispering sophisticated luggage hike explore emotion crashing contacted complications shining
    rolled righteous reconsider goody geek frightening ethics creeps courthouse camping affection
    smythe haircut essay baked apologized vibe respects receipt mami hats destructive adore adopt
    tracked shorts reminding dough creations cabot barrel snuck slight reporters pressing
    magnificent madame lazy glorious fiancee bits visitation sane kindness shoulda rescued mattress
    lounge lifted importantly glove enterprises disappointment condo beings admitting yelled waving
    spoon screech satisfaction reads nailed worm tick resting marvelous fuss cortlandt chased
    pockets luckily lilith filing conversations consideration consciousness worlds innocence
    forehead aggressive trailer slam quitting inform delighted daylight danced confidential aunts
    washing tossed spectra marrow lined implying hatred grill corpse clues sober offended morgue
    infected humanity distraction cart wired violation promising harassment glue d'angelo cursed
    brutal warlocks wagon unpleasant proving priorities mustn't lease flame disappearance depressing
    thrill sitter ribs flush earrings deadline corporal collapsed update snapped smack melt figuring
    delusional coulda burnt tender sperm realise pork popped interrogation esteem choosing undo pres
    prayed plague manipulate insulting detention delightful coffeehouse betrayal apologizing adjust
    wrecked wont whipped rides reminder monsieur faint bake distress correctly complaint blocked
    tortured risking pointless handing dumping cups alibi struggling shiny risked mummy mint hose
    hobby fortunate fleischman fitting curtain counseling rode puppet modeling memo irresponsible
    humiliation hiya freakin felony choke blackmailing appreciated tabloid suspicion recovering
    pledge panicked nursery louder jeans investigator homecoming frustrating buys busting buff
    sleeve irony dope declare autopsy workin torch prick limb hysterical goddamnit fetch dimension
    crowded clip climbing bonding woah trusts negotiate lethal iced fantasies deeds bore babysitter
    questioned outrageous kiriakis insulted grudge driveway deserted definite beep wires suggestions
    searched owed lend drunken demanding costanza conviction bumped weigh touches tempted shout
    resolve relate poisoned meals invitations haunted bogus autograph affects tolerate stepping
    spontaneous sleeps probation manny fist spectacular hostages heroin havin habits encouraging
    consult burgers boyfriends bailed baggage watches troubled torturing teasing sweetest qualities
    postpone overwhelmed malkovich impulse classy charging amazed policeman hypocrite humiliate
    hideous d'ya costumes bluffing betting bein bedtime alcoholic vegetable tray suspicions
    spreading splendid shrimp shouting pressed nooo grieving gladly fling eliminate cereal aaah
    sonofabitch paralyzed lotta locks guaranteed dummy despise dental briefing bluff batteries
    whatta sounding servants presume handwriting fainted dried allright acknowledge whacked toxic
    reliable quicker overwhelming lining harassing fatal endless dolls convict whatcha unlikely
    shutting positively overcome goddam essence dose diagnosis cured bully ahold yearbook tempting
    shelf prosecution pouring possessed greedy wonders thorough spine rath psychiatric meaningless
    latte jammed ignored fiance evidently contempt compromised cans weekends urge theft suing
    shipment scissors responding proposition noises matching hormones hail grandchildren gently
    smashed sexually sentimental nicest manipulated intern handcuffs framed errands entertaining
    crib carriage barge spends slipping seated rubbing rely reject recommendation reckon headaches
    float embrace corners whining sweating skipped mountie motives listens cristobel cleaner
    cheerleader balsom unnecessary stunning scent quartermaines pose montega loosen info hottest
    haunt gracious forgiving errand cakes blames abortion sketch shifts plotting perimeter pals mere
    mattered lonigan interference eyewitness enthusiasm diapers strongest shaken punched portal
    catches backyard terrorists sabotage organs needy cuff civilization woof who'll prank obnoxious
    mates hereby gabby faked cellar whitelighter void strangle sour muffins interfering demonic
    clearing boutique barrington terrace smoked righty quack petey pact knot ketchup disappearing
    cordy uptight ticking terrifying tease swamp secretly rejection reflection realizing rays
    mentally marone doubted deception congressman cheesy toto stalling scoop ribbon immune expects
    destined bets bathing appreciation accomplice wander shoved sewer scroll retire lasts fugitive
    freezer discount cranky crank clearance bodyguard anxiety accountant whoops volunteered talents
    stinking remotely garlic decency cord beds altogether uniforms tremendous popping outa observe
    lung hangs feelin dudes donation disguise curb bites antique toothbrush realistic predict
    landlord hourglass hesitate consolation babbling tipped stranded smartest repeating puke psst
    paycheck overreacted macho juvenile grocery freshen disposal cuffs caffeine vanished unfinished
    ripping pinch flattering expenses dinners colleague ciao belthazor attorneys woulda whereabouts
    waitin truce tripped tasted steer poisoning manipulative immature husbands heel granddad
    delivering condoms addict trashed raining pasta needles leaning detector coolest batch
    appointments almighty vegetables spark perfection pains momma mole meow hairs getaway cracking
    compliments behold verge tougher timer tapped taped specialty snooping shoots rendezvous
    pentagon leverage jeopardize janitor grandparents forbidden clueless bidding ungrateful
    unacceptable tutor serum scuse pajamas mouths lure irrational doom cries beautifully arresting
    approaching traitor sympathetic smug smash rental prostitute premonitions jumps inventory darlin
    committing banging asap worms violated vent traumatic traced sweaty shaft overboard insight
    healed grasp experiencing crappy crab chunk awww stain shack reacted pronounce poured moms
    marriages jabez handful flipped fireplace embarrassment disappears concussion bruises brakes
    twisting swept summon splitting sloppy settling reschedule notch hooray grabbing exquisite
    disrespect thornhart straw slapped shipped shattered ruthless refill payroll numb mourning manly
    hunk entertain drift dreadful doorstep confirmation chops appreciates vague tires stressful
    stashed stash sensed preoccupied predictable noticing madly gunshot dozens dork confuse cleaners
    charade chalk cappuccino bouquet amulet addiction who've warming unlock satisfy sacrificed
    relaxing lone blocking blend blankets addicted yuck hunger hamburger greeting greet gravy gram
    dreamt dice caution backpack agreeing whale taller supervisor sacrifices phew ounce irrelevant
    gran felon favorites farther fade erased easiest convenience compassionate cane backstage agony
    adores veins tweek thieves surgical strangely stetson recital proposing productive meaningful
    immunity hassle goddamned frighten dearly cease ambition wage unstable salvage richer refusing
    raging pumping pressuring mortals lowlife intimidated intentionally inspire forgave devotion
    despicable deciding dash comfy breach bark aaaah switching swallowed stove screamed scars
    russians pounding poof pipes pawn legit invest farewell curtains civilized caviar boost token
    superstition supernatural sadness recorder psyched motivated microwave hallelujah fraternity
    dryer cocoa chewing acceptable unbelievably smiled smelling simpler respectable remarks khasinau
    indication gutter grabs fulfill flashlight ellenor blooded blink blessings beware uhhh turf
    swings slips shovel shocking puff mirrors locking heartless fras childish cardiac utterly
    tuscany ticked stunned statesville sadly purely kiddin jerks hitch flirt fare equals dismiss
    christening casket c'mere breakup biting antibiotics accusation abducted witchcraft thread
    runnin punching paramedics newest murdering masks lawndale initials grampa choking charms
    careless bushes buns bummed shred saves saddle rethink regards precinct persuade meds
    manipulating llanfair leash hearted guarantees fucks disgrace deposition bookstore boil vitals
    veil trespassing sidewalk sensible punishing overtime optimistic obsessing notify mornin
    jeopardy jaffa injection hilarious desires confide cautious yada where're vindictive vial teeny
    stroll sittin scrub rebuild posters ordeal nuns intimacy inheritance exploded donate distracting
    despair crackers wildwind virtue thoroughly tails spicy sketches sights sheer shaving seize
    scarecrow refreshing prosecute platter napkin misplaced merchandise loony jinx heroic
    frankenstein ambitious syrup solitary resemblance reacting premature lavery flashes cheque
    awright acquainted wrapping untie salute realised priceless partying lightly lifting kasnoff
    insisting glowing generator explosives cutie confronted buts blouse ballistic antidote analyze
    allowance adjourned unto understatement tucked touchy subconscious screws sarge roommates
    rambaldi offend nerd knives irresistible incapable hostility goddammit fuse frat curfew
    blackmailed walkin starve sleigh sarcastic recess rebound pinned parlor outfits livin heartache
    haired fundraiser doorman discreet dilucca cracks considerate climbed catering apophis zoey
    urine strung stitches sordid sark protector phoned pets hostess flaw flavor deveraux consumed
    confidentiality bourbon straightened specials spaghetti prettier powerless playin playground
    paranoia instantly havoc exaggerating eavesdropping doughnuts diversion deepest cutest comb bela
    behaving anyplace accessory workout translate stuffing speeding slime royalty polls marital
    lurking lottery imaginary greetings fairwinds elegant elbow credibility credentials claws
    chopped bridal bedside babysitting witty unforgivable underworld tempt tabs sophomore selfless
    secrecy restless okey movin metaphor messes meltdown lecter incoming gasoline diefenbaker buckle
    admired adjustment warmth throats seduced queer parenting noses luckiest graveyard gifted
    footsteps dimeras cynical wedded verbal unpredictable tuned stoop slides sinking rigged plumbing
    lingerie hankey greed everwood elope dresser chauffeur bulletin bugged bouncing temptation
    strangest slammed sarcasm pending packages orderly obsessive murderers meteor inconvenience
    glimpse froze execute courageous consulate closes bosses bees amends wuss wolfram wacky
    unemployed testifying syringe stew startled sorrow sleazy shaky screams rsquo remark poke nutty
    mentioning mend inspiring impulsive housekeeper foam fingernails conditioning baking whine thug
    starved sniffing sedative programmed picket paged hound homosexual homo hips forgets flipping
    flea flatter dwell dumpster choo assignments ants vile unreasonable tossing thanked steals
    souvenir scratched psychopath outs obstruction obey lump insists harass gloat filth edgy didn
    coroner confessing bruise betraying bailing appealing adebisi wrath wandered waist vain traps
    stepfather poking obligated heavenly dilemma crazed contagious coaster cheering bundle vomit
    thingy speeches robbing raft pumped pillows peep packs neglected m'kay loneliness intrude
    helluva gardener forresters drooling betcha vase supermarket squat spitting rhyme relieve
    receipts racket pictured pause overdue motivation morgendorffer kidnapper insect horns feminine
    eyeballs dumps disappointing crock convertible claw clamp canned cambias bathtub avanya artery
    weep warmer suspense summoned spiders reiber raving pushy postponed ohhhh noooo mold laughter
    incompetent hugging groceries drip communicating auntie adios wraps wiser willingly weirdest
    timmih thinner swelling swat steroids sensitivity scrape rehearse prophecy ledge justified
    insults hateful handles doorway chatting buyer buckaroo bedrooms askin ammo tutoring subpoena
    """#
}
