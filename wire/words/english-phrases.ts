import { countryByName } from '@stillingen/domain';

import table from './english-phrases.json' with { type: 'json' };

const PHRASES: ReadonlyMap<string, string> = new Map(Object.entries(table));

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
  kvalifikationsrunde: (n) => `Qualifying round ${n}`,
  hop: (n) => `Jump ${n}`,
  skydning: (n) => `Shooting ${n}`,
  minut: (n) => `${ordinal(n)} minute`,
};

const BASES: Readonly<Record<string, string>> = {
  '1. base': 'runner on 1st',
  '2. base': 'runner on 2nd',
  '3. base': 'runner on 3rd',
  '1. og 2. base': 'runners on 1st and 2nd',
  '1. og 3. base': 'runners on 1st and 3rd',
  '2. og 3. base': 'runners on 2nd and 3rd',
  'fyldte baser': 'bases loaded',
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
  [/^(.+?finaler?), (\d)\. kamp$/, (round, n) => `${englishPhrase(round)}, ${ordinal(n)} leg`],
  [/^(.+) \(omkamp\)$/, (round) => `${englishPhrase(round)} (replay)`],
  [/^(.+) \(genafspilning\)$/, (name) => `${englishPhrase(name)} (replay)`],
  [/^(.+) træningskampe$/, (name) => `${name} friendlies`],
  [/^Klasse (\d+)$/, (n) => `Class ${n}`],
  [/^[Gg]ruppe (.+)$/, (name) => `Group ${name}`],
  [/^(.+)-kvalifikation$/, (name) => `${name} Qualification`],
  [/^(.+) - (Single|Double)$/, (tour, kind) => `${tour.replace(/ kvinder$/, ' Women')} - ${kind}s`],
  [/^Kvinder, (.+)$/, (what) => `Women's ${englishPhrase(what.charAt(0).toUpperCase() + what.slice(1)).toLowerCase()}`],
  [/^(.+?)(?:'s|s) Grand Prix$/, (name) => `${nameOfCountry(name)} Grand Prix`],
  [/^Overtal (.+)$/, (team) => `Power play ${nameOfTeam(team)}`],
  [/^Mangler (\d+) på (\d+) bolde?$/, (runs, balls) => `${runs} needed from ${balls} balls`],
  [/^Mangler (\d+)$/, (runs) => `${runs} needed`],
  [/^(\d) ude$/, (outs) => `${outs} out`],
  [/^(\d) ude, (.+)$/, (outs, bases) => `${outs} out, ${BASES[bases] ?? bases}`],
  [/^(\d) brændt$/, (outs) => `${outs} out`],
  [/^Kræver (\d+)$/, (runs) => `Target: ${runs}`],
  [/^Break på (\d+)$/, (points) => `Break of ${points}`],
  [/^(.+) vandt med (\d+) (wickets?|runs?)$/, (team, by, what) => `${nameOfTeam(team)} won by ${by} ${what}`],
  [/^Uafgjort – (.+) vandt super over$/, (team) => `Tied – ${nameOfTeam(team)} won the super over`],
  [/^Uafgjort – (.+) vandt på kast mod gærdet$/, (team) => `Tied – ${nameOfTeam(team)} won the bowl-out`],
  [/^(.+) trak sig$/, (name) => `${name} retired`],
  [/^(.+) har meldt afbud$/, (name) => `${name} withdrew`],
  [/^(.+) diskvalificeret$/, (name) => `${name} disqualified`],
  [/^Tidsstraf: (.+) sek\.$/, (whom) => `Time penalty: ${whom} sec.`],
  [/^([\d\u00a0]+) m$/, (metres) => `${metres.replaceAll('\u00a0', ',')} m`],
  [/^bane: (.+)$/, (state) => `going: ${state.replaceAll(/\p{L}+/gu, (word) => GOING[word] ?? word)}`],
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
  hurtig: 'firm',
  våd: 'wet',
  til: 'to',
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

/** 'Danmark (k)' is 'Denmark W'. */
const nameOfTeam = (danish: string): string => {
  const base = danish.replace(/ \(k\)$/, '');
  return base === danish ? nameOfCountry(danish) : `${nameOfCountry(base)} W`;
};
const nameOfCountry = (danish: string): string => countryByName(danish)?.english ?? danish;

export function englishPhrase(danish: string): string {
  const known = PHRASES.get(danish) ?? SURFACES[danish];
  if (known !== undefined || danish === '') return known ?? '';
  if (danish.includes(BETWEEN)) return danish.split(BETWEEN).map(englishPhrase).join(BETWEEN);
  for (const [pattern, english] of PATTERNS) {
    const found = pattern.exec(danish);
    if (found !== null) return english(...found.slice(1));
  }
  return inParts(danish);
}

/** 'Gruppespil, 2. runde' is 'Group Stage, Round 2'; a text that ends with a name stays. */
function inParts(danish: string): string {
  const [, first = '', last = ''] = /^(.+), ([^,]+)$/.exec(danish) ?? [];
  const english = englishPhrase(last);
  return english === last ? danish : `${englishPhrase(first)}, ${english}`;
}
