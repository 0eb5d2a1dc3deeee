const words = (text: string) => ({ default: text });

/** A match of the NHL in play, Buffalo 2-1 Dallas, as its own page states it; invented. */
export const nhlGame = (change: object = {}) => ({
  id: 2026020001,
  season: 20262027,
  gameType: 2,
  gameDate: '2026-11-28',
  venue: words('KeyBank Center'),
  startTimeUTC: '2026-11-29T00:00:00Z',
  gameState: 'LIVE',
  gameScheduleState: 'OK',
  homeTeam: { abbrev: 'BUF', score: 2 },
  awayTeam: { abbrev: 'DAL', score: 1 },
  periodDescriptor: { number: 2, periodType: 'REG' },
  clock: { timeRemaining: '12:00', inIntermission: false },
  summary: {
    scoring: [nhlPeriod(1, [nhlGoal(11, 'BUF', [1, 0])]), nhlPeriod(2, [nhlGoal(21, 'BUF', [2, 0]), nhlGoal(22, 'DAL', [2, 1])])],
    shootout: [],
  },
  ...change,
});

export const nhlPeriod = (number: number, goals: readonly object[], periodType = number > 3 ? 'OT' : 'REG') => ({
  periodDescriptor: { number, periodType },
  goals,
});

export const nhlGoal = (
  eventId: number,
  team: string,
  [homeScore, awayScore]: readonly [number, number],
  change: object = {},
) => ({
  eventId,
  timeInPeriod: '07:13',
  teamAbbrev: words(team),
  firstName: words('Jan'),
  lastName: words(`Holm ${eventId}`),
  homeScore,
  awayScore,
  strength: 'ev',
  goalModifier: 'none',
  assists: [],
  ...change,
});

/** A match of the MLB in the bottom of the second inning, New York 1-2 Toronto; invented. */
export const mlbGame = (change: object = {}) => ({
  gamePk: 800001,
  gameType: 'R',
  season: '2026',
  gameDate: '2026-07-01T23:05:00Z',
  status: mlbStatus('In Progress', 'I'),
  teams: {
    home: { score: 1, team: { id: 147, name: 'New York Yankees' } },
    away: { score: 2, team: { id: 141, name: 'Toronto Blue Jays' } },
  },
  doubleHeader: 'N',
  gameNumber: 1,
  venue: { name: 'Yankee Stadium' },
  linescore: mlbLinescore(),
  ...change,
});

export const mlbStatus = (detailedState: string, codedGameState = 'I') => ({ detailedState, codedGameState });

export const mlbLinescore = (change: object = {}) => ({
  currentInning: 2,
  isTopInning: false,
  scheduledInnings: 9,
  innings: [
    { num: 1, home: { runs: 1 }, away: { runs: 0 } },
    { num: 2, home: {}, away: { runs: 2 } },
  ],
  teams: { home: { runs: 1, hits: 2, errors: 0 }, away: { runs: 2, hits: 3, errors: 1 } },
  balls: 1,
  strikes: 2,
  outs: 1,
  offense: { batter: { id: 1 }, first: { id: 2 } },
  ...change,
});
