import { Category } from '@stillingen/client';
import type { SportName } from '@stillingen/domain';
import type { LeagueRow } from '@stillingen/wire';
import { capital, changed, EVENT_FORMS, type EventWord, markMinutes, plural, saysChanged, within } from './language.ts';
const SERVING: Readonly<Record<string, string>> = {
  tennis: 'har serven',
  badminton: 'har serven',
  'table-tennis': 'har serven',
  volleyball: 'har serven',
  'beach-volleyball': 'har serven',
  darts: 'kaster',
  snooker: 'ved bordet',
  cricket: 'batter',
  baseball: 'slår',
  pesapallo: 'slår',
  'american-football': 'har bolden',
};

export const tableText = {
  title: (sport: string, day: string): string => `${sport} ${day}`,
  description: (sport: string, event: EventWord): string =>
    `${sport}: livescore, resultater og dagens ${EVENT_FORMS[event].many}, minut for minut.`,
  categories: (event: EventWord): string => `Vælg ${EVENT_FORMS[event].many}`,
  live: 'Live',
  category: {
    [Category.all]: 'Alle',
    [Category.live]: 'Live',
    [Category.finished]: 'Afsluttede',
    [Category.scheduled]: 'Kommende',
    [Category.odds]: 'Odds',
    [Category.mine]: 'Mine',
    [Category.tv]: 'Tv',
    [Category.audio]: 'Lyd',
  },
  days: 'Vælg dag',
  previousDay: 'Forrige dag',
  nextDay: 'Næste dag',
  today: 'I dag',
  byTime: 'Sortér efter tid',
  byLeague: 'Sortér efter liga',
  standings: 'Stilling',
  /** '16', 'Runde 16', '16. runde' of feeds: 'runde 16' with a table, '16. runde' in a knock-out. */
  round: (round: string, { tables }: Pick<LeagueRow, 'tables'>): string =>
    round.replace(/^(?:Runde )?(\d+)(?:\. runde)?(?=$|,)/, tables ? 'runde $1' : '$1. runde'),
  matches: (count: number, live: number): string => plural(count, 'kamp', 'kampe') + (live > 0 ? `, ${live} live` : ''),
  show: (league: string): string => `Vis kampene i ${league}`,
  hide: (league: string): string => `Skjul kampene i ${league}`,
  setWon: 'SÆT',
  serving: ({ name }: Pick<SportName, 'name'>): string => SERVING[name] ?? 'har turen',
  bestOf: (most: number): string => `bedst af ${most}`,
  /** The same in a narrow place. */
  atMost: (most: number): string => `maks. ${most}`,
  rounds: (count: number): string => plural(count, 'omgang', 'omgange'),
  superOver: (home: string, away: string): string => `(${home} – ${away} i super over)`,
  withdrawn: (reason: string): string => (reason === '' ? 'Rettet' : `Annulleret: ${within(reason)}`),
  changed,
  video: 'VAR',
  videoTitle: 'VAR tjekker målet',
  penalty: 'Straffe',
  onTelevision: (channels: string): string => `Vises på ${channels}`,
  redCards: (count: number): string => plural(count, 'rødt kort', 'røde kort'),
  scoreWas: (score: string): string => `før ${score}`,
  corrected: (from: string, reason: string): string => {
    if (from === '') return changed(reason);
    const before = `før ${markMinutes(from)}`;
    if (saysChanged(reason)) return `${changed(reason)}, ${before}`;
    return `Rettet, ${before}${reason === '' ? '' : `: ${within(reason)}`}`;
  },
  advanced: 'videre',
  shootOut: (home: number, away: number): string => `(${home}-${away} str.)`,
  aggregate: (home: number, away: number) => ({
    text: `(samlet ${home}-${away})`,
    spoken: `samlet ${home}-${away}`,
  }),
  provisional: 'Foreløbigt',
  resultOnly: 'Kun slutresultat',
  simulated: 'Simuleret',
  replayed: 'Fra arkivet',
  beside: 'Ved siden af listen',
  onTv: 'I tv',
  wholeTv: 'Hele tv-programmet',
  correctionsTitle: 'Senest rettet',
  noCorrections: 'Bliver et mål eller et resultat rettet, står det her.',
  more: 'Vis flere',
  openMatch: 'Kamp',
  empty: (category: Category, event: EventWord): string => {
    const { many, liveMany } = EVENT_FORMS[event];
    return {
      [Category.all]: `Ingen ${many} denne dag`,
      [Category.live]: `Ingen ${liveMany} lige nu`,
      [Category.finished]: `Ingen afsluttede ${many} endnu`,
      [Category.scheduled]: `Ingen flere ${many} denne dag`,
      [Category.odds]: `Ingen ${many} med odds denne dag`,
      [Category.mine]: `Ingen af dine ${many} i dag`,
      [Category.tv]: `Ingen ${many} i tv denne dag`,
      [Category.audio]: `Ingen ${many} med lyd denne dag`,
    }[category];
  },
  emptySport: (sport: string, event: EventWord): string => `${sport}: ingen ${EVENT_FORMS[event].many} denne dag`,
  /** Of a site without any match. */
  vacant: (event: EventWord): string => `Ingen ${EVENT_FORMS[event].many} endnu`,
  start: 'Kom i gang:',
  emptySportHint: 'Vi viser dem her, så snart der er nogen.',
  next: (when: string, event: EventWord): string => `Næste ${EVENT_FORMS[event].one}: ${when}`,
  seeAll: (event: EventWord): string => `Se alle ${EVENT_FORMS[event].many}`,
  seeNextDay: 'Se næste dag',
  failed: (event: EventWord): string => `${capital(EVENT_FORMS[event].theMany)} kunne ikke hentes`,
  failedHint: 'Vi prøver igen af os selv om lidt.',
  matchFailed: 'Kampen kunne ikke hentes. Der er ingen forbindelse lige nu.',
} as const;
