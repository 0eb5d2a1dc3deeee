import type { Balance, CommentIcon } from '@stillingen/domain';
import { capital, plural } from '../language.ts';

export const commentaryText = {
  chooseLines: 'Vælg linjer',
  all: 'Alt',
  important: 'Vigtigste',
  pause: 'Sæt på pause',
  goOn: 'Fortsæt',
  waiting: (count: number): string => plural(count, 'ny', 'nye'),
  older: (count: number): string => `Vis ældre (${count})`,
  none: 'Ingen livetekst endnu',
  noImportant: 'Ingen vigtige øjeblikke endnu',
  noneHint: 'Linjerne vises her, efterhånden som de skrives.',
  listen: (commentator: string): string => (commentator === '' ? 'Hør kampen' : `Hør kampen med ${commentator}`),
  goal: 'MÅL',
  points: 'Point',
  icon: {
    none: '',
    whistle: '',
    time: '',
    'own-goal': 'Selvmål',
    penalty: 'Straffe',
    'penalty-missed': 'Brændt straffe',
    'yellow-card': 'Gult kort',
    'red-card': 'Rødt kort',
    substitution: 'Udskiftning',
    corner: 'Hjørnespark',
    chance: 'Chance',
    injury: 'Skade',
    'video-review': 'VAR-tjek',
    'line-up': 'Opstilling',
  } satisfies Record<Exclude<CommentIcon, 'goal'>, string>,
} as const;

export const headToHeadText = {
  chooseMatches: 'Vælg kampe',
  title: 'Indbyrdes opgør',
  count: (count: number): string => plural(count, 'kamp', 'kampe'),
  latest: 'Seneste,',
  form: 'Form, nyeste til højre',
  draws: 'Uafgjort',
  latestMeetings: (count: number, all: number): string =>
    `De seneste ${count}${all > count ? ` af ${plural(all, 'kamp', 'kampe')}` : ''}, højst ti år tilbage`,
  balance: ({ counts, meetings }: Balance, [home, away]: readonly [string, string]): string =>
    `De seneste ${meetings} indbyrdes opgør: ${home} vandt ${counts[0]}, ${away} vandt ${counts[2]}, ${counts[1]} endte uafgjort`,
  penalties: (score: string): string => `${score} str.`,
  more: (count: number): string => `Vis ${count} flere`,
  none: 'Ingen tidligere kampe',
  noneHint: 'Vi kender ingen kampe fra før denne.',
} as const;

export const videoText = {
  title: 'Video',
  note: 'Video åbner hos den, der har optagelsen. Intet hentes derfra, før du trykker.',
  none: 'Ingen video endnu',
  noneHint: 'Klip fra kampen vises her, når de er lagt ud.',
} as const;

export const aroundText = {
  table: 'Stilling',
  tableCaption: (competition: string): string => `En del af stillingen, ${competition}`,
  now: 'lige nu',
  playing: 'Spiller nu',
  rank: 'Nr.',
  team: 'Navn',
  played: 'Kampe',
  points: 'Point',
  next: 'Næste kampe',
  round: (round: string): string => capital(round),
  sameDay: 'Samme dag',
  before: 'Før kampen',
  anyMoment: 'Begynder hvert øjeblik',
  timeUnknown: 'Tidspunkt ikke fastsat',
  place: (rank: number, points: string | null): string => `nr. ${rank}${points === null ? '' : ` · ${points} point`}`,
  preview: 'Optakt',
  lineups: 'Opstillinger',
  meetings: 'Indbyrdes opgør',
  report: 'Kampreferat',
  wholeReport: 'Læs hele referatet',
} as const;
