import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AlertFacts, createRuleIndex, type IndexedRule, type Rule, type RuleIndex, writeRule } from '@stillingen/domain';
import type { AlertPlan } from '@stillingen/wire';

/** An index is built whole: a change builds one of these again, not that of all subscribers. */
const SETS = 64;

interface RuleSet {
  readonly rules: Map<number, readonly IndexedRule<number>[]>;
  index: RuleIndex<number>;
  isOutdated: boolean;
}

/** A rule that rings, with the ids of its subscribers. */
export interface Ring {
  readonly rule: Rule;
  /** Equal for the same fact of an event wherever it is computed. */
  readonly occurrence: string;
  readonly subscribers: readonly number[];
}

/** The own rules of all subscribers. */
export class RuleSets {
  readonly #sets: readonly RuleSet[] = Array.from({ length: SETS }, () => ({
    rules: new Map(),
    index: createRuleIndex<number>([]),
    isOutdated: false,
  }));
  /** The number of rules about each sport. */
  readonly #sports = new Map<number, number>();
  #building: Promise<void> | null = null;

  put(subscriber: number, { rules, follows }: Pick<AlertPlan, 'rules' | 'follows'>): void {
    if (rules.length === 0) return;
    const set = this.#setOf(subscriber);
    set.rules.set(
      subscriber,
      rules.map((rule) => ({ key: subscriber, rule, follows })),
    );
    set.isOutdated = true;
    this.#count(rules, 1);
    void this.built();
  }

  remove(subscriber: number): void {
    const set = this.#setOf(subscriber);
    const own = set.rules.get(subscriber);
    if (own === undefined) return;
    set.rules.delete(subscriber);
    set.isOutdated = true;
    this.#count(
      own.map(({ rule }) => rule),
      -1,
    );
    void this.built();
  }

  isAbout(sportId: number): boolean {
    return this.#sports.has(sportId);
  }

  /** Resolves when the rules put before are in force. */
  built(): Promise<void> {
    this.#building ??= this.#build().finally(() => {
      this.#building = null;
    });
    return this.#building;
  }

  rings(before: AlertFacts | null, after: AlertFacts): readonly Ring[] {
    const rings = new Map<string, { rule: Rule; occurrence: string; subscribers: number[] }>();
    for (const { index } of this.#sets) {
      for (const { key, rule, occurrence } of index.matches(before, after)) {
        const name = `${writeRule(rule)} ${occurrence}`;
        const ring = rings.get(name) ?? { rule, occurrence: name, subscribers: [] };
        rings.set(name, ring);
        ring.subscribers.push(key);
      }
    }
    return [...rings.values()];
  }

  #setOf(subscriber: number): RuleSet {
    return this.#sets[subscriber % SETS]!;
  }

  #count(rules: readonly Rule[], by: number): void {
    for (const { sports } of rules)
      for (const sport of sports) {
        const count = (this.#sports.get(sport) ?? 0) + by;
        if (count === 0) this.#sports.delete(sport);
        else this.#sports.set(sport, count);
      }
  }

  /** One set a turn of the loop. */
  async #build(): Promise<void> {
    for (let set = this.#outdated(); set !== undefined; set = this.#outdated()) {
      await nextTurn();
      set.isOutdated = false;
      set.index = createRuleIndex([...set.rules.values()].flat());
    }
  }

  #outdated(): RuleSet | undefined {
    return this.#sets.find(({ isOutdated }) => isOutdated);
  }
}
