import type { Attribution, Entry, EventItem, LiveState, Race } from '@stillingen/domain';
import type { NamedSource, Source, Vacancy } from '@stillingen/wire';
import { sportAndGroup } from '../row-changes.ts';

type Events = Pick<LiveState, 'events' | 'races'>;

/** The providers to be named, by the sports of which they own or fill an event. */
export class SourceIndex {
  readonly #state: Events;
  #attributions: ReadonlyMap<string, Attribution | null> = new Map();
  /** By sport; null until it is counted, and after a removal. */
  #providers: Map<number, Set<string>> | null = null;

  constructor(state: Events) {
    this.#state = state;
  }

  /** Of all providers. */
  set attributions(byProvider: ReadonlyMap<string, Attribution | null>) {
    this.#attributions = byProvider;
  }

  /** Undefined for a site with events. */
  vacancy(): Vacancy | undefined {
    const { events, races } = this.#state;
    if (events.size + races.size > 0) return undefined;
    return this.#attributions.size === 0 ? 'without provider' : 'without match';
  }

  /** Called after entries have been applied to the state. */
  advance(entries: readonly Entry[]): void {
    if (this.#providers === null) return;
    for (const { changes } of entries)
      for (const change of changes) {
        if (change.kind === 'event') this.#note(this.#providers, change.event);
        else if (change.kind === 'race') this.#note(this.#providers, change.race);
        else if (change.kind === 'event-removed' || change.kind === 'race-removed') {
          this.#providers = null;
          return;
        }
      }
  }

  /** As pages name them: each source once. Undefined without any. */
  named(): readonly NamedSource[] | undefined {
    const bySource = Map.groupBy(this.all(), ({ text, url }) => `${text} ${url}`);
    const named = [...bySource.values()].map((same) => {
      const [{ provider: _, ...source }] = same as [Source];
      return { ...source, sports: [...new Set(same.flatMap(({ sports }) => sports))] };
    });
    return named.length === 0 ? undefined : named;
  }

  /** Providers with an attribution and an event, by name. */
  all(): readonly Source[] {
    const named = [...this.#attributions].flatMap(([provider, attribution]) =>
      attribution === null ? [] : [{ provider, attribution }],
    );
    if (named.length === 0) return [];
    this.#providers ??= this.#count();
    const bySport = [...this.#providers];
    return named.flatMap(({ provider, attribution }) => {
      const own = bySport.filter(([, providers]) => providers.has(provider)).flatMap(([sport]) => sportAndGroup(sport));
      const sports = [...new Set(own)].toSorted((a, b) => a - b);
      return sports.length === 0 ? [] : [{ provider, ...attribution, sports }];
    });
  }

  #count(): Map<number, Set<string>> {
    const providers = new Map<number, Set<string>>();
    for (const event of this.#state.events.values()) this.#note(providers, event);
    for (const race of this.#state.races.values()) this.#note(providers, race);
    return providers;
  }

  #note(providers: Map<number, Set<string>>, event: EventItem | Race): void {
    const named = providers.get(event.sportId) ?? new Set();
    providers.set(event.sportId, named.add(event.provider));
    if ('filled' in event && event.filled !== undefined) for (const filler of Object.values(event.filled)) named.add(filler);
  }
}
