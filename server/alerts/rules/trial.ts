import { setImmediate } from 'node:timers/promises';
import {
  createRuleIndex,
  dayBounds,
  type EventItem,
  type Follows,
  isDecided,
  isRefused,
  type LiveState,
  NO_FACTS,
  parseRule,
  refusalOf,
  type Rule,
  type RuleIndex,
  sportById,
} from '@stillingen/domain';
import { matchAlertFacts, type RuleTrialResult } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { categoryOf } from '../../projection/league-header.ts';
import { matchViewOf } from '../../projection/match-view.ts';
import { type MatchPast, statesOf } from './played.ts';

const KEPT_S = 60;

/** The finished matches of yesterday by sport: a scan of all events, kept for a minute. */
class Yesterday {
  readonly #state: LiveState;
  #key = '';
  #bySport = new Map<number, EventItem[]>();

  constructor(state: LiveState) {
    this.#state = state;
  }

  of(sportId: number, nowS: number): readonly EventItem[] {
    const [fromS, toS] = dayBounds(-1, nowS);
    const key = `${fromS} ${Math.floor(nowS / KEPT_S)}`;
    if (key !== this.#key) {
      const played = [...this.#state.events.values()].filter(
        ({ start, stage }) => start >= fromS && start < toS && isDecided(stage),
      );
      this.#bySport = Map.groupBy(played, (event) => event.sportId);
      this.#key = key;
    }
    return this.#bySport.get(sportId) ?? [];
  }
}

function matchOf(state: LiveState, event: EventItem) {
  const league = state.leagues.get(event.leagueId)!;
  const key = `${event.sportId}_${categoryOf(league, DANISH).id}_${league.templateId}`;
  const place = { sport: sportById(event.sportId)!, league: { key, name: league.name, stage: league.id } };
  const view = { ...matchViewOf(state, event), lineupsConfirmed: false };
  const past: MatchPast = {
    incidents: view.incidents,
    samples: state.courses.get(event.id) ?? [],
    parts: event.parts,
    history: (state.facts.get(event.id) ?? NO_FACTS).history,
  };
  return { end: matchAlertFacts(view, place, event.start), past };
}

const KEPT_TRIALS = 5000;
/** Matches may end after midnight. */
const KEPT_TRIALS_S = 600;
/** Between two of them other requests are served. */
const MATCHES_AT_ONCE = 20;

const dependsOnFollows = ({ subject: { of } }: Rule): boolean => of === 'my-team' || of === 'my-match';

/** Rules are tried on what is known of yesterday's matches, by the same index that rings. */
export class RuleTrial {
  readonly #state: LiveState;
  readonly #yesterday: Yesterday;
  /** Of rules that are the same for all visitors. */
  readonly #known = new Map<string, number>();
  #knownUntilS = 0;

  constructor(state: LiveState) {
    this.#state = state;
    this.#yesterday = new Yesterday(state);
  }

  #countIn(event: EventItem, index: RuleIndex<string>, times: Map<string, number>): void {
    const { end, past } = matchOf(this.#state, event);
    const matches = index.of(end);
    if (matches === null) return;
    const rung = new Set<string>();
    let before = null;
    for (const after of statesOf(end, past)) {
      for (const { key, occurrence } of matches(before, after)) {
        const once = `${key} ${occurrence}`;
        if (rung.has(once)) continue;
        rung.add(once);
        times.set(key, (times.get(key) ?? 0) + 1);
      }
      before = after;
    }
  }

  /** By the texts of the rules. */
  async #count(rules: ReadonlyMap<string, Rule>, follows: Follows, nowS: number): Promise<ReadonlyMap<string, number>> {
    const index = createRuleIndex([...rules].map(([key, rule]) => ({ key, rule, follows })));
    const times = new Map([...rules.keys()].map((key) => [key, 0]));
    const sports = new Set([...rules.values()].flatMap((rule) => rule.sports));
    const events = [...sports].flatMap((sport) => this.#yesterday.of(sport, nowS));
    for (const [at, event] of events.entries()) {
      if (at % MATCHES_AT_ONCE === MATCHES_AT_ONCE - 1) await setImmediate();
      this.#countIn(event, index, times);
    }
    return times;
  }

  #keep(rules: ReadonlyMap<string, Rule>, times: ReadonlyMap<string, number>): void {
    for (const [text, rule] of rules) if (!dependsOnFollows(rule)) this.#known.set(text, times.get(text)!);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= KEPT_TRIALS) break;
      this.#known.delete(oldest);
    }
  }

  /** In the order of the texts. */
  async results(texts: readonly string[], follows: Follows, nowS: number): Promise<readonly RuleTrialResult[]> {
    if (nowS > this.#knownUntilS) {
      this.#known.clear();
      this.#knownUntilS = Math.min(nowS + KEPT_TRIALS_S, dayBounds(0, nowS)[1]);
    }
    const refusals = new Map<string, string>();
    const rules = new Map<string, Rule>();
    for (const text of texts) {
      const rule = parseRule(text);
      const reason = isRefused(rule) ? rule.refused : refusalOf(rule, sportById);
      if (reason !== null) refusals.set(text, reason);
      else if (!isRefused(rule) && !this.#known.has(text)) rules.set(text, rule);
    }
    const times = await this.#count(rules, follows, nowS);
    this.#keep(rules, times);
    return texts.map((text) => {
      const refused = refusals.get(text);
      return refused === undefined ? { times: times.get(text) ?? this.#known.get(text) ?? 0 } : { refused };
    });
  }
}
