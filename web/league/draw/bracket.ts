import type { DrawFeed, DrawParticipant, DrawTieWords } from '@stillingen/wire';

export interface DrawSide {
  /** Null in a tie whose participants are not known. */
  readonly participant: DrawParticipant | null;
  /** 'FC Midtjylland / Lyngby'; empty where nothing is known. */
  readonly awaited: string;
  readonly note: string;
  readonly won: boolean;
  readonly legs: readonly string[];
  readonly total: string;
}
export interface DrawTie {
  readonly key: string;
  readonly sides: readonly [DrawSide, DrawSide];
  readonly legs: DrawTieWords['legs'];
  /** Of a series of more than two matches: the totals are wins. */
  readonly isSeries: boolean;
  /** False for one of several ties to come: which winners meet in it is not known. */
  readonly isCertain: boolean;
}
export type Slot =
  | { readonly kind: 'tie'; readonly tie: DrawTie }
  | { readonly kind: 'bye'; readonly participant: DrawParticipant }
  | { readonly kind: 'empty' };

export interface BracketRound {
  readonly name: string;
  /** In order of the bracket: slots 2n and 2n + 1 lead to slot n of the next round. */
  readonly slots: readonly Slot[];
  /** Whether they do; a round that is drawn anew leads nowhere yet. */
  readonly isLinked: boolean;
}
export interface Bracket {
  readonly rounds: readonly BracketRound[];
  /** Matches beside the way to the final, such as that for the third place. */
  readonly aside: readonly BracketRound[];
}

const PLACEMENT = /bronze|plads|3rd|third/i;
const EMPTY: Slot = { kind: 'empty' };
const MATCHES_OF_AGGREGATE = 2;

type Place = 'home' | 'away';

function scoreOf(leg: DrawTieWords['legs'][number], tie: DrawTieWords, place: Place): string {
  const [home = '', away = ''] = leg.score.split(':');
  return (leg.home === tie.home) === (place === 'home') ? home : away;
}

function sideOf(tie: DrawTieWords, place: Place, participants: readonly DrawParticipant[]): DrawSide {
  const { legs } = tie;
  const aggregate = place === 'home' ? tie.homeAggregate : tie.awayAggregate;
  return {
    participant: participants[tie[place]!]!,
    awaited: '',
    note: (place === 'home' ? tie.homeNote : tie.awayNote) ?? '',
    won: tie.winner === (place === 'home' ? 'H' : 'A'),
    legs: legs.length === MATCHES_OF_AGGREGATE ? legs.map((leg) => scoreOf(leg, tie, place)) : [],
    total: legs.length === 1 ? scoreOf(legs[0]!, tie, place) : aggregate === null ? '' : String(aggregate),
  };
}

const awaiting = (awaited: string): DrawSide => ({
  participant: null,
  awaited,
  note: '',
  won: false,
  legs: [],
  total: '',
});

const tieSlot = (words: DrawTieWords, participants: readonly DrawParticipant[]): Slot => ({
  kind: 'tie',
  tie: {
    key: `${words.home} ${words.away}`,
    sides: [sideOf(words, 'home', participants), sideOf(words, 'away', participants)],
    legs: words.legs,
    isSeries: words.legs.length > MATCHES_OF_AGGREGATE,
    isCertain: true,
  },
});

interface OpenRound {
  readonly name: string;
  readonly ties: readonly DrawTieWords[];
  readonly missing: number;
}

const plays = (tie: DrawTieWords, participant: number | null): boolean => tie.home === participant || tie.away === participant;
const winnerOf = (tie: DrawTieWords): number | null => (tie.winner === 'H' ? tie.home : tie.winner === 'A' ? tie.away : null);

/** One tie before the last round, whose winner does not play on. */
function isAside(rounds: DrawFeed['rounds'], at: number): boolean {
  const [round, next] = [rounds[at]!, rounds[at + 1]];
  if (PLACEMENT.test(round.name)) return true;
  const [tie, ...others] = round.ties;
  if (next === undefined || next.ties.length !== 1 || tie === undefined || others.length > 0) return false;
  const winner = winnerOf(tie);
  return winner !== null && !plays(next.ties[0]!, winner);
}

