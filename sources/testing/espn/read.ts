import { type Side, SPORT, Stage, type StageCode } from '@stillingen/domain';
import type { CompetitionRef, Scoreboard } from '@stillingen/domain/messages';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { parsed, readEach, UnreadableAnswer } from '../../connect/kit/answer.ts';
import type { MatchReport, Phase } from '../../connect/kit/connector.ts';
import { detailIncidents, type Detail } from './details.ts';

const Goals = Type.Integer({ minimum: 0 });
const Competitor = Type.Object({
  homeAway: Type.String(),
  score: Type.String({ pattern: '^\\d{1,3}$' }),
  shootoutScore: Type.Optional(Goals),
  linescores: Type.Optional(Type.Array(Type.Object({ value: Goals }))),
  team: Type.Object({ id: Type.String(), displayName: Type.String() }),
});
const Competition = Type.Object({
  competitors: Type.Array(Competitor),
  status: Type.Object({
    period: Type.Optional(Type.Integer()),
    displayClock: Type.String(),
    type: Type.Object({ name: Type.String(), state: Type.Enum(['pre', 'in', 'post']) }),
  }),
  details: Type.Optional(Type.Array(Type.Unsafe<Detail>({}))),
});
const Event = Type.Object({ id: Type.String(), date: Type.String(), competitions: Type.Array(Competition, { minItems: 1 }) });
type Competitor = Static<typeof Competitor>;
type Status = Static<typeof Competition>['status'];

const event = Compile(Event);
const board = Compile(
  Type.Object({
    leagues: Type.Array(Type.Object({ slug: Type.String(), season: Type.Object({ year: Type.Integer() }) }), { minItems: 1 }),
    events: Type.Array(Type.Unknown()),
  }),
);

interface League {
  readonly sport: number;
  readonly competition: CompetitionRef;
  readonly kind: 'club' | 'national';
  /** Of each period, with extra time and shoot-out. */
  readonly periods: readonly StageCode[];
  readonly regular: number;
}

function leagueOf(slug: string, year: number): League | null {
  const football = [Stage.firstHalf, Stage.secondHalf, Stage.firstExtraHalf, Stage.secondExtraHalf, Stage.penalties];
  if (slug === 'fifa.world') {
    const competition = { name: 'VM', country: 'xw', season: String(year) };
    return { sport: SPORT.football, competition, kind: 'national', periods: football, regular: 2 };
  }
  if (slug !== 'nhl') return null;
  const competition = { name: 'NHL', country: 'us', season: `${year - 1}/${year}` };
  return {
    sport: SPORT.iceHockey,
    competition,
    kind: 'club',
    periods: [14, 15, 16, Stage.extraTime, Stage.penalties],
    regular: 3,
  };
}

const BREAKS: Readonly<Record<string, StageCode>> = {
  STATUS_HALFTIME: Stage.halfTime,
  STATUS_END_OF_REGULATION: Stage.break,
  STATUS_END_PERIOD: Stage.break,
};
const OFF: Readonly<Record<string, StageCode>> = {
  STATUS_POSTPONED: Stage.postponed,
  STATUS_CANCELED: Stage.cancelled,
  STATUS_ABANDONED: Stage.abandoned,
  STATUS_DELAYED: Stage.delayed,
};

/** By state and period: STATUS_IN_PROGRESS stands in the middle of a football half too. */
function courseOf({ period = 0, type }: Status, { periods, regular }: League): { phase: Phase; stage: StageCode | undefined } {
  const off = OFF[type.name];
  if (off !== undefined) return { phase: type.state === 'pre' ? 'before' : 'over', stage: off };
  if (type.state === 'pre') return { phase: 'before', stage: Stage.scheduled };
  if (type.state === 'in') {
    const rest = BREAKS[type.name];
    return rest === undefined ? { phase: 'live', stage: periods[period - 1] } : { phase: 'break', stage: rest };
  }
  const isOver = period <= regular ? Stage.finished : period < periods.length ? Stage.afterExtraTime : Stage.afterPenalties;
  return { phase: 'over', stage: isOver };
}

function scoreOf(home: Competitor, away: Competitor): Scoreboard {
  const lines = home.linescores?.map(({ value }, index) => [value, away.linescores?.[index]?.value ?? 0] as [number, number]);
  const kicks = [home.shootoutScore, away.shootoutScore];
  return {
    home: Number(home.score),
    away: Number(away.score),
    ...(lines === undefined ? {} : { parts: lines }),
    ...(kicks[0] === undefined || kicks[1] === undefined ? {} : { penalties: [kicks[0], kicks[1]] }),
  };
}

const isPlaceholder = ({ team }: Competitor): boolean => /(?:Winner|Loser)$/.test(team.displayName);

function reportOf(item: unknown, league: League, path: string): MatchReport | null {
  const { id, date, competitions } = parsed(event, item, path);
  const { competitors, status, details = [] } = competitions[0]!;
  const at = (side: Side) => competitors.find(({ homeAway }) => homeAway === side);
  const [home, away] = [at('home'), at('away')];
  if (home === undefined || away === undefined) throw new UnreadableAnswer(`${path}/competitors: no two sides`);
  if (isPlaceholder(home) || isPlaceholder(away)) return null;
  const { phase, stage } = courseOf(status, league);
  const refOf = ({ team }: Competitor) => ({ name: team.displayName, key: `espn-${team.id}`, kind: league.kind });
  return {
    key: `espn/${id}`,
    sport: league.sport,
    competition: league.competition,
    home: refOf(home),
    away: refOf(away),
    start: new Date(date).toISOString(),
    phase,
    stages: stage === undefined ? [] : [stage],
    ...(phase === 'before' ? {} : { score: scoreOf(home, away), incidents: detailIncidents(details, home.team.id) }),
    ...(phase === 'live' && league.sport === SPORT.iceHockey ? { gameTime: status.displayClock } : {}),
  };
}

/** A test of the contract of adapters, not a source: the terms of these answers are not known. */
export function readScoreboard(body: unknown): { matches: readonly MatchReport[]; unread: readonly string[] } {
  const { leagues, events } = parsed(board, body, 'answer');
  const league = leagueOf(leagues[0]!.slug, leagues[0]!.season.year);
  return league === null ? { matches: [], unread: [] } : readEach(events, 'events', (item, path) => reportOf(item, league, path));
}
