import type { CompetitionRef } from '@stillingen/domain/messages';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import type { RugbyCompetition } from './competitions.ts';

/** A list, or a table of columns by match number. */
export function matchesOf(content: unknown): readonly Members[] {
  if (Array.isArray(content)) return listOf(content);
  const columns = Object.entries(membersOf(content)).map(([name, column]) => [name, membersOf(column)] as const);
  const numbers = new Set(columns.flatMap(([, column]) => Object.keys(column)));
  return [...numbers].map((number) => Object.fromEntries(columns.map(([name, column]) => [name, column[number]])));
}

export interface Place {
  readonly round: string;
  readonly role: NonNullable<CompetitionRef['role']>;
}

const dateOf = (match: Members): string => textOf(match.date);
const sidesOf = (match: Members): string[] => [match.home, match.away].map((side) => textOf(membersOf(side).team));

function commonest(numbers: readonly number[]): number {
  const counts = Map.groupBy(numbers, (number) => number);
  return [...counts].sort(([a, as], [b, bs]) => bs.length - as.length || a - b)[0]?.[0] ?? 0;
}

/** Not marked: most sides play no play-offs, so their number of matches is the regular season. */
function playOffs(matches: readonly Members[]): ReadonlySet<Members> {
  const played = new Map<string, number>();
  const ordered = matches.toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1));
  const numbers = new Map(
    ordered.map((match) => {
      const own = sidesOf(match).map((side) => (played.get(side) ?? 0) + 1);
      sidesOf(match).forEach((side, index) => played.set(side, own[index]!));
      return [match, Math.max(...own)] as const;
    }),
  );
  const regular = commonest([...played.values()]);
  return new Set(matches.filter((match) => numbers.get(match)! > regular));
}

/** Nations that meet once play a round when each of them plays. */
function nthMatches(matches: readonly Members[]): string[] {
  const played = new Map<string, number>();
  return matches.map((match) => {
    for (const side of sidesOf(match)) played.set(side, (played.get(side) ?? 0) + 1);
    return `${played.get(sidesOf(match)[0]!)!}. runde`;
  });
}

export function placesOf(matches: readonly Members[], { form, kind }: RugbyCompetition): Place[] {
  if (form === 'cup') return matches.map((match) => ({ round: roundOf(match), role: 'knockout' }));
  if (kind === 'national') return nthMatches(matches).map((round) => ({ round, role: 'main' }));
  const beyond = playOffs(matches);
  return matches.map((match) => {
    const type = textOf(match.round_type);
    const isPlayOff = type === '' ? beyond.has(match) : type !== 'league';
    return { round: isPlayOff ? '' : roundOf(match), role: isPlayOff ? 'knockout' : 'main' };
  });
}

const roundOf = ({ round }: Members): string => (Number.isInteger(numberOf(round)) ? `${numberOf(round)}. runde` : '');