/** Ties of a round that lead to none of the next. */
const unplaced = (ties: readonly DrawTieWords[], next: readonly DrawTieWords[]): DrawTieWords[] =>
  ties.filter((tie) => !next.some((later) => plays(later, tie.home) || plays(later, tie.away)));

const isPowerOfTwo = (count: number): boolean => count > 0 && (count & (count - 1)) === 0;
/** From the last sixteen on, all that play on are in the next round. */
const CERTAIN = 8;
const PLACEHOLDER_NAMES: Readonly<Record<number, string>> = { 4: 'Kvartfinale', 2: 'Semifinale', 1: 'Finale' };

/** With the ties that must come, of which the participants are not known yet. */
function withMissing(rounds: DrawFeed['rounds']): OpenRound[] {
  const open = rounds.map(({ name, ties }, at): OpenRound => {
    const before = rounds[at - 1];
    const left = before === undefined ? 0 : unplaced(before.ties, ties).length;
    const isShort = before !== undefined && left > 0 && left % 2 === 0 && before.ties.length === 2 * ties.length + left;
    return { name, ties, missing: isShort ? left / 2 : 0 };
  });
  for (;;) {
    const last = open.at(-1);
    const count = last === undefined ? 0 : last.ties.length + last.missing;
    if (count < 2 || count > CERTAIN || !isPowerOfTwo(count)) return open;
    open.push({ name: PLACEHOLDER_NAMES[count / 2]!, ties: [], missing: count / 2 });
  }
}

const namesOf = (tie: DrawTieWords, participants: readonly DrawParticipant[]): string => {
  const winner = winnerOf(tie);
  return winner === null ? `${participants[tie.home!]!.name} / ${participants[tie.away!]!.name}` : participants[winner]!.name;
};

/** Two unplaced ties meet in the only missing one; of several nothing is known but their round. */
function missingSlots(round: OpenRound, before: OpenRound, { participants }: DrawFeed, winnerOfRound: WinnerOf): Slot[] {
  const left = unplaced(before.ties, round.ties);
  const isCertain = round.missing === 1 && left.length === 2;
  return Array.from({ length: round.missing }, (_, at): Slot => {
    const sides = [0, 1].map((side) =>
      awaiting(
        isCertain ? namesOf(left[side]!, participants) : winnerOfRound(before.name, round.missing === 1 ? side + 1 : null),
      ),
    );
    const key = `${round.name} ${at}`;
    return {
      kind: 'tie',
      tie: { key, sides: [sides[0]!, sides[1]!], legs: [], isSeries: false, isCertain: round.missing === 1 },
    };
  });
}

type OpenSlot = DrawTieWords | 'missing' | { readonly bye: number } | null;

/** Rounds whose name is the number of their matches: each of them has a match. */
const COUNTING = /^(1\/\d+-finale|kvartfinale|semifinale|finale)/i;

const isBye = (slot: OpenSlot): boolean => slot !== null && slot !== 'missing' && 'bye' in slot;

/** The slots of a round, two for each of the next, and the ties that lead nowhere. */
function slotsBefore(
  next: readonly OpenSlot[],
  { name, ties, missing: count }: OpenRound,
): { slots: OpenSlot[]; isLinked: boolean } {
  const rest: OpenSlot[] = [...ties];
  const take = (of: number): OpenSlot => {
    const at = rest.findIndex((tie) => plays(tie as DrawTieWords, of));
    return at === -1 ? { bye: of } : rest.splice(at, 1)[0]!;
  };
  const linked = next.map((slot) =>
    slot === null || slot === 'missing' || 'bye' in slot ? null : [take(slot.home!), take(slot.away!)],
  );
  rest.push(...Array.from({ length: count }, () => 'missing' as const));
  // A draw gives no two byes beside each other: the matches of those participants are not known.
  const hasByes = linked.every((pair) => pair === null || !pair.every(isBye)) && !COUNTING.test(name);
  const slots = next.flatMap((slot, at) =>
    slot === 'missing'
      ? [rest.shift() ?? null, rest.shift() ?? null]
      : (linked[at]?.map((each) => (hasByes || !isBye(each) ? each : null)) ?? [null, null]),
  );
  return { slots: [...slots, ...rest], isLinked: rest.length === 0 };
}

/** 'Vinder af semifinale 2'; without a number where it is one of several. */
export type WinnerOf = (round: string, number: number | null) => string;

