import type { EventItem } from '@stillingen/domain';
import { changed, within } from './danish.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The words of the table of matches, in Danish. */
export const tableText = {
  title: (sport: string, day: string): string => `${sport} ${day}`,
  description: (sport: string): string => `${sport}: livescore, resultater og dagens kampe, minut for minut.`,
  categories: 'Vælg kampe',
  all: 'Alle',
  live: 'Live',
  finished: 'Afsluttede',
  scheduled: 'Kommende',
  days: 'Vælg dag',
  previousDay: 'Forrige dag',
  nextDay: 'Næste dag',
  today: 'I dag',
  byTime: 'Sortér efter tid',
  byLeague: 'Sortér efter liga',
  standings: 'Stilling',
  leagues: 'Ligaer',
  leaguesToday: 'Dagens ligaer',
  moreLeagues: (count: number): string => `Vis ${count} flere`,
  round: (round: string): string => (/^\d+$/.test(round) ? `runde ${round}` : round.replace(/^Runde(?= \d)/, 'runde')),
  matches: (count: number, live: number): string => plural(count, 'kamp', 'kampe') + (live > 0 ? `, ${live} live` : ''),
  show: (league: string): string => `Vis kampene i ${league}`,
  hide: (league: string): string => `Skjul kampene i ${league}`,
  setWon: 'SÆT',
  won: 'V',
  wonSpoken: 'vinder',
  drawn: 'U',
  drawnSpoken: 'uafgjort',
  serving: 'har turen',
  bestOf: (most: number): string => `bedst af ${most}`,
  rounds: (count: number): string => plural(count, 'runde', 'runder'),
  superOver: (home: string, away: string): string => `(${home} – ${away} i super over)`,
  competitor: 'Deltager',
  rank: 'Placering',
  competitors: (count: number): string => plural(count, 'deltager', 'deltagere'),
  allCompetitors: (count: number): string => `Vis alle ${count}`,
  par: (strokes: string): string => `par ${strokes}`,
  prize: (prize: string): string => `præmie ${prize}`,
  raceBoard: (race: string): string => `Resultater af ${race}`,
  withdrawn: (reason: string): string => (reason === '' ? 'Rettet' : `Annulleret: ${within(reason)}`),
  changed,
  video: 'VAR',
  videoTitle: 'Målet undersøges',
  penalty: 'Straffe',
  redCards: (count: number): string => plural(count, 'rødt kort', 'røde kort'),
  scoreWas: (score: string): string => `før ${score}`,
  corrected: (from: string, reason: string): string =>
    from === '' ? changed(reason) : `Rettet, før ${from}${reason === '' ? '' : `: ${within(reason)}`}`,
  advanced: 'videre',
  shootOut: (home: number, away: number): string => `(${home}-${away} str.)`,
  resultOnly: 'Kun slutresultat',
  simulated: 'Simuleret',
  replayed: 'Genspillet',
  correctionsTitle: 'Senest rettet',
  noCorrections: 'Bliver et mål eller et resultat rettet, står det her.',
  openMatch: 'Kamp',
  empty: {
    0: 'Ingen kampe denne dag',
    1: 'Ingen livekampe lige nu',
    2: 'Ingen afsluttede kampe endnu',
    3: 'Ingen flere kampe denne dag',
  } as Readonly<Record<number, string>>,
  emptySport: (sport: string): string => `Ingen kampe i ${sport.toLocaleLowerCase('da')} denne dag`,
  emptySportHint: 'Vi viser dem her, så snart der er nogen.',
  nextMatch: (when: string): string => `Næste kamp: ${when}.`,
  seeAll: 'Se alle kampe',
  seeNextDay: 'Se næste dag',
  failed: 'Kampene kunne ikke hentes',
  failedHint: 'Vi prøver igen af os selv om lidt.',
} as const;

/** Every key that means something, for the help. */
export const shortcutText: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['j', 'k'], does: 'Næste og forrige kamp' },
  { keys: ['Enter'], does: 'Åbn kampen' },
  { keys: ['Esc'], does: 'Luk kampen' },
  { keys: ['[', ']'], does: 'Dagen før og dagen efter' },
  { keys: ['1', '2', '3', '4'], does: 'Alle, live, afsluttede, kommende' },
  { keys: ['l'], does: 'Kun livekampe' },
  { keys: ['t'], does: 'Sortér efter tid eller liga' },
  { keys: ['s'], does: 'Vælg sportsgren' },
  { keys: ['?'], does: 'Denne hjælp' },
];

/** How a fight ended, as it is written in a row and as it is said. */
export interface FinishWords {
  readonly short: string;
  readonly long: string;
  /** Judges decided, after all rounds. */
  readonly isDecision: boolean;
}

type FightMethod = NonNullable<EventItem['finish']>['method'];
const FINISHES: Readonly<Record<FightMethod, readonly [short: string, long: string]>> = {
  ko: ['KO', 'Knockout'],
  tko: ['TKO', 'Teknisk knockout'],
  submission: ['Sub.', 'Submission'],
  'decision-unanimous': ['UD', 'Enstemmig afgørelse'],
  'decision-split': ['SD', 'Delt afgørelse'],
  'decision-majority': ['MD', 'Flertalsafgørelse'],
  'technical-decision': ['TD', 'Teknisk afgørelse'],
  retirement: ['RTD', 'Opgivet'],
  disqualification: ['DSQ', 'Diskvalifikation'],
  draw: ['Uafgjort', 'Uafgjort'],
  'no-contest': ['NC', 'Kampen tæller ikke'],
};
const finishes = new Map<string, readonly [string, string]>(Object.entries(FINISHES));

/** The words for how a fight ended; a method that is not known is said as it was sent. */
export function finishWords(method: string): FinishWords {
  const [short, long] = finishes.get(method) ?? [method, method];
  return { short, long, isDecision: method.startsWith('decision-') || method === 'draw' };
}
