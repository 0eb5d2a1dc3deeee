import {
  type LiveState,
  type MatchFacts,
  type Participant,
  type ParticipantId,
  percentileOf,
  type PlayerRole,
  type PlayerTable,
  sportNameById,
  StageType,
  type League,
} from '@stillingen/domain';
import type { PersonFeed } from '@stillingen/wire';

/** A figure for each 90 minutes: the sum of some columns, or a share in percent. */
interface Compared {
  readonly code: string;
  readonly counts: readonly string[];
  readonly isShare?: boolean;
}
const goals = { code: 'M90', counts: ['M', 'MS'] };
const assists = { code: 'A90', counts: ['A'] };
const shots = { code: 'SK90', counts: ['M', 'MS', 'SPM', 'SF'] };
const chances = { code: 'CH90', counts: ['CH'] };
const touches = { code: 'BOX90', counts: ['BOX'] };
const dribbles = { code: 'DR90', counts: ['DR'] };
const passes = { code: 'AFL90', counts: ['AFL'], isShare: true };
const forward = { code: 'A390', counts: ['A3'] };
const tackles = { code: 'TK90', counts: ['TK'] };
const interceptions = { code: 'OB90', counts: ['OB'] };
const clearances = { code: 'CL90', counts: ['CL'] };
const aerials = { code: 'LD90', counts: ['LD'], isShare: true };
const COMPARED: Partial<Record<PlayerRole, readonly Compared[]>> = {
  forward: [goals, assists, shots, touches, dribbles],
  midfielder: [goals, assists, chances, forward, tackles],
  defender: [tackles, interceptions, clearances, aerials, passes],
};

const WHOLE_MATCH = '0';
const MINUTES = 'MIN';
const LEAST_MINUTES = 450;
const LEAST_SHARE = 0.3;
const MATCH_MINUTES = 90;

/** [7, 12] of '7/12', [7, 7] of '7'. */
function partsOf(value: string): readonly [done: number, all: number] {
  const [done = 0, all = done] = value.split('/').map(Number);
  return [done || 0, all || 0];
}

/** What a player has of a season: of the compared columns, sums of the players of one role alone. */
class Total {
  role: PlayerRole | '' = '';
  minutes = 0;
  readonly #sums = new Map<string, [number, number]>();

  add(code: string, value: string): void {
    const [done, all] = partsOf(value);
    const sum = this.#sums.get(code);
    if (sum === undefined) this.#sums.set(code, [done, all]);
    else {
      sum[0] += done;
      sum[1] += all;
    }
  }

  of({ counts, isShare = false }: Compared): number {
    const sums = counts.map((code) => this.#sums.get(code) ?? ([0, 0] as const));
    const done = sums.reduce((sum, [part]) => sum + part, 0);
    const all = sums.reduce((sum, [, whole]) => sum + whole, 0);
    if (isShare) return all === 0 ? 0 : (100 * done) / all;
    return (MATCH_MINUTES * done) / this.minutes;
  }
}

const sectionsOf = ({ 'player-statistics': tables }: MatchFacts): readonly PlayerTable['sections'][number][] =>
  tables.find(({ id }) => id === WHOLE_MATCH)?.sections ?? [];

/** Roles and minutes of all players of a match. */
function takeMinutes(totals: Map<ParticipantId, Total>, facts: MatchFacts): void {
  for (const { columns, lines } of sectionsOf(facts)) {
    const minutesAt = columns.findIndex(({ code }) => code === MINUTES);
    for (const { participant, values } of minutesAt === -1 ? [] : lines) {
      if (participant === undefined) continue;
      const total = totals.get(participant) ?? new Total();
      totals.set(participant, total);
      total.minutes += Number(values[minutesAt]) || 0;
    }
  }
  for (const { starters, substitutes } of facts.lineup)
    for (const { participant, role } of [...starters, ...substitutes]) {
      const total = participant === undefined ? undefined : totals.get(participant);
      if (total !== undefined) total.role = role || total.role;
    }
}

function takeFigures(peers: ReadonlyMap<ParticipantId, Total>, facts: MatchFacts, codes: ReadonlySet<string>): void {
  for (const { columns, lines } of sectionsOf(facts)) {
    if (!columns.some(({ code }) => code === MINUTES)) continue;
    const compared = columns.flatMap(({ code }, at) => (codes.has(code) ? [[code, at] as const] : []));
    for (const { participant, values } of lines) {
      const total = participant === undefined ? undefined : peers.get(participant);
      if (total === undefined) continue;
      for (const [code, at] of compared) total.add(code, values[at] ?? '');
    }
  }
}

interface Season {
  readonly facts: readonly MatchFacts[];
  /** Minutes that a compared player has at least. */
  readonly least: number;
}

function seasonOf({ leagues, eventsOfLeague, events, facts }: LiveState, tournament: League['tournamentId']): Season {
  const played: MatchFacts[] = [];
  const matches = new Map<ParticipantId, number>();
  for (const { id, tournamentId } of leagues.values()) {
    for (const eventId of tournamentId === tournament ? (eventsOfLeague.get(id) ?? []) : []) {
      const event = events.get(eventId);
      const known = facts.get(eventId);
      if (event?.stageType !== StageType.finished || known === undefined) continue;
      played.push(known);
      for (const team of [event.home, event.away]) matches.set(team, (matches.get(team) ?? 0) + 1);
    }
  }
  const rounds = Math.max(0, ...matches.values());
  return { facts: played, least: Math.max(LEAST_MINUTES, LEAST_SHARE * MATCH_MINUTES * rounds) };
}

type Bars = Pick<PersonFeed, 'figures'> & { readonly peers: PlayerRole | null };
const NONE: Bars = { figures: [], peers: null };

/** procent-1: figures of a season beside those of players of the same role in its competition. */
export function percentilesOf(state: LiveState, { id, sportId }: Participant, tournament: League['tournamentId']): Bars {
  if (sportNameById(sportId)?.name !== 'soccer') return NONE;
  const { facts, least } = seasonOf(state, tournament);
  const totals = new Map<ParticipantId, Total>();
  for (const match of facts) takeMinutes(totals, match);
  const own = totals.get(id);
  const compared = own === undefined || own.role === '' ? undefined : COMPARED[own.role];
  if (own === undefined || compared === undefined || own.minutes < least) return NONE;
  const ofRole = new Map([...totals].filter(([, { role, minutes }]) => role === own.role && minutes >= least));
  // Reading figures is the longest part: of those compared alone.
  const codes = new Set(compared.flatMap(({ counts }) => counts));
  for (const match of facts) takeFigures(ofRole, match, codes);
  const peers = [...ofRole.values()];
  const figures = compared.flatMap((each) => {
    const value = own.of(each);
    const percentile = percentileOf(
      value,
      peers.map((peer) => peer.of(each)),
    );
    return percentile === null
      ? []
      : [{ code: each.code, label: '', value: each.isShare === true ? value.toFixed(0) : value.toFixed(2), percentile }];
  });
  return { figures, peers: figures.length === 0 ? null : (own.role as PlayerRole) };
}