export function bracketOf(feed: DrawFeed, winnerOfRound: WinnerOf): Bracket {
  const { participants } = feed;
  const besides = feed.rounds.map((_, at) => isAside(feed.rounds, at));
  const open = withMissing(feed.rounds.filter((_, at) => !besides[at]));
  const rounds: BracketRound[] = [];
  let next: readonly OpenSlot[] | null = null;
  for (let at = open.length - 1; at >= 0; at -= 1) {
    const round = open[at]!;
    const own: OpenSlot[] = [...round.ties, ...Array.from({ length: round.missing }, () => 'missing' as const)];
    const placed: ReturnType<typeof slotsBefore> = next === null ? { slots: own, isLinked: false } : slotsBefore(next, round);
    // More byes than ties are no bracket.
    const isLinked: boolean = placed.isLinked && placed.slots.length <= 2 * own.length;
    const slots: readonly OpenSlot[] = isLinked ? placed.slots : own;
    const missing = at === 0 ? [] : missingSlots(round, open[at - 1]!, feed, winnerOfRound);
    rounds.unshift({
      name: round.name,
      isLinked,
      slots: slots.map((slot): Slot => {
        if (slot === null) return EMPTY;
        if (slot === 'missing') return missing.shift() ?? EMPTY;
        return 'bye' in slot ? { kind: 'bye', participant: participants[slot.bye]! } : tieSlot(slot, participants);
      }),
    });
    next = slots;
  }
  const aside = feed.rounds
    .filter((_, at) => besides[at])
    .map(({ name, ties }) => ({ name, slots: ties.map((tie) => tieSlot(tie, participants)), isLinked: false }));
  return { rounds, aside };
}

/** Slots of the first shown round; a longer one is shown in parts. */
const MOST_SLOTS = 16;
const MOST_ROUNDS = 4;

export interface BracketWindow {
  readonly rounds: readonly BracketRound[];
  /** The round that a narrow screen shows, among `rounds`. */
  readonly current: number;
  /** Number of the first of `rounds` in the bracket. */
  readonly from: number;
  readonly parts: number;
  readonly part: number;
}

const holds = (slot: Slot, id: string): boolean =>
  slot.kind === 'tie'
    ? slot.tie.sides.some(({ participant }) => participant?.id === id)
    : slot.kind === 'bye' && slot.participant.id === id;

const isOpen = (slot: Slot): boolean => slot.kind === 'tie' && !slot.tie.sides.some(({ won }) => won);

const isKnown = (slot: Slot): boolean =>
  slot.kind === 'bye' || (slot.kind === 'tie' && slot.tie.sides.some(({ participant }) => participant !== null));

/** The first round that is not over, the last of `marked`, or the final; no round without a known side. */
function usualRound({ rounds }: Bracket, marked: string): number {
  const last = rounds.length - 1;
  if (marked !== '')
    return Math.max(
      0,
      rounds.findLastIndex(({ slots }) => slots.some((slot) => holds(slot, marked))),
    );
  const open = rounds.findIndex(({ slots }) => slots.some(isOpen));
  const known = rounds.findLastIndex(({ slots }) => slots.some(isKnown));
  return Math.max(0, Math.min(open === -1 ? last : open, known));
}

/** A few rounds of a bracket, and of long ones a part. `round`, `part`: as chosen, or null. */
export function windowOf(bracket: Bracket, round: number | null, part: number | null, marked: string): BracketWindow {
  const { rounds } = bracket;
  const wanted = Math.min(round ?? usualRound(bracket, marked), rounds.length - 1);
  const from = Math.max(0, Math.min(wanted, rounds.length - MOST_ROUNDS));
  const shown = rounds.slice(from, from + MOST_ROUNDS);
  const first = shown[0]?.slots.length ?? 0;
  const parts = Math.max(1, Math.ceil(first / MOST_SLOTS));
  const own = shown[0]?.slots.findIndex((slot) => marked !== '' && holds(slot, marked)) ?? -1;
  const of = Math.min(part ?? Math.max(0, Math.floor((own * parts) / first)), parts - 1);
  return {
    rounds: shown.map((each) => ({
      ...each,
      slots: each.slots.slice(Math.floor((of * each.slots.length) / parts), Math.ceil(((of + 1) * each.slots.length) / parts)),
    })),
    current: wanted - from,
    from,
    parts,
    part: of,
  };
}
