import {
  dayOf,
  type EventId,
  type EventItem,
  type League,
  type LiveState,
  type Participant,
  showsResult,
  SPORT_BAR,
  sportById,
  StageType,
} from '@stillingen/domain';
import {
  nationPath,
  participantPath,
  PLACE_KINDS,
  type PlaceKind,
  type SearchAnswer,
  type SearchItem,
  type SearchMatch,
  type SearchNow,
  type SearchPlace,
  type SearchTop,
  crestText,
} from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import { RESULT } from './name-document.ts';
import { sideOf, stateOf, timeOf, whenOf } from './site-match.ts';
import type { RankedHit, SearchHit, SearchIndex } from './search-index.ts';

const TYPES = { team: RESULT.team, player: RESULT.player, league: RESULT.league, country: RESULT.country } as const;
const GROUPS = PLACE_KINDS.map((kind) => ({ types: [TYPES[kind]], sports: [], most: 20 }));
const TOP = 8;
const MATCHES = 10;
/** Teams and players whose matches of today are shown. */
const PLAYING = 10;
/** A match that should have begun longer ago is not what comes next. */
const LATE_S = 3 * 3600;
const STATE_ORDER = { live: 0, next: 1, over: 2 } as const;

export interface SiteSearchOptions {
  readonly words: Vocabulary;
  readonly index: Pick<SearchIndex, 'find' | 'hit' | 'leagues' | 'isTop'>;
  readonly state: Pick<LiveState, 'events' | 'leagues' | 'participants'>;
  readonly eventsOf: (id: string) => readonly EventId[];
  readonly leaguePagePath: (league: League) => string;
  readonly sortKeyOf: (league: League) => string;
  readonly countryIdOf: (league: League) => number;
  readonly nowMs: () => number;
}

type Dated = { readonly event: EventItem; readonly state: SearchMatch['state'] };

const datedOf = (event: EventItem, isLive: boolean): Dated => ({ event, state: isLive ? stateOf(event) : 'next' });
const soonest = (a: Dated, b: Dated): number => STATE_ORDER[a.state] - STATE_ORDER[b.state] || a.event.start - b.event.start;

/** What the site finds, in one language. Where `isLive` is false nothing of now is in an answer. */
export class SiteSearch {
  readonly #options: SiteSearchOptions;

  constructor(options: SiteSearchOptions) {
    this.#options = options;
  }

