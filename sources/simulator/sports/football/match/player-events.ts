import { otherSide, type Side } from '@stillingen/domain';
import { endOf, minuteAt, type Period } from '../../../engine/clock/period.ts';
import type { ClockEvent, PlayedClock } from '../../../engine/clock/record.ts';
import { correctionsOf, reportTimes } from '../../../engine/clock/timeline.ts';
import { SIDES } from '../../../../pairs.ts';
import { squadOf } from '../../../engine/squad.ts';
import type { Sections } from '../../../engine/timeline.ts';
import { STARTERS } from './line-up.ts';
import type { FootballMatch } from './rules.ts';

const COLUMNS = [
  ['MIN', 'Minutter'],
  ['M', 'Mål'],
  ['A', 'Assists'],
  ['SM', 'Selvmål'],
  ['G', 'Gule kort'],
  ['R', 'Røde kort'],
] as const;
type Column = Exclude<(typeof COLUMNS)[number][0], 'MIN'>;

type Part = 0 | 1 | 2;
const PARTS: readonly Part[] = [0, 1, 2];
/** The minutes of play before a part, and with it. */
const BOUNDS: Readonly<Record<Part, readonly [from: number, to: number]>> = { 0: [0, 45], 1: [45, 90], 2: [90, 120] };

interface Spell {
  readonly on: { readonly part: Part; readonly minute: number };
  readonly off: { readonly part: Part; readonly minute: number } | null;
}

interface Deed {
  readonly side: Side;
  readonly part: Part;
  readonly player: string;
  readonly column: Column;
}

const CARDS: Readonly<Record<string, 'G' | 'R'>> = { 'yellow-card': 'G', 'red-card': 'R', 'second-yellow-card': 'R' };
const partOf = (period: Period): Part => PARTS[period.part]!;

/** A retracted goal does not count, and a goal belongs to the scorer named last. */
function deedsOf(events: readonly ClockEvent[]): readonly Deed[] {
  const { retracted, players } = correctionsOf(events);
  return events.flatMap(({ incident, period, points }): Deed[] => {
    if (incident === undefined || period === undefined) return [];
    const { id, type, side, player = '', second } = incident;
    const part = partOf(period);
    const card = CARDS[type];
    if (card !== undefined) return [{ side, part, player, column: card }];
    if (points === undefined || retracted.has(id)) return [];
    if (type === 'own-goal') return [{ side: otherSide(side), part, player, column: 'SM' }];
    const goal: Deed = { side, part, player: players.get(id) ?? player, column: 'M' };
    return second === undefined ? [goal] : [goal, { side, part, player: second, column: 'A' }];
  });
}

function spellsOf(squad: readonly string[], events: readonly ClockEvent[], side: Side): ReadonlyMap<string, Spell> {
  const spells = new Map<string, Spell>(
    squad.slice(0, STARTERS).map((player) => [player, { on: { part: 0, minute: 0 }, off: null }]),
  );
  for (const { incident, period } of events) {
    if (incident?.side !== side || period === undefined) continue;
    const { type, player = '', second = '', minute } = incident;
    const now = { part: partOf(period), minute };
    const leaver = type === 'substitution' ? second : CARDS[type] === 'R' ? player : '';
    const spell = spells.get(leaver);
    if (spell !== undefined) spells.set(leaver, { ...spell, off: now });
    if (type === 'substitution') spells.set(player, { on: now, off: null });
  }
  return spells;
}

/** Minutes of a spell within a part; null where the player was not on the pitch in it. */
function minutesIn({ on, off }: Spell, part: Part, untilMinute: number): number | null {
  if (on.part > part || (off !== null && off.part < part)) return null;
  const [from, to] = BOUNDS[part];
  return Math.max(0, Math.min(off?.minute ?? to, to, untilMinute) - Math.max(on.minute, from));
}

function sectionsOf(match: FootballMatch, events: readonly ClockEvent[], parts: readonly Part[], untilMinute: number): Sections {
  const deeds = deedsOf(events).filter(({ part }) => parts.includes(part));
  const rows = SIDES.flatMap((side) =>
    [...spellsOf(squadOf(match[side].name, match[side].country), events, side)].flatMap(([player, spell]) => {
      const minutes = parts.flatMap((part) => minutesIn(spell, part, untilMinute) ?? []);
      if (minutes.length === 0) return [];
      const own = deeds.filter((deed) => deed.side === side && deed.player === player);
      const values = COLUMNS.map(([code]) =>
        code === 'MIN' ? minutes.reduce((sum, each) => sum + each) : own.filter(({ column }) => column === code).length,
      );
      return [{ side, player, values: values.map(String) }];
    }),
  );
  const columns = COLUMNS.map(([code, label]) => ({ code, label, kind: 'number' as const }));
  return [{ type: 'players', title: 'Spillere', columns, rows }];
}

/** Players at the end of each period; again where a goal is retracted after the whistle. */
export function playerEvents(match: FootballMatch, played: PlayedClock): readonly ClockEvent[] {
  const { events, endS } = played;
  const ends = reportTimes(played, Infinity).map(({ atS, period }) => ({
    atS,
    part: partOf(period),
    // A match that is abandoned ends in the middle of a period.
    minute:
      period.gap !== null && endOf(period) > endS
        ? minuteAt(period, period.gap.t).minute
        : period.baseMinutes + period.lengthS / 60,
  }));
  const parts = new Map(
    events.flatMap(({ incident, period }) =>
      incident === undefined || period === undefined ? [] : [[incident.id, partOf(period)] as const],
    ),
  );
  const late = events.flatMap(({ retracts, atS }) => {
    const end =
      retracts === undefined
        ? undefined
        : ends.findLast(({ part, atS: endedS }) => part === parts.get(retracts.id) && endedS < atS);
    return end === undefined ? [] : [{ ...end, atS }];
  });
  return [...ends, ...late].map(({ atS, part, minute }): ClockEvent => {
    const until = () => events.filter((event) => event.atS <= atS);
    const soFar = PARTS.filter((one) => one <= part);
    // Extra time has no period of its own: it counts to the second half, as in the statistics.
    const half = soFar.filter((one) => (one === 0) === (part === 0));
    return {
      atS,
      players: [
        { period: 0, sections: () => sectionsOf(match, until(), soFar, minute) },
        { period: part === 0 ? 1 : 2, sections: () => sectionsOf(match, until(), half, minute) },
      ],
    };
  });
}
