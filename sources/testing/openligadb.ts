type Pair = readonly [home: number, away: number];

const TYPES = { half: 1, final: 2, extra: 3, penalties: 5 } as const;
const NAMES = { half: 'Halbzeit', final: 'Endergebnis', extra: 'Nachspielzeit', penalties: 'Elfmeterschießen' } as const;

export const resultRow = (kind: keyof typeof TYPES, [home, away]: Pair) => ({
  resultName: NAMES[kind] as string | null,
  resultTypeID: TYPES[kind] as number | null,
  pointsTeam1: home,
  pointsTeam2: away,
});

/** Ids count from the minute: the same goal has the same id in every answer. */
export const goalRow = (minute: number | null, [home, away]: Pair, facts: object = {}) => ({
  goalID: 100 * (home + away) + (minute ?? 0),
  scoreTeam1: home,
  scoreTeam2: away,
  matchMinute: minute,
  goalGetterID: 7,
  goalGetterName: '',
  isPenalty: false,
  isOwnGoal: false,
  isOvertime: false,
  ...facts,
});

/** Invented: a match of the Bundesliga that begins on 12 December 2026 at 14:30 UTC. */
export const matchRow = (facts: object = {}) => ({
  matchID: 5,
  matchDateTimeUTC: '2026-12-12T14:30:00Z',
  lastUpdateDateTime: '2026-12-12T15:31:00.1',
  leagueShortcut: 'bl1',
  leagueName: 'Bundesliga',
  leagueSeason: 2026,
  group: { groupName: '14. Spieltag', groupOrderID: 14 },
  team1: { teamName: 'Hamburger SV' },
  team2: { teamName: 'FC St. Pauli' },
  matchIsFinished: false,
  matchResults: [] as object[],
  goals: [] as object[],
  location: null,
  numberOfViewers: null,
  ...facts,
});
