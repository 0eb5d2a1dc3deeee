import { HOME_COUNTRY } from '../../constants.ts';
import type { Side } from '../../event/entities.ts';
import { parseEventItemId } from '../../event/ids.ts';
import type { AlertFacts } from '../facts.ts';
import { ringsFor } from './holds.ts';
import type { Rule } from './rule.ts';
import { predicateText } from './text.ts';

/** `g_sportId_eventId` and participant ids. */
export interface Follows {
  readonly matches: ReadonlySet<string>;
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

export interface RuleIndex<Key> {
  /** What rings in the step between two states of one event; nothing where it is seen for the first time. */
  matches(before: AlertFacts | null, after: AlertFacts): readonly RuleMatch<Key>[];
  /** Whether any rule is about the event. */
  concerns(facts: AlertFacts): boolean;
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
      return [...follows.matches].filter((id) => sports.includes(parseEventItemId(id)?.sportId ?? 0));
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
    [`league ${league.key} ${sport.id}`, SIDES],
    [`dane ${sport.id}`, danish],
    [`any ${sport.id}`, SIDES],
  ];
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
  return {
    concerns: (facts) => placesIn(facts).some(([place, sides]) => sides.length > 0 && byPlace.has(place)),
    matches(before, after) {
      if (before === null || before === after) return [];
      // Of two teams that are followed, a rule rings for one.
      const found = new Map<IndexedRule<Key>, RuleMatch<Key>>();
      for (const [place, sides] of placesIn(after)) {
        for (const group of byPlace.get(place)?.values() ?? []) {
          for (const side of sides) {
            const occurrence = ringsFor(group.rule, before, after, side);
            if (occurrence === null) continue;
            for (const owner of group.owners)
              if (!found.has(owner)) found.set(owner, { key: owner.key, rule: owner.rule, side, occurrence });
            break;
          }
        }
      }
      return [...found.values()];
    },
  };
}
