import { otherSide, type Side, Stage, type StageCode } from '@stillingen/domain';
import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { instant } from '../../engine/calendar/copenhagen.ts';
import type { Publication } from '../../engine/event-plan.ts';
import { squadOf } from '../../engine/squad.ts';
import { endOf, minuteAt, type Phase } from './phase.ts';
import type { MatchPlan } from './plan.ts';
import { STARTERS } from './ratings.ts';
import type { Beat, Story } from './story.ts';

type Section = PlayerStatisticsMessage['sections'][number];
type Part = Phase['part'];

const COLUMNS = [
  ['MIN', 'Minutter'],
  ['M', 'Mål'],
  ['A', 'Assists'],
  ['SM', 'Selvmål'],
  ['G', 'Gule kort'],
  ['R', 'Røde kort'],
] as const;
type Column = (typeof COLUMNS)[number][0];

/** When a player was on the pitch: the parts of the match, and the minutes, in which he came on and left. */
interface Spell {
  readonly on: { readonly part: Part; readonly minute: number };
  readonly off: { readonly part: Part; readonly minute: number } | null;
}

/** Something a player did that is counted. */
interface Deed {
  readonly side: Side;
  readonly part: Part;
  readonly player: string;
  readonly column: Exclude<Column, 'MIN'>;
}

const partOf = (stage: StageCode): Part => (stage === Stage.firstHalf ? 0 : stage === Stage.secondHalf ? 1 : 2);
const CARDS: Readonly<Record<string, 'G' | 'R'>> = { 'yellow-card': 'G', 'red-card': 'R', 'second-yellow-card': 'R' };

/** The minutes of play before a part, and with it. */
const BOUNDS: Readonly<Record<Part, readonly [from: number, to: number]>> = { 0: [0, 45], 1: [45, 90], 2: [90, 120] };

/** What is counted of these beats; what was taken back is not, and a goal is of the scorer who was named last. */
function deedsOf(beats: readonly Beat[]): readonly Deed[] {
  const withdrawn = new Set(beats.flatMap((beat) => (beat.kind === 'withdrawn' ? [beat.goal] : [])));
  const corrected = new Map(beats.flatMap((beat) => (beat.kind === 'scorer' ? [[beat.goal, beat.player] as const] : [])));
  return beats.flatMap((beat): Deed[] => {
    if (beat.kind !== 'goal' && beat.kind !== 'incident') return [];
    const { id, type, side, stage, player, second } = beat.incident;
    const part = partOf(stage);
    const card = CARDS[type];
    if (card !== undefined) return [{ side, part, player, column: card }];
    if (beat.kind !== 'goal' || withdrawn.has(id)) return [];
    if (type === 'own-goal') return [{ side: otherSide(side), part, player, column: 'SM' }];
    const goal: Deed = { side, part, player: corrected.get(id) ?? player, column: 'M' };
    return second === '' ? [goal] : [goal, { side, part, player: second, column: 'A' }];
  });
}

/** Who of a side has been on the pitch, in the order in which they came on. */
function spellsOf(squad: readonly string[], beats: readonly Beat[], side: Side): ReadonlyMap<string, Spell> {
  const spells = new Map<string, Spell>(
    squad.slice(0, STARTERS).map((player) => [player, { on: { part: 0, minute: 0 }, off: null }]),
  );
  for (const beat of beats) {
    if (beat.kind !== 'incident' || beat.incident.side !== side) continue;
    const { type, player, second, stage, minute } = beat.incident;
    const now = { part: partOf(stage), minute };
    const leaver = type === 'substitution' ? second : CARDS[type] === 'R' ? player : '';
    const spell = spells.get(leaver);
    if (spell !== undefined) spells.set(leaver, { ...spell, off: now });
    if (type === 'substitution') spells.set(player, { on: now, off: null });
  }
  return spells;
}

/** What a spell has of a part that was played until a minute; null where the player was not on the pitch in it. */
function minutesIn({ on, off }: Spell, part: Part, untilMinute: number): number | null {
  if (on.part > part || (off !== null && off.part < part)) return null;
  const [from, to] = BOUNDS[part];
  return Math.max(0, Math.min(off?.minute ?? to, to, untilMinute) - Math.max(on.minute, from));
}

/** The players of both sides and what they did in some parts of a match that was played until a minute. */
function sectionOf(plan: MatchPlan, beats: readonly Beat[], parts: readonly Part[], untilMinute: number): Section {
  const deeds = deedsOf(beats).filter(({ part }) => parts.includes(part));
  return {
    type: 'players',
    title: 'Spillere',
    columns: COLUMNS.map(([code, label]) => ({ code, label, kind: 'number' })),
    rows: (['home', 'away'] as const).flatMap((side) => {
      const { name, country } = plan[side];
      return [...spellsOf(squadOf(name, country), beats, side)].flatMap(([player, spell]) => {
        const minutes = parts.flatMap((part) => minutesIn(spell, part, untilMinute) ?? []);
        if (minutes.length === 0) return [];
        const own = deeds.filter((deed) => deed.side === side && deed.player === player);
        const values = COLUMNS.map(([code]) =>
          code === 'MIN' ? minutes.reduce((sum, each) => sum + each) : own.filter(({ column }) => column === code).length,
        );
        return [{ side, player, values: values.map(String) }];
      });
    }),
  };
}

/** The end of a phase: its part, the second, and the minute until which it was played. */
function endedAt(phase: Phase, { endS }: Story): { part: Part; atS: number; minute: number } {
  const { part, gap } = phase;
  if (gap !== null && endOf(phase) > endS) return { part, atS: endS, minute: minuteAt(phase, gap.t).minute };
  return { part, atS: endOf(phase), minute: phase.baseMinutes + phase.lengthS / 60 };
}

/** What each player did, in the match and in the half that ended; told again where a goal is taken back after the whistle. */
export function playerSteps(plan: MatchPlan, story: Story, lagS: number): readonly Publication[] {
  const ends = story.phases.map((phase) => endedAt(phase, story));
  const late = story.beats.flatMap((beat) => {
    const end = ends.findLast(({ part, atS }) => beat.kind === 'withdrawn' && part === beat.part && atS < beat.atS);
    return end === undefined ? [] : [{ ...end, atS: beat.atS }];
  });
  return [...ends, ...late]
    .toSorted((a, b) => a.atS - b.atS)
    .map(({ part, atS, minute }, seq): Publication => {
      const message = (period: number, parts: readonly Part[]): PlayerStatisticsMessage => ({
        kind: 'player-statistics',
        key: period === 0 ? `${plan.key}/players` : `${plan.key}/players-${period}`,
        seq,
        at: instant(atS),
        event: plan.key,
        period,
        sections: [
          sectionOf(
            plan,
            story.beats.filter((beat) => beat.atS <= atS),
            parts,
            minute,
          ),
        ],
      });
      const played = ([0, 1, 2] as const).filter((one) => one <= part);
      // Extra time has no period of its own: as in the statistics it counts to the second half.
      const ofHalf = played.filter((one) => (one === 0) === (part === 0));
      return {
        dueS: atS + lagS,
        // Worked out when it is due.
        get messages() {
          return [message(0, played), message(part === 0 ? 1 : 2, ofHalf)];
        },
      };
    });
}
