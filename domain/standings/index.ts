import type { EventId, ParticipantId } from '../event/ids.ts';
import { byStart } from '../order/compare.ts';
import { FORM_LENGTH, formsOf, makesTable, type Pool, poolsOf } from './pools.ts';
import { DEFAULT_RULES } from './rules/rules.ts';
import { netRunRate } from './run-rate.ts';
import { divide, type Division, halve, pointsAtSplit } from './split.ts';
import type { StandingsInput, StandingsRow, StandingsSection, StandingsTable } from './table.ts';
import { type StandingsMatch, type Tally, tallyOf } from './tally.ts';
import { place, type RankedTally, type TieBreak } from './ties.ts';

export {
  type OtherTable,
  type SplitGroup,
  type SplitRules,
  type StandingsColumn,
  type StandingsHead,
  standingsHeads,
  type StandingsRules,
} from './rules/rules.ts';
export { battingsOf } from './run-rate.ts';
export { byesOf, type StandingsInput, type StandingsRow, type StandingsSection, type StandingsTable } from './table.ts';
export { countedResult } from './counted-tables.ts';
export type { CountedRow, CountedSection, CountInput } from './counted-tables.ts';
export { fairPlayOf } from './fair-play.ts';
export {
  HALF_TIME_COLUMNS,
  type HalfTimeCounts,
  halfTimeFullTime,
  halfTimeScore,
  otherTables,
  OVER_UNDER_COLUMNS,
  type OverUnder,
  overUnder,
} from './other-tables.ts';
export { makesTable } from './pools.ts';
export { rulesFor } from './rules/sports.ts';
export type { StandingsStage } from './pools.ts';
export type { StandingsMatch, TableSide } from './tally.ts';
export { endsWithOrder, tieBreakNote, tieBreakText } from './rules/text.ts';
export type { TieBreak } from './ties.ts';
export type { Zone } from './rules/zones.ts';

const isFinished = (match: StandingsMatch): boolean => !match.live;

function deductedOf({ deductions, nowS }: Pick<StandingsInput, 'deductions' | 'nowS'>): Map<ParticipantId, number> {
  const deducted = new Map<ParticipantId, number>();
  for (const { participantId, points, from } of deductions) {
    if (from <= nowS) deducted.set(participantId, (deducted.get(participantId) ?? 0) + points);
  }
  return deducted;
}

interface Draft extends Pick<StandingsSection, 'role' | 'group' | 'title'> {
  readonly firstRank: number;
  readonly ranked: readonly RankedTally[];
  readonly before: readonly RankedTally[];
}

function strikeScores(tallies: ReadonlyMap<ParticipantId, Tally>, { deductions, nowS }: StandingsInput): void {
  for (const { participantId, scored, from } of deductions) {
    const tally = tallies.get(participantId);
    if (scored === undefined || tally === undefined || from > nowS) continue;
    tally.goalsFor -= scored[0];
    tally.goalsAgainst -= scored[1];
  }
}

function addExtraPoints(
  tallies: ReadonlyMap<ParticipantId, Tally>,
  { rules: { byePoints, grandSlam }, byes }: StandingsInput,
): void {
  for (const [participant, tally] of tallies) {
    tally.points += byePoints * (byes?.get(participant) ?? 0);
    const { played, wins } = tally;
    if (grandSlam !== null && played === grandSlam.matches && wins === played) tally.points += grandSlam.points;
  }
}

/** Deductions, zones and parts belong to the season's own table. */
const isWhole = ({ side, isForm = false }: StandingsInput): boolean => side === 'overall' && !isForm;

/** Partial tables have no head-to-head; sports without goal difference keep their own criteria. */
function tieBreaksOf(input: StandingsInput): readonly TieBreak[] {
  const { tieBreaks } = input.rules;
  return isWhole(input) || !tieBreaks.includes('goal-difference') ? tieBreaks : DEFAULT_RULES.tieBreaks;
}

