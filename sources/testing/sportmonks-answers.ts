type Goals = readonly [home: number, away: number];
type Json = Readonly<Record<string, unknown>>;

export const START_MS = Date.parse('2026-11-22T17:00:00Z');
const [HOME, AWAY] = [85, 293];

/** Invented, by the documented shape. */
export const scores = (by: Readonly<Record<string, Goals>>): Json[] =>
  Object.entries(by).flatMap(([description, goals]) =>
    (['home', 'away'] as const).map((participant, side) => ({
      id: 1000 + side,
      description,
      participant_id: [HOME, AWAY][side],
      score: { goals: goals[side], participant },
    })),
  );

export const participant = (id: number, name: string, location: 'home' | 'away', more: Json = {}): Json => ({
  id,
  name,
  type: 'domestic',
  placeholder: false,
  meta: { location, winner: null, position: null },
  ...more,
});

export const event = (id: number, type_id: number, minute: number, more: Json = {}): Json => ({
  id,
  type_id,
  participant_id: HOME,
  player_name: 'A. Spiller',
  related_player_name: null,
  minute,
  extra_minute: null,
  result: null,
  info: null,
  addition: null,
  rescinded: null,
  ...more,
});

export const OF_AWAY = { participant_id: AWAY };

export const fixture = (state: string, more: Json = {}): Json => ({
  id: 19_500_001,
  sport_id: 1,
  league_id: 271,
  season_id: 25_536,
  state_id: 1,
  venue_id: 1,
  name: 'FC Copenhagen vs Brøndby',
  starting_at: '2026-11-22 17:00:00',
  starting_at_timestamp: START_MS / 1000,
  placeholder: false,
  participants: [participant(HOME, 'FC Copenhagen', 'home'), participant(AWAY, 'Brøndby', 'away')],
  scores: [],
  state: { id: 1, state, name: state, short_name: state, developer_name: state },
  league: { id: 271, name: 'Superliga' },
  season: { id: 25_536, name: '2026/2027' },
  stage: { id: 77, name: 'Regular Season' },
  round: { id: 5, name: '16' },
  venue: { id: 1, name: 'Parken' },
  ...more,
});

/** As JSON: members without a value are left out. */
export const answer = (data: unknown, more: Json = {}): Json => {
  const rate_limit = { resets_in_seconds: 1800, remaining: 150, requested_entity: 'Fixture' };
  return JSON.parse(JSON.stringify({ data, rate_limit, timezone: 'UTC', ...more })) as Json;
};
