import { within } from '../language.ts';

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^kvartfinale/i, 'Kvart'],
  [/^semifinale/i, 'Semi'],
  [/^(1\/\d+)-finale/, '$1'],
];

export const drawText = {
  title: 'Turneringstræ',
  /** In sports of which the draw itself is public. */
  drawn: 'Lodtrækning',
  rounds: 'Vælg runde',
  /** For the choice of rounds: 'Kvart', '1/8', '2. runde'. */
  short: (round: string): string => {
    const [pattern, short] = SHORT.find(([each]) => each.test(round)) ?? [];
    return pattern === undefined ? round : round.replace(new RegExp(`${pattern.source}.*$`, pattern.flags), short!);
  },
  parts: 'Vælg del af turneringstræet',
  part: (part: number): string => `${part}. del`,
  path: { teams: 'Vis et holds vej', persons: 'Vis en spillers vej' },
  everyone: { teams: 'Alle hold', persons: 'Alle spillere' },
  show: 'Vis',
  winnerOf: (round: string, number: number | null): string => `Vinder af ${within(round)}${number === null ? '' : ` ${number}`}`,
  meet: 'Vinderne mødes:',
  pairs: 'To og to, som de står: vinderne mødes i næste runde.',
  straight: (round: string): string => `Oversidder: direkte i ${within(round)}`,
  coming: 'Kommende runder',
  whole: 'Hele turneringstræet',
  matches: (count: number): string => (count === 1 ? '1 kamp' : `${count} kampe`),
  homeAndAway: 'ude og hjemme',
  leg: (number: number): string => `${number}. kamp`,
  penalties: (score: string): string => `${score} på straffe`,
  extraTime: 'efter forl.',
  wins: 'sejre',
  live: 'Live',
  through: 'videre',
  onTheWay: 'på vejen',
  empty: 'Intet turneringstræ endnu',
  emptyHint: 'Det vises her, når der er trukket lod.',
} as const;
