import { countryByName } from '@stillingen/domain';

const TABLE = `
Ikke startet = Scheduled
Live = Live
Slut = Finished
Udsat = Postponed
Aflyst = Cancelled
Afbrudt = Interrupted
Afbrudt og aflyst = Abandoned
Pause = Half Time
Forsinket = Delayed
Trukket sig = Retired
Walkover = Walkover
Forlænget spilletid = Extra Time
Efter forlænget spilletid = After Extra Time
Overtid = Overtime
Efter overtid = After Overtime
Super over = Super Over
Straffesparkskonkurrence = Penalties
Straffekastkonkurrence = Penalties
Straffeslagskonkurrence = Penalties
Scoringskonkurrence = Penalties
Efter straffespark = After Penalties
Efter straffekast = After Penalties
Efter straffeslag = After Penalties
Afventer opdatering = Awaiting updates
Spilles færdig senere = To finish
Sejr tildelt = Awarded
Medicinsk timeout = Medical timeout
Ekstra innings = Extra Innings
Efter ekstra innings = After Extra Innings
Superinning = Super Inning
Vundne halvlege = Halves won
Frokostpause = Lunch
Tepause = Tea
Samlet = Overall

Finale = Final
Semifinale = Semi-finals
Semifinaler = Semi-finals
Kvartfinale = Quarter-finals
Kvartfinaler = Quarter-finals
Bronzekamp = 3rd place
Gruppespil = Group Stage
Grundspil = Regular Season
Ligafase = League phase
Slutspil = Play Offs
Omspil = Play-off
Hovedkamp = Main event
Næstsidste kamp på programmet = Co-main event

Sværvægt = Heavyweight
Letsværvægt = Light heavyweight
Cruiservægt = Cruiserweight
Supermellemvægt = Super middleweight
Mellemvægt = Middleweight
Superweltervægt = Super welterweight
Weltervægt = Welterweight
Superletvægt = Super lightweight
Letvægt = Lightweight
Superfjervægt = Super featherweight
Fjervægt = Featherweight
Superbantamvægt = Super bantamweight
Bantamvægt = Bantamweight
Fluevægt = Flyweight
Stråvægt = Strawweight

Herrer = Men
Kvinder = Women
Herresingle = Men's Singles
Damesingle = Women's Singles
Herredouble = Men's Doubles
Damedouble = Women's Doubles
Mixdouble = Mixed Doubles
Mixeddouble = Mixed Doubles
Mixed double = Mixed Doubles
Drenge - Single = Boys' Singles
Drenge - Double = Boys' Doubles
Piger - Single = Girls' Singles
Piger - Double = Girls' Doubles
Mesterskaber = Championships
Formel 1 = Formula 1
Verdensranglisten = World Ranking

Løb = Race
Træning = Practice
Kvalifikation = Qualifying
Sprint = Sprint
Sprintkvalifikation = Sprint Qualifying
Storslalom = Giant Slalom
Styrtløb = Downhill
Kombination = Combined
Normalbakke = Normal Hill
Storbakke = Large Hill
Skiflyvning = Ski Flying
Prolog = Prologue
bjerge = mountains
kuperet = hilly
fladt = flat
enkeltstart = time trial
holdtidskørsel = team time trial

Mesterskabsspil = Championship Group
Nedrykningsspil = Relegation Group
Kvalifikationsspil = Relegation Group
Oprykningsspil = Promotion Group
Oprykning = Promotion
Nedrykning = Relegation
Nedrykningsplayoff = Relegation Play-off
Ude = Eliminated
Playoff om Conference League = Conference League Play-off
Playoff om 1/8-finale = 1/8-finals Play-off
1/16-finale for de otte bedste treere = 1/16-finals for the eight best in third place
1/8-finale for de fire bedste treere = 1/8-finals for the four best in third place
Kørere = Drivers
Udøvere = Athletes
Hold = Teams

Spillere = Players
Battere = Batters
Pitchere = Pitchers
Bowlere = Bowlers
Mål = Goals
Assists = Assists
Point = Points
3-pointsskud = 3-pointers
Straffekast = Free throws
Bolde = Balls
Firere = Fours
Seksere = Sixes
Runs pr. 100 bolde = Strike rate
Runs pr. over = Economy
Minutter = Minutes
Selvmål = Own goals
Gule kort = Yellow cards
Røde kort = Red cards
Ekstrapoint = Extra points
Tries = Tries
Sparkepoint = Goals kicked
Slagture = At bats
Innings kastet = Innings pitched
Mødte battere = Batters faced

Grebet = Caught
Stumpet = Stumped
Løbet ud = Run out
Bowlet = Bowled
Afventer dommerne = Awaiting the judges
Muligt straffespark = Possible penalty
Sætbold = Set point
Matchbold = Match point
Breakbold = Break point
Ternet flag = Chequered flag
Målfoto = Photo finish
Safety car = Safety car
Afgjort i omspil = Decided in a play-off
Til start = At the start
Løb i gang = Race under way
Afventer resultat = Awaiting result
Rækkefølgen ændret efter protest = Order changed after a protest
Kampen er udsat = The match is postponed
Kampen er afbrudt = The match is interrupted
Kampen begynder senere = The match begins later
Banen er ikke spilleklar = The pitch is not playable
Udsat på grund af tåge = Postponed because of fog
Udsat på grund af vejret = Postponed because of the weather
hoved = head
hals = neck
næse = nose
Styrt = Crash
Kollision = Collision
Motor = Engine
Hydraulik = Hydraulics
Elektronik = Electronics
Bremser = Brakes
Gearkasse = Gearbox
Dæk = Tyre
Uheld = Accident
`;

