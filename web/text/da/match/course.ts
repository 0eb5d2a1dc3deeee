import type { Block, PressureLevel, ShotsLevel } from '@stillingen/domain';
import { plural } from '../language.ts';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} og ${words.at(-1)}`;

type Span = { readonly from: number; readonly to: number };
const spans = (blocks: readonly Span[]): string => listed(blocks.map(({ from, to }) => `${from}.–${to}. minut`));

const COUNTED: Readonly<Record<PressureLevel, string>> = {
  xg: 'forventede mål, hjørnespark, indlæg og berøringer i feltet',
  full: 'afslutninger, hjørnespark, indlæg, berøringer i feltet og afleveringer på sidste tredjedel',
  dangerous: 'afslutninger, hjørnespark og farlige angreb',
  shots: 'afslutninger og hjørnespark',
};
const WEIGHTS: Readonly<Record<PressureLevel, string>> = {
  xg: 'xG 100, hjørnespark 5, indlæg 2, berøring i feltet 2, aflevering på sidste tredjedel 0,8',
  full: 'skud på mål 15, skud forbi 12, blokeret skud 7, hjørnespark 6, berøring i feltet 3, indlæg 2, aflevering på sidste tredjedel 0,5',
  dangerous: 'skud på mål 15, skud forbi 11, blokeret skud 5, hjørnespark 4, farligt angreb 4',
  shots: 'skud på mål 20, skud forbi 17, blokeret skud 12, hjørnespark 8',
};

const SHOTS: Readonly<Record<ShotsLevel, string>> = { shots: 'Skud', onTarget: 'Skud på mål' };
/** At most one decimal. */
const countText = (count: number): string => String(Math.round(count * 10) / 10).replace('.', ',');
interface ShotsOfSide {
  readonly name: string;
  readonly count: number;
  readonly most: Block | null;
}
const mostShots = (name: string, { from, to, sum }: Block): string => `${name} ${countText(sum)} i ${from}.–${to}. minut`;

export const courseText = {
  how: 'Sådan regner vi',
  asTable: 'Vis som tabel',
  break: 'Pause',
  flow: {
    title: 'Kampens gang',
    shows: (level: PressureLevel): string => `Pres: ${COUNTED[level]}, vægtet minut for minut.`,
    shots: (level: ShotsLevel): string => `${SHOTS[level]} minut for minut: hver søjle er ét minut, hjemmeholdet opad.`,
    shotsNamed(level: ShotsLevel, sides: readonly ShotsOfSide[]): string {
      const sums = sides.map(({ name, count }) => `${name} ${countText(count)}`).join(', ');
      const most = sides.flatMap((side) => (side.most === null ? [] : [mostShots(side.name, side.most)]));
      return `${SHOTS[level]} minut for minut: ${sums}.${most.length === 0 ? '' : ` Flest på fem minutter: ${most.join(', ')}.`}`;
    },
    count: countText,
    goals: (hasSuspensions: boolean): string => `Mål og ${hasSuspensions ? 'udvisninger' : 'røde kort'} på kampens tidslinje.`,
    named(home: string, away: string, ofHome: readonly Span[], ofAway: readonly Span[]): string {
      const sides = [
        ...(ofHome.length === 0 ? [] : [`${home} mest i ${spans(ofHome)}`]),
        ...(ofAway.length === 0 ? [] : [`${away} mest i ${spans(ofAway)}`]),
      ];
      return `Pres minut for minut: ${sides.length === 0 ? 'uden længere pres fra nogen af holdene' : sides.join(', ')}.`;
    },
    goalsNamed: (count: number): string => `Kampens gang: ${count === 0 ? 'ingen mål' : `${count} mål`} på tidslinjen.`,
    minutes: 'Minut',
    goal: 'Mål',
    formula: (formula: string, level: PressureLevel): readonly string[] => [
      `Hver søjle er ét minut. For hvert hold lægges det, der skete, sammen med disse vægte i hundrededele mål: ${WEIGHTS[level]}.`,
      'Søjlen er 4 gange forskellen mellem holdene, højst 100. Opad er hjemmeholdet. Skraverede minutter mangler der tal for, og det løbende minut tæller først med, når det er slut.',
      'Pres viser, hvor meget der blev skabt, ikke hvem der fortjente at vinde: fire af ti mål falder imod presset.',
      `Formel: ${formula}.`,
    ],
  },
  lead: {
    title: 'Føringen',
    shows(changes: number, home: string, mostHome: number, away: string, mostAway: number, byMinute: boolean): string {
      const most = `største føring: ${home} ${mostHome}, ${away} ${mostAway}`;
      return `${plural(changes, 'føringsskift', 'føringsskift')} · ${most}${byMinute ? ' · opgjort minut for minut' : ''}`;
    },
    partsOnly: 'Føringen er kun kendt ved pauserne.',
    named: (home: string, mostHome: number, away: string, mostAway: number): string =>
      `Føringen: ${home} førte højst med ${mostHome}, ${away} højst med ${mostAway}.`,
    time: 'Tid',
    score: 'Stilling',
    lead: 'Føring',
    none: 'Lige',
    by: (name: string, count: number): string => `${name} +${count}`,
  },
  strip: {
    sets: {
      title: 'Sæt for sæt',
      head: 'Sæt',
      part: (number: number): string => `${number}. sæt`,
      shows: 'Hver rude er et sæt, de tomme er ikke spillet. Stregen øverst eller nederst viser vinderen.',
    },
    legs: {
      title: 'Leg for leg',
      head: 'Leg',
      part: (number: number): string => `Leg ${number}`,
      shows: 'Hver rude er et leg med vinderens lukning. Stregen øverst eller nederst viser vinderen.',
    },
    frames: {
      title: 'Frame for frame',
      head: 'Frame',
      part: (number: number): string => `Frame ${number}`,
      shows: 'Hver rude er en frame, de tomme er ikke spillet. Stregen øverst eller nederst viser vinderen.',
    },
    maps: {
      title: 'Map for map',
      head: 'Map',
      part: (number: number): string => `Map ${number}`,
      shows: 'Hver rude er et map, de tomme er ikke spillet. Stregen øverst eller nederst viser vinderen.',
    },
  },
  withLead: 'I ruden ses føringen undervejs: Opad fører den første side.',
  winner: 'Vinder',
  checkout: 'Lukning',
  leg: (number: number, name: string, checkout: number): string => `leg ${number} til ${name}, lukning ${checkout}`,
  points: {
    title: 'Point for point',
    now: 'Partiet lige nu',
    serves: (name: string): string => `${name} har serven`,
    broke: 'Brud',
    marks: { break: 'breakbold', set: 'sætbold', match: 'matchbold' },
    to: (score: string, name: string): string => `${score}, parti til ${name}`,
    shows: 'Et parti i hver linje, det nyeste øverst. Fremhævet: breakbold, sætbold og matchbold.',
  },
  worm: {
    title: 'Runs over for over',
    shows: 'Stregen er holdets runs, hver ring et wicket. Mellem wickets er stregen trukket lige.',
    target: (runs: number): string => `Kræver ${runs} for at vinde: den stiplede linje.`,
    named: (innings: readonly string[]): string => `Runs over for over: ${innings.join(', ')}.`,
    innings: (name: string, runs: number, wickets: string, overs: string): string =>
      `${name} ${runs}/${wickets} efter ${overs} overs`,
    over: 'Over',
    team: 'Hold',
    runs: 'Runs',
  },
  innings: {
    title: 'Runs pr. inning',
    shows: 'Runs i hver halve inning: udeholdet nedad, hjemmeholdet opad.',
    named: (home: string, away: string, runs: readonly [number, number]): string =>
      `Runs inning for inning: ${home} ${runs[0]}, ${away} ${runs[1]}.`,
    inning: 'Inning',
  },
  rounds: {
    title: 'Omgang for omgang',
    shows: 'Hver rude er en omgang, de lyse er ikke kæmpet.',
    named: (fought: number, rounds: number): string => `Omgang for omgang: ${fought} af ${plural(rounds, 'omgang', 'omgange')}.`,
    round: 'Omgang',
    stateHead: 'Status',
    state: { over: 'Slut', running: 'I gang', toCome: '' },
  },
} as const;
