type Pair = readonly [home: number | null, away: number | null];

const goals = ([home, away]: Pair) => ({ home, away });

/** Scores by the names of the source: `{ fullTime: [1, 0] }`. */
export const scoreRow = (duration: string | null, scores: Readonly<Record<string, Pair>>) => ({
  ...(duration === null ? {} : { duration }),
  fullTime: goals([null, null]),
  halfTime: goals([null, null]),
  ...Object.fromEntries(Object.entries(scores).map(([name, pair]) => [name, goals(pair)])),
});

/** Invented: a match of the Premier League that begins on 12 December 2026 at 15:00 UTC. */
export const matchRow = (facts: object = {}) => ({
  area: { name: 'England' },
  competition: { name: 'Premier League', code: 'PL', type: 'LEAGUE' },
  season: { startDate: '2026-08-15', endDate: '2027-05-24' },
  id: 9,
  utcDate: '2026-12-12T15:00:00Z',
  status: 'TIMED',
  matchday: 16,
  stage: 'REGULAR_SEASON',
  group: null as string | null,
  lastUpdated: '2026-12-12T15:05:00Z',
  homeTeam: { id: 58, name: 'Aston Villa FC' },
  awayTeam: { id: 57, name: 'Arsenal FC' },
  score: scoreRow('REGULAR', {}),
  referees: [] as object[],
  ...facts,
});