  /** Rejects with SearchUnavailable. */
  async find(text: string, isLive: boolean): Promise<SearchAnswer> {
    const lists = await this.#options.index.find(text, GROUPS);
    const ranked = lists.map(({ hits, count }) => ({ count, hits: isLive ? this.#playingFirst(hits) : hits }));
    const best = lists.flatMap(({ hits }) => hits).toSorted((a, b) => a.rank - b.rank)[0];
    const playing = [ranked[0]!, ranked[1]!].flatMap(({ hits }) => hits.slice(0, PLAYING)).filter(({ isGuess }) => !isGuess);
    const places = (at: number) => ranked[at]!.hits.map(({ hit }) => this.#placeOf(hit, isLive));
    return {
      matches: this.#matchesOf(playing, isLive),
      lists: Object.fromEntries(
        PLACE_KINDS.map((kind, at) => [kind, { count: ranked[at]!.count, places: places(at) }]),
      ) as unknown as SearchAnswer['lists'],
      guess: best?.isGuess === true ? this.#nameOf(best.hit) : null,
    };
  }

  /** The first top competition of each sport, the sports as in the bar. */
  top(isLive: boolean): SearchTop {
    const first = new Map<number, League>();
    for (const league of this.#options.index.leagues()) {
      const known = first.get(league.sportId);
      if (league.type !== 't' || (known !== undefined && this.#options.sortKeyOf(known) <= this.#options.sortKeyOf(league)))
        continue;
      first.set(league.sportId, league);
    }
    const leagues = SPORT_BAR.flatMap(({ id }) => first.get(id) ?? []);
    return { places: leagues.slice(0, TOP).map((league) => this.#placeOf({ kind: 'competition', league }, isLive)) };
  }

  /** What these ids are now; without those that are gone. */
  now(ids: readonly string[], isLive: boolean): SearchNow {
    const nowS = Math.floor(this.#options.nowMs() / 1000);
    const itemOf = (id: string): SearchItem | null => {
      const event = this.#options.state.events.get(id as EventId);
      if (event !== undefined) return { place: null, match: this.#matchOf(datedOf(event, isLive), isLive, nowS) };
      const hit = this.#options.index.hit(id);
      if (hit === null || (hit.kind === 'participant' && hit.participant.deleted === true)) return null;
      const next = hit.kind === 'participant' ? this.#nextOf(hit.participant, isLive, nowS) : null;
      return { place: this.#placeOf(hit, isLive), match: next === null ? null : this.#matchOf(next, isLive, nowS) };
    };
    return { items: ids.flatMap((id) => itemOf(id) ?? []) };
  }

  /** The live match, else the next. Without what is live, as of a day on which nothing has begun. */
  #nextOf(participant: Participant, isLive: boolean, nowS: number): Dated | null {
    const ahead = this.#eventsOf(participant)
      .map((event) => datedOf(event, isLive))
      .filter(({ event, state }) =>
        isLive
          ? state === 'live' || (state === 'next' && event.start > nowS - LATE_S)
          : event.start > nowS || dayOf(event.start) === dayOf(nowS),
      );
    return ahead.toSorted(soonest)[0] ?? null;
  }

  /** Among equals, what plays now comes first. */
  #playingFirst(hits: readonly RankedHit[]): readonly RankedHit[] {
    return hits
      .map((ranked) => ({ ranked, later: this.#isLive(ranked.hit) ? 0 : 1 }))
      .toSorted((a, b) => a.ranked.rank - b.ranked.rank || a.later - b.later)
      .map(({ ranked }) => ranked);
  }

  #isLive(hit: SearchHit): boolean {
    return hit.kind === 'participant' && this.#eventsOf(hit.participant).some(({ stageType }) => stageType === StageType.live);
  }

  #eventsOf({ id }: Participant): EventItem[] {
    return this.#options.eventsOf(id).flatMap((event) => this.#options.state.events.get(event) ?? []);
  }

  #matchesOf(playing: readonly RankedHit[], isLive: boolean): SearchMatch[] {
    const nowS = Math.floor(this.#options.nowMs() / 1000);
    const today = dayOf(nowS);
    const found = new Map<EventId, Dated>();
    for (const { hit } of playing) {
      if (hit.kind !== 'participant') continue;
      for (const event of this.#eventsOf(hit.participant))
        if (dayOf(event.start) === today || (isLive && event.stageType === StageType.live))
          found.set(event.id, datedOf(event, isLive));
    }
    const listed = [...found.values()].toSorted(soonest).slice(0, MATCHES);
    const namesSport = new Set(listed.map(({ event }) => event.sportId)).size > 1;
    return listed.map((dated) => ({ ...this.#matchOf(dated, isLive, nowS), ...(namesSport ? {} : { sport: '' }) }));
  }

  #matchOf({ event, state }: Dated, isLive: boolean, nowS: number): SearchMatch {
    const { words, state: known } = this.#options;
    const { participants, leagues } = known;
    const league = leagues.get(event.leagueId)!;
    return {
      id: event.id,
      sport: words.sport(sportById(event.sportId)!).name,
      league: words.competition(league).name,
      state,
      when: isLive ? whenOf(event, words, nowS) : timeOf(event, nowS),
      start: event.startKnown ? event.start : null,
      sides: [sideOf(participants.get(event.home)!, words), sideOf(participants.get(event.away)!, words)],
      score: isLive && sportById(event.sportId)!.row !== 'fight' && showsResult(event) ? event.score : null,
    };
  }

  #placeOf(hit: SearchHit, isLive: boolean): SearchPlace {
    const { index, words, leaguePagePath, countryIdOf } = this.#options;
    const common = { name: this.#nameOf(hit), isTop: index.isTop(hit), isLive: isLive && this.#isLive(hit) };
    if (hit.kind === 'country') {
      const { code, slug } = hit.country;
      const none = { sportId: 0, sport: '', country: '', code: '', colours: '' };
      return { ...common, ...none, kind: 'country', id: code, key: code, path: nationPath(slug), countryCode: code };
    }
    if (hit.kind === 'competition') {
      const { league } = hit;
      return {
        ...common,
        ...{ kind: 'league', id: league.templateId, path: leaguePagePath(league), code: '', colours: '' },
        key: `${countryIdOf(league)}_${league.templateId}`,
        ...placeNames(words, league.sportId, league.country),
      };
    }
    const participant = words.participant(hit.participant);
    const { id, sportId, country, code } = participant;
    return {
      ...common,
      ...{ kind: kindOf(participant), id, key: id, path: participantPath(participant), code },
      colours: crestText(participant) ?? '',
      ...placeNames(words, sportId, country),
    };
  }

  #nameOf(hit: SearchHit): string {
    const { words } = this.#options;
    if (hit.kind === 'country') return words.country(hit.country.code)!.name;
    return hit.kind === 'competition' ? words.competition(hit.league).name : words.participant(hit.participant).name;
  }
}

const kindOf = ({ kind }: Participant): PlaceKind => (kind === 'club' || kind === 'national' ? 'team' : 'player');

const placeNames = (words: Vocabulary, sportId: number, countryCode: string) => ({
  sportId,
  sport: words.sport(sportById(sportId)!).name,
  country: words.country(countryCode)?.name ?? '',
  countryCode,
});