const phrases = new Map(
  TABLE.split('\n').flatMap((line) => {
    const [danish, english] = line.split(' = ');
    return english === undefined ? [] : [[danish!, english] as const];
  }),
);

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (number: string): string => number + ENDINGS[ORDINALS.select(Number(number))]!;

const COUNTED: Readonly<Record<string, (number: string) => string>> = {
  halvleg: (n) => `${ordinal(n)} Half`,
  periode: (n) => `${ordinal(n)} Period`,
  quarter: (n) => `${ordinal(n)} Quarter`,
  inning: (n) => `${ordinal(n)} Inning`,
  'halvleg af den forlængede spilletid': (n) => `Extra Time, ${ordinal(n)} Half`,
  'halvleg af overtiden': (n) => `Overtime, ${ordinal(n)} Half`,
  sæt: (n) => `Set ${n}`,
  runde: (n) => `Round ${n}`,
  kamp: (n) => `Match ${n}`,
  løb: (n) => `Race ${n}`,
  etape: (n) => `Stage ${n}`,
  træning: (n) => `Practice ${n}`,
  omgang: (n) => `Round ${n}`,
  gennemløb: (n) => `Run ${n}`,
  prøve: (n) => `Stage ${n}`,
  semifinale: (n) => `Semi-final ${n}`,
};

type Pattern = readonly [danish: RegExp, english: (...found: string[]) => string];
const PATTERNS: readonly Pattern[] = [
  [/^(\d+)\. ([a-zæøå ]+)$/, (n, word) => COUNTED[word]?.(n) ?? `${n}. ${word}`],
  [/^(\d+)\. sæt – tiebreak$/, (n) => `Set ${n} - Tiebreak`],
  [/^(\d+)\. prøve af (\d+)$/, (n, of) => `Stage ${n} of ${of}`],
  [/^Runde (\d+)$/, (n) => `Round ${n}`],
  [/^(\d+)\. omgang af (\d+)$/, (n, of) => `Round ${n} of ${of}`],
  [/^Pause efter (\d+)\. omgang$/, (n) => `Break after Round ${n}`],
  [/^1\/(\d+)-finaler?$/, (n) => `1/${n}-finals`],
  [/^Efter runde (\d+)$/, (n) => `After Round ${n}`],
  [/^Efter dag (\d+)$/, (n) => `After Day ${n}`],
  [/^Efter (.+)$/, (what) => `After ${englishPhrase(what)}`],
  [/^Gruppe (.+)$/, (name) => `Group ${name}`],
  [/^(.+)-kvalifikation$/, (name) => `${name} Qualification`],
  [/^(.+) - (Single|Double)$/, (tour, kind) => `${tour.replace(/ kvinder$/, ' Women')} - ${kind}s`],
  [/^Kvinder, (.+)$/, (what) => `Women's ${englishPhrase(what.charAt(0).toUpperCase() + what.slice(1)).toLowerCase()}`],
  [/^(.+?)(?:'s|s) Grand Prix$/, (name) => `${nameOfCountry(name)} Grand Prix`],
  [/^Overtal (.+)$/, (team) => `Power play ${team}`],
  [/^Mangler (\d+) på (\d+) bolde?$/, (runs, balls) => `${runs} needed from ${balls} balls`],
  [/^Kræver (\d+)$/, (runs) => `Target: ${runs}`],
  [/^Break på (\d+)$/, (points) => `Break of ${points}`],
  [/^(.+) vandt med (\d+) (wickets?|runs?)$/, (team, by, what) => `${nameOfCountry(team)} won by ${by} ${what}`],
  [/^(.+) trak sig$/, (name) => `${name} retired`],
  [/^Tidsstraf: (.+) sek\.$/, (whom) => `Time penalty: ${whom} sec.`],
  [/^([\d\u00a0]+) m$/, (metres) => `${metres.replaceAll('\u00a0', ',')} m`],
  [
    /^bane: (.+)$/,
    (state) =>
      `going: ${state
        .split(' til ')
        .map((word) => GOING[word] ?? word)
        .join(' to ')}`,
  ],
  [
    /^([\d,x ]+ km) (individuelt|individuel start|fællesstart|jagtstart|sprint|stafet)$/,
    (distance, kind) => `${distance.replaceAll(',', '.')} ${KINDS_OF_RACE[kind]}`,
  ],
];
const SURFACES: Readonly<Record<string, string>> = { græs: 'turf', sand: 'dirt' };
const GOING: Readonly<Record<string, string>> = {
  god: 'good',
  blød: 'soft',
  fast: 'firm',
  standard: 'standard',
  langsom: 'slow',
};
const KINDS_OF_RACE: Readonly<Record<string, string>> = {
  individuelt: 'Individual',
  'individuel start': 'Interval Start',
  fællesstart: 'Mass Start',
  jagtstart: 'Pursuit',
  sprint: 'Sprint',
  stafet: 'Relay',
};
const BETWEEN = ' · ';

const nameOfCountry = (danish: string): string => countryByName(danish)?.english ?? danish;

export function englishPhrase(danish: string): string {
  const known = phrases.get(danish) ?? SURFACES[danish];
  if (known !== undefined || danish === '') return known ?? '';
  if (danish.includes(BETWEEN)) return danish.split(BETWEEN).map(englishPhrase).join(BETWEEN);
  for (const [pattern, english] of PATTERNS) {
    const found = pattern.exec(danish);
    if (found !== null) return english(...found.slice(1));
  }
  return danish;
}
