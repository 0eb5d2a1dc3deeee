import { otherSide, type Pair, type Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import type { Beat, Happened, ClockTime } from './beat.ts';
import type { Game } from './game.ts';
import type { Play, Sanction, ScoreKind } from './play.ts';
import { clockText, playS, type Stretch, wallAt } from './stretch.ts';

const SETTLED_S = [40, 110] as const;
const SETTLE_S = 140;
const WRONG_SCORER = 0.02;
const ASSISTED = 0.6;
const TICK_S = 60;

/** Where the beats of a match are recorded, and the squads that play. */
export interface BeatRecord {
  readonly game: Game;
  readonly random: Random;
  readonly squads: Record<Side, readonly string[]>;
  readonly beats: Beat[];
  incident(type: Happened['type'], side: Side, player: string, second?: string): Happened;
}

type Chance = { readonly t: number; readonly side: Side } & (
  | { readonly kind: 'score'; readonly score: ScoreKind; readonly stands: boolean }
  | { readonly kind: 'sanction'; readonly sanction: Sanction }
);

/** What a side has of the average, by its strength: [home, away]. */
function sharesOf({ edge, homeEdge }: Play, { home, away }: Game): Pair {
  const lead = edge * (home.rating - away.rating) + homeEdge;
  return [Math.exp(lead), Math.exp(-lead)];
}

/**
 * Everything that happens by chance within a stretch, in order of time; each score is settled
 * before the next.
 */
function chancesOf({ random, game }: BeatRecord, stretch: Stretch): readonly Chance[] {
  const { play } = game;
  const share = stretch.lengthS / (play.stages.length * play.minutes * 60);
  const shares = sharesOf(play, game);
  const endT = playS(stretch);
  const scores: Extract<Chance, { kind: 'score' }>[] = [];
  const sanctions: Chance[] = [];
  for (const [index, side] of (['home', 'away'] as const).entries()) {
    for (const score of play.scores) {
      for (let count = random.poisson(score.mean * share * shares[index]!); count > 0; count -= 1) {
        const stands = !random.chance(score.takenBack?.share ?? 0);
        scores.push({ kind: 'score', t: random.int(5, endT - 2), side, score, stands });
      }
    }
    for (const sanction of play.sanctions) {
      for (let count = random.poisson(sanction.mean * share); count > 0; count -= 1)
        sanctions.push({ kind: 'sanction', t: random.int(10, endT - 5), side, sanction });
    }
  }
  let free = 0;
  const settled = scores
    .toSorted((a, b) => a.t - b.t)
    .flatMap((chance): Chance[] => {
      const t = Math.max(chance.t, free);
      const needsS = Math.max(play.apartS, chance.stands ? (chance.score.followed?.afterS ?? 0) + 5 : SETTLE_S);
      const untilT = t + Math.ceil(needsS / stretch.pace);
      if (untilT > endT && (!chance.stands || chance.score.followed !== undefined || t >= endT)) return [];
      free = untilT;
      return [{ ...chance, t }];
    });
  return [...settled, ...sanctions].toSorted((a, b) => a.t - b.t);
}

export const playerOf = ({ random, squads }: BeatRecord, side: Side, other = ''): string => {
  const squad = squads[side].filter((name) => name !== other);
  return squad[Math.floor(squad.length * random.next() ** 1.8)]!;
};

interface Short {
  readonly side: Side;
  readonly fromT: number;
  untilT: number;
}

/**
 * Plays a stretch; a sudden one ends with the first score that stands. Returns its points and its
 * end.
 */
export function happen(record: BeatRecord, stretch: Stretch, sudden: boolean): { points: Pair; endT: number } {
  const { random, beats, game } = record;
  const { play } = game;
  const points = { home: 0, away: 0 };
  const shorts: Short[] = [];
  const reportedT: number[] = [];
  const at = (t: number): ClockTime & { atS: number } => ({ atS: wallAt(stretch, t), stretch, t });
  const tOf = (t: number, seconds: number): number => Math.min(playS(stretch) - 1, t + Math.ceil(seconds / stretch.pace));
  let endT = playS(stretch);

  const count = (side: Side, t: number, kind: Pick<ScoreKind, 'type' | 'points'>): Happened | null => {
    const player = kind.type === null ? '' : playerOf(record, side);
    const second = kind.type === 'goal' && random.chance(ASSISTED) ? playerOf(record, side, player) : '';
    const incident = kind.type === null ? null : record.incident(kind.type, side, player, second);
    beats.push({ ...at(t), kind: 'score', side, points: kind.points, incident });
    reportedT.push(t);
    return incident;
  };

  for (const chance of chancesOf(record, stretch)) {
    const { t, side } = chance;
    if (t >= endT) break;
    if (chance.kind === 'sanction') {
      const { type, shortMinutes } = chance.sanction;
      beats.push({
        ...at(t),
        kind: 'incident',
        incident: record.incident(type, side, type === 'timeout' ? '' : playerOf(record, side)),
      });
      if (shortMinutes > 0)
        shorts.push({ side: otherSide(side), fromT: t, untilT: Math.min(t + shortMinutes * 60, playS(stretch)) });
      continue;
    }
    const { score, stands } = chance;
    const incident = count(side, t, score);
    if (!stands) {
      const backT = tOf(t, random.int(...SETTLED_S));
      const { reason } = score.takenBack!;
      beats.push({ ...at(backT), kind: 'taken-back', side, points: score.points, incident, reason });
      reportedT.push(backT);
      continue;
    }
    points[side] += score.points;
    if (score.type === 'goal') {
      const power = shorts.find((short) => short.side === side && short.fromT < t && t < short.untilT);
      if (power !== undefined && play.stages.length === 3) power.untilT = t;
      if (incident !== null && random.chance(WRONG_SCORER))
        beats.push({
          ...at(tOf(t, random.int(100, 130))),
          kind: 'scorer',
          incident: { ...incident, player: playerOf(record, side, incident.second) },
        });
    }
    if (sudden) {
      endT = t;
      break;
    }
    if (score.followed === undefined) continue;
    const thenT = tOf(t, score.followed.afterS);
    let rest = random.next();
    const next = score.followed.options.find((option) => (rest -= option.share) < 0);
    if (next === undefined) continue;
    count(side, thenT, next);
    points[side] += next.points;
  }
  addSituations(record, stretch, endT, shorts, reportedT);
  return { points: [points.home, points.away], endT };
}

/** Records which side has more players and, where nothing else happens, how the clock runs. */
function addSituations(
  { beats, game }: BeatRecord,
  stretch: Stretch,
  endT: number,
  shorts: readonly Short[],
  reportedT: readonly number[],
): void {
  const situationAt = (t: number): string => {
    const short = shorts.findLast(({ fromT, untilT }) => fromT <= t && t < untilT);
    return short === undefined ? '' : `Overtal ${game[short.side].name}`;
  };
  const changes = shorts.flatMap(({ fromT, untilT }) => [fromT, untilT]).filter((t) => t < endT);
  const ticks: number[] = [];
  if (clockText(stretch, 0) !== '') for (let t = TICK_S; t < Math.min(endT, stretch.lengthS); t += TICK_S) ticks.push(t);
  const busy = [...reportedT, ...changes];
  const quiet = ticks.filter((t) => busy.every((other) => Math.abs(other - t) > TICK_S / 4));
  for (const t of [...changes, ...quiet])
    beats.push({ atS: wallAt(stretch, t), stretch, t, kind: 'situation', situation: situationAt(t) });
}
