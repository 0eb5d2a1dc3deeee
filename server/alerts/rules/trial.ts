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
  sportById,
} from '@stillingen/domain';
import { matchAlertFacts } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { categoryOf } from '../../projection/league-header.ts';
import { matchViewOf } from '../../projection/match-view.ts';
import { type MatchPast, statesOf } from './played.ts';

/** How often a rule would have rung yesterday, or why it never rings. */
export type TrialResult = { readonly times: number } | { readonly refused: string };

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
  const place = { sport: sportById(event.sportId)!, league: { key, name: league.name } };
  const view = { ...matchViewOf(state, event), lineupsConfirmed: false };
  const past: MatchPast = {
    incidents: view.incidents,
    samples: state.courses.get(event.id) ?? [],
    parts: event.parts,
    history: (state.facts.get(event.id) ?? NO_FACTS).history,
  };
  return { end: matchAlertFacts(view, place, event.start), past };
}

/** Rules are tried on what is known of yesterday's matches, by the same index that rings. */
export class RuleTrial {
  readonly #state: LiveState;
  readonly #yesterday: Yesterday;

  constructor(state: LiveState) {
    this.#state = state;
    this.#yesterday = new Yesterday(state);
  }

  #count(rules: ReadonlyMap<number, Rule>, follows: Follows, nowS: number): ReadonlyMap<number, number> {
    const index = createRuleIndex([...rules].map(([key, rule]) => ({ key, rule, follows })));
    const rung = new Set<string>();
    const times = new Map<number, number>();
    for (const sport of new Set([...rules.values()].flatMap(({ sports }) => sports))) {
      for (const event of this.#yesterday.of(sport, nowS)) {
        const { end, past } = matchOf(this.#state, event);
        if (!index.concerns(end)) continue;
        let before = null;
        for (const after of statesOf(end, past)) {
          for (const { key, occurrence } of index.matches(before, after)) {
            const once = `${key} ${event.id} ${occurrence}`;
            if (rung.has(once)) continue;
            rung.add(once);
            times.set(key, (times.get(key) ?? 0) + 1);
          }
          before = after;
        }
      }
    }
    return times;
  }

  /** In the order of the texts. */
  results(texts: readonly string[], follows: Follows, nowS: number): readonly TrialResult[] {
    const rules = new Map<number, Rule>();
    const refused = texts.map((text, at) => {
      const rule = parseRule(text);
      if (isRefused(rule)) return rule.refused;
      const reason = refusalOf(rule, sportById);
      if (reason === null) rules.set(at, rule);
      return reason;
    });
    const times = this.#count(rules, follows, nowS);
    return refused.map((reason, at) => (reason === null ? { times: times.get(at) ?? 0 } : { refused: reason }));
  }
}
