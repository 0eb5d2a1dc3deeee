import type { Pair } from '@stillingen/domain';
import { answer, event, fixture, participant, scores } from '../sportmonks-answers.ts';
import { countOf, dayOf, type MadeMatch, minuteOf, type Moment, momentOf, scoreAfter } from './match.ts';

const MINUTE = 60_000;
const LISTED = 15 * MINUTE;
const [GOAL, SCORED] = [14, 23];

const LIVE = ['INPLAY_1ST_HALF', 'INPLAY_2ND_HALF', 'INPLAY_ET', 'INPLAY_PENALTIES'];
const BREAKS = ['HT', 'BREAK', 'PEN_BREAK'];
const ENDS = { part: 'FT', extra: 'AET', kicks: 'FT_PEN' };

const stateOf = ({ phase, period, kind }: Moment): string =>
  phase === 'before' ? 'NS' : phase === 'over' ? ENDS[kind] : (phase === 'live' ? LIVE : BREAKS)[period]!;

function scoresOf(moment: Moment): object[] {
  const { period, goals, kicks, phase } = moment;
  if (period < 0) return [];
  const rows: Record<string, Pair> = { CURRENT: countOf(goals) };
  if (period > 0 || phase === 'break') rows['1ST_HALF'] = scoreAfter(moment, 1);
  if (period > 1 || (period === 1 && phase !== 'live')) rows['2ND_HALF'] = scoreAfter(moment, 2);
  if (moment.kind === 'kicks') rows['PENALTY_SHOOTOUT'] = countOf(kicks);
  return scores(rows);
}

function rowOf(match: MadeMatch, nowMs: number) {
  const moment = momentOf(match, nowMs);
  const [home, away] = match.teams;
  const name = (team: number): string => `Sm ${match.league} klub ${team}`;
  const events = [...moment.goals, ...moment.kicks].map((goal) => {
    const isKick = moment.kicks.includes(goal);
    const { minute, added } = minuteOf(match, goal);
    return event(1000 * match.id + goal.id, isKick ? SCORED : GOAL, minute, {
      participant_id: goal.side === 'home' ? home : away,
      player_name: `Spiller ${goal.id}`,
      extra_minute: added > 0 ? added : null,
    });
  });
  const state = stateOf(moment);
  return fixture(state, {
    id: match.id,
    league_id: Number(match.league),
    league: { id: Number(match.league), name: match.league },
    season: { id: 1, name: '' },
    round: { id: 1, name: String(match.round) },
    starting_at_timestamp: match.startMs / 1000,
    participants: [participant(home, name(home), 'home'), participant(away, name(away), 'away')],
    scores: scoresOf(moment),
    events,
  });
}

const isAround = (match: MadeMatch, nowMs: number): boolean =>
  nowMs >= match.startMs - LISTED && nowMs <= match.startMs + match.periods.at(-1)!.toMs + LISTED;

/** The answer of Sportmonks to one path. */
export function sportmonksAnswer(path: string, all: readonly MadeMatch[], nowMs: number): unknown {
  const { pathname, searchParams } = new URL(path, 'http://source');
  const [, one] = /\/fixtures\/(\d+)$/.exec(pathname) ?? [];
  const limit = { rate_limit: { resets_in_seconds: 1800, remaining: 100, requested_entity: 'Fixture' } };
  const found = all.find(({ id }) => id === Number(one));
  if (one !== undefined) return answer(found === undefined ? null : rowOf(found, nowMs), { ...limit, message: 'none' });
  const leagues = (searchParams.get('filters') ?? '').replace('fixtureLeagues:', '').split(',');
  const [, from, to] = /\/between\/([\d-]+)\/([\d-]+)$/.exec(pathname) ?? [];
  const isListed = (match: MadeMatch): boolean =>
    leagues.includes(match.league) &&
    (from === undefined || to === undefined
      ? isAround(match, nowMs)
      : dayOf(match.startMs) >= from && dayOf(match.startMs) <= to);
  const rows = all.filter(isListed).map((match) => rowOf(match, nowMs));
  return rows.length > 0 ? answer(rows, limit) : answer(undefined, { ...limit, message: 'No result(s) found' });
}