function draftsOf(
  pool: Pool,
  divisions: readonly Division[] | null,
  input: StandingsInput,
  deducted: ReadonlyMap<ParticipantId, number>,
): Draft[] {
  const { rules, side, isForm = false, nameOf } = input;
  const tieBreaks = tieBreaksOf(input);
  const finished = pool.matches.filter(isFinished);
  const { split } = rules;
  const atSplit =
    divisions === null || split?.halved === undefined
      ? null
      : pointsAtSplit({ ...pool, matches: finished }, split, rules.points, (nowS) => deductedOf({ ...input, nowS }));
  const rankOver = (matches: readonly StandingsMatch[]) => {
    const tallies = tallyOf(pool.participants, matches, rules.points, side, isForm ? FORM_LENGTH : undefined);
    for (const [participant, points] of deducted) {
      const tally = tallies.get(participant);
      if (tally !== undefined) tally.points -= points;
    }
    if (isWhole(input)) {
      strikeScores(tallies, input);
      addExtraPoints(tallies, input);
    }
    if (atSplit !== null) halve(tallies, atSplit, divisions!, split!);
    const { rankBy, headToHead, points } = rules;
    const context = { rankBy, tieBreaks, headToHead, points, matches, orders: input.orders ?? [], nameOf };
    return (participants: readonly ParticipantId[]): RankedTally[] =>
      place(
        participants.map((participant) => tallies.get(participant)!),
        context,
      );
  };
  const rankBefore = rankOver(finished);
  const rank = finished.length === pool.matches.length ? rankBefore : rankOver(pool.matches);

  const parts = divisions ?? [{ role: pool.role, title: pool.group, participants: [...pool.participants] }];
  let firstRank = 1;
  return parts.map(({ role, title, participants }) => {
    const before = rankBefore(participants);
    const ranked = rank === rankBefore ? before : rank(participants);
    firstRank += before.length;
    return { role, group: pool.group, title, firstRank: firstRank - before.length, ranked, before };
  });
}

/** Totally ordered whatever the order of the input. */
export function standings(input: StandingsInput): StandingsTable {
  const { rules, side, stages } = input;
  const whole = isWhole(input);
  const matches = input.matches.filter((match) => makesTable(match) && (input.includeLive || !match.live)).sort(byStart);
  const finished = matches.filter(isFinished);
  const deducted = whole ? deductedOf(input) : new Map<ParticipantId, number>();
  const divisions = whole ? divide(stages, finished, rules, input.nameOf, deducted) : null;
  const zones = whole ? (divisions === null && rules.split !== null ? rules.split.zones : rules.zones) : [];

  const forms = formsOf(finished, side);
  const liveEvents = new Map<ParticipantId, EventId>();
  for (const { live, home, away, id } of matches) {
    if (live && side !== 'away') liveEvents.set(home, id);
    if (live && side !== 'home') liveEvents.set(away, id);
  }
  const drafts = poolsOf(stages, matches).flatMap((pool) =>
    draftsOf(pool, pool.group === '' ? divisions : null, input, deducted),
  );
  const sections = drafts.map(({ role, group, title, firstRank, ranked, before }) => {
    const indexBefore = new Map(before.map(({ tally }, i) => [tally.participant, i]));
    const rows = ranked.map(({ tally, tieBroken }, i): StandingsRow => {
      const { participant, played, wins, draws, losses, lateLosses, goalsFor, goalsAgainst, points, bonus } = tally;
      const rate = netRunRate(tally);
      const rank = firstRank + i;
      return {
        participant,
        played,
        wins,
        draws,
        losses,
        lateLosses,
        goalsFor,
        goalsAgainst,
        points,
        bonus,
        netRunRate: Number.isNaN(rate) ? null : rate,
        rank,
        byes: whole ? (input.byes?.get(participant) ?? 0) : 0,
        difference: goalsFor - goalsAgainst,
        deducted: deducted.get(participant) ?? 0,
        zone: zones.find(({ from, to }) => from <= rank && rank <= to) ?? null,
        liveEvent: liveEvents.get(participant) ?? null,
        moved: indexBefore.get(participant)! - i,
        tieBroken,
        form: forms.get(participant) ?? [],
      };
    });
    return { role, group, title, rows };
  });
  return { sections, zones, tieBreaks: tieBreaksOf(input) };
}
