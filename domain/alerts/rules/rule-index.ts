import { HOME_COUNTRY } from '../../constants.ts';
import type { Side } from '../../event/entities.ts';
import { parseEventItemId } from '../../event/ids.ts';
import type { AlertFacts } from '../facts.ts';
import { ringsFor } from './holds.ts';
import type { Rule } from './rule.ts';
import { predicateText } from './text.ts';

/** `g_sportId_eventId`, ids of stages that are followed whole, and participant ids. */
export interface Follows {
  readonly matches: ReadonlySet<string>;
  readonly stages: ReadonlySet<string>;
  readonly teams: ReadonlySet<string>;
}

export interface IndexedRule<Key> {
  readonly key: Key;
  readonly rule: Rule;
  readonly follows: Follows;
}

export interface RuleMatch<Key> {
  readonly key: Key;
  readonly rule: Rule;
  readonly side: Side;
  /** A rule rings once per event and occurrence; the caller keeps them. */
  readonly occurrence: string;
}

/** What rings in the step between two states of one event; nothing where it is seen for the first time. */
export type RuleMatcher<Key> = (before: AlertFacts | null, after: AlertFacts) => readonly RuleMatch<Key>[];

export interface RuleIndex<Key> {
  readonly matches: RuleMatcher<Key>;
  /** For many states of one event; null where no rule is about it. */
  of(event: AlertFacts): RuleMatcher<Key> | null;
}

/** Rules with one condition and time: it is tested once for all of them. */
interface Group<Key> {
  readonly rule: Rule;
  readonly owners: IndexedRule<Key>[];
}

const SIDES: readonly Side[] = ['home', 'away'];

/** What must be part of an event for a rule to concern it. */
function placesOf({ sports, subject }: Rule, follows: Follows): readonly string[] {
  const inSports = (of: string): readonly string[] => sports.map((sport) => `${of} ${sport}`);
  switch (subject.of) {
    case 'my-match':
      return [
        ...[...follows.matches].filter((id) => sports.includes(parseEventItemId(id)?.sportId ?? 0)),
        ...[...follows.stages].flatMap((id) => inSports(`stage ${id}`)),
      ];
    case 'my-team':
      return [...follows.teams].flatMap((id) => inSports(`team ${id}`));
    case 'team':
      return inSports(`team ${subject.key}`);
    case 'league':
      return inSports(`league ${subject.key}`);
    default:
      return inSports(subject.of);
  }
}

/** The places of an event, with the sides that a rule of each is about. */
function placesIn({ event, sport, league, sides }: AlertFacts): readonly (readonly [place: string, sides: readonly Side[]])[] {
  if (sides === null) return [];
  const teams = sides.flatMap(({ ids }, at) => ids.map((id) => [`team ${id} ${sport.id}`, [SIDES[at]!]] as const));
  const danish = SIDES.filter((_, at) => sides[at]!.country === HOME_COUNTRY);
  return [
    [event, SIDES],
    ...teams,
    [`stage ${league.stage} ${sport.id}`, SIDES],
    [`league ${league.key} ${sport.id}`, SIDES],
    [`dane ${sport.id}`, danish],
    [`any ${sport.id}`, SIDES],
  ];
}

function matchesOf<Key>(
  groups: readonly (readonly [Group<Key>, readonly Side[]])[],
  before: AlertFacts,
  after: AlertFacts,
): readonly RuleMatch<Key>[] {
  // Of two teams that are followed, a rule rings for one.
  const found = new Map<IndexedRule<Key>, RuleMatch<Key>>();
  for (const [{ rule: predicate, owners }, sides] of groups) {
    for (const side of sides) {
      const occurrence = ringsFor(predicate, before, after, side);
      if (occurrence === null) continue;
      for (const owner of owners) if (!found.has(owner)) found.set(owner, { key: owner.key, rule: owner.rule, side, occurrence });
      break;
    }
  }
  return [...found.values()];
}

export function createRuleIndex<Key>(rules: Iterable<IndexedRule<Key>>): RuleIndex<Key> {
  const byPlace = new Map<string, Map<string, Group<Key>>>();
  for (const indexed of rules) {
    const { rule, follows } = indexed;
    const predicate = predicateText(rule);
    for (const place of placesOf(rule, follows)) {
      const groups = byPlace.get(place) ?? new Map<string, Group<Key>>();
      byPlace.set(place, groups);
      const group = groups.get(predicate) ?? { rule, owners: [] };
      groups.set(predicate, group);
      group.owners.push(indexed);
    }
  }
  const groupsFor = (event: AlertFacts): readonly (readonly [Group<Key>, readonly Side[]])[] =>
    placesIn(event).flatMap(([place, sides]) =>
      [...(byPlace.get(place)?.values() ?? [])].map((group) => [group, sides] as const),
    );
  return {
    matches: (before, after) => (before === null ? [] : matchesOf(groupsFor(after), before, after)),
    of(event) {
      const groups = groupsFor(event);
      return groups.length === 0 ? null : (before, after) => (before === null ? [] : matchesOf(groups, before, after));
    },
  };
}
