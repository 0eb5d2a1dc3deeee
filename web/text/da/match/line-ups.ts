import type { PlayerIncident } from '@stillingen/wire';

type IncidentType = PlayerIncident['type'];

/** Singular and plural. */
const MARKS: Partial<Readonly<Record<IncidentType, readonly [one: string, many: string]>>> = {
  goal: ['mål', 'mål'],
  'penalty-goal': ['mål på straffe', 'mål på straffe'],
  'own-goal': ['selvmål', 'selvmål'],
  assist: ['assist', 'assists'],
  'penalty-missed': ['brændt straffe', 'brændte straffe'],
  'yellow-card': ['gult kort', 'gule kort'],
  'second-yellow-card': ['andet gule kort', 'andet gule kort'],
  'red-card': ['rødt kort', 'røde kort'],
  'green-card': ['grønt kort', 'grønne kort'],
  suspension: ['udvisning', 'udvisninger'],
};

const inning = (minute: string): string => minute.replace("'", '. inning');
const minuteWords = (minute: string): string => minute.replace("'", '. minut');

export const lineupText = {
  title: 'Opstillinger',
  confirmed: 'Bekræftet',
  expected: 'Forventet',
  look: 'Vis på banen',
  looks: { rating: 'Karakter', name: 'Navn' },
  average: 'snit',
  averageSpoken: (team: string, rating: string): string => `${team}, karakter i snit ${rating}`,
  starters: (team: string): string => `${team}, fra start`,
  bench: (team: string): string => `Bænken, ${team}`,
  coaches: 'Trænere',
  officials: 'Trænere og dommer',
  hockeyLine: (number: number): string => `${number}. kæde`,
  coach: 'Cheftræner',
  referee: 'Dommer',
  absences: 'Skader og karantæner',
  doubtful: 'Tvivlsom',
  back: (day: string): string => `Ventes tilbage ${day}`,
  none: 'Ingen opstillinger endnu',
  noneHint: 'De vises her, når de er klar.',
  captain: 'anfører',
  captainLetter: 'C',
  /** Beside a disc; the pitch is read as lists. */
  player: (name: string, number: number | null, isCaptain: boolean, marks: string, rating: string | null): string =>
    [
      number === null ? name : `${number} ${name}`,
      isCaptain ? 'anfører' : '',
      marks,
      rating === null ? '' : `karakter ${rating.replace('.', ',')}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  team: (name: string, formation: string): string => (formation === '' ? name : `${name}, ${formation}`),
  inning,
  mark(type: IncidentType, minutes: readonly string[]): string {
    if (type === 'substitution-out') return `ude i ${minuteWords(minutes[0] ?? '')}`;
    if (type === 'substitution-in') return `ind i ${minuteWords(minutes[0] ?? '')}`;
    const [one, many] = MARKS[type] ?? ['hændelse', 'hændelser'];
    return minutes.length === 1 ? one : `${minutes.length} ${many}`;
  },
  substitutedFor: (player: string): string => `for ${player}`,
} as const;
