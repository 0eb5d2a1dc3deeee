import type { Attribution, FavouriteLimits, Participant, Sport } from '@stillingen/domain';
import type { BannerView } from './banners.ts';
import type { ConsentPurpose } from './consent.ts';
import type { SearchAnswer } from './search.ts';
import type { Operator } from './operator.ts';
import type { OddsView } from './odds-view.ts';
import type { OriginConfig } from './origin-config.ts';
import type { TelemetryConfig } from './telemetry.ts';

/** The site in another language, at an address of its own. */
export interface SiteEdition {
  /** 'en'. */
  readonly language: string;
  /** Two capitals, 'GB'; null for every country. */
  readonly country: string | null;
  /** An origin, or the folder of this site ('/en'). */
  readonly url: string;
}

export interface ClientConfig {
  readonly projectId: number;
  /** The project of accounts; default: that of feeds. */
  readonly accountProject?: number;
  /** Value of the x-fsign header (FEED-04). */
  readonly sign: string;
  /** Path between the project and the name of a feed (FEED-02); default '/x/feed/'. */
  readonly feedPrefix?: string;
  /** Marks one feed request in a hundred (FEED-07, O-087). */
  readonly benchmark?: boolean;
  /** Up to 10 addresses of the push channel, 'wss://push.example.dk/push' (PUSH-03). */
  readonly push?: readonly string[];
  /** Prefix of push subjects (PUSH-04). */
  readonly pushNamespace?: string;
  /** Name of the site among those that share accounts (ACC-12); default 'stillingen'. */
  readonly accountNamespace?: string;
  /** Whether the server locates visitors (FEED-05). */
  readonly requestsGeo?: boolean;
  /** Default: the host of the page (ORIGIN-01). */
  readonly resolver?: OriginConfig;
  readonly editions?: readonly SiteEdition[];
  /** How much visitors follow, where it differs from the defaults (MYG-36). */
  readonly myGames?: Partial<FavouriteLimits>;
  /** GEN-25; default true. */
  readonly myTeams?: false;
  /** GEN-26, O-115: what visitors choose stays in their browser, and no login is offered. */
  readonly localOnly?: true;
  /** Whether other sites may show matches and tables; default true. */
  readonly embeds?: false;
  /** Where pictures are, without a slash at its end (CALL-08); default: the host of the page. */
  readonly imageBase?: string;
  /** What parts of the site need consent for; absent where none does, and then nothing is asked. */
  readonly consentFor?: readonly ConsentPurpose[];
  /** What is measured once a visitor consented to it; absent where all of it is off. */
  readonly telemetry?: TelemetryConfig;
  /**
   * Origins of pictures and frames of adverts, whose frames may report by messages (O-159); absent
   * on a site without adverts.
   */
  readonly bannerOrigins?: readonly string[];
}

/** PUSH-03. */
export const MAX_PUSH_ALIASES = 10;

export interface RenderRequest {
  readonly path: string;
  readonly search: string;
  /** The time the page shows, in milliseconds: `delayS` before the server's time. */
  readonly nowMs: number;
  /** Offset of Copenhagen from UTC in hours, for names of list feeds. */
  readonly tzHours: number;
  readonly theme: 'light' | 'dark' | null;
  /** In seconds (TV-synk). */
  readonly delayS: number;
  /** How lists are drawn: with lower rows, with leagues of running matches first. */
  readonly compact: boolean;
  readonly liveFirst: boolean;
  /** Leagues toggled away from their default (EXPAND-01, O-008). */
  readonly collapsed: readonly string[];
  /** Whether matches are simulated or replayed. */
  readonly demo: 'all' | 'some' | 'none';
  readonly gallery: boolean;
  /** Running matches and races by sport, '1:116|7:3'. */
  readonly live: string;
  /** Address of the same page in the other language; absent where the site has one. */
  readonly twin?: string;
  /** Absent for visitors that are served no odds: their pages hold nothing of them. */
  readonly odds?: OddsView;
  /** Where the visitor wants odds, as `readOddsShown` gives it; absent where never changed. */
  readonly oddsShown?: string;
  /** Only with a consent to advertising: other pages hold nothing of it. */
  readonly banners?: BannerView;
  /** The mobile site, where the place of the visitor may have it (PAGE-34). */
  readonly mobileUrl?: string;
}

export interface CompetitionLink {
  readonly name: string;
  readonly path: string;
  /** Newest first: '2026/2027'. */
  readonly seasons: readonly string[];
  readonly simulated: boolean;
}

/** A country with all its competitions, by sport. */
export interface NationLinks {
  readonly code: string;
  readonly name: string;
  readonly sports: readonly { readonly sportId: number; readonly competitions: readonly CompetitionLink[] }[];
}

export interface CategoryLink {
  readonly name: string;
  /** For narrow places; absent where the name is short. */
  readonly short?: string;
  /** Its part of the address. */
  readonly segment: string;
}

/** `fixture` is a match without its score, and `season` a competition without its table. */
export type CardKind = 'match' | 'fixture' | 'competition' | 'season' | 'participant' | 'site';

/** The picture that others show beside a link. */
export interface CardPicture {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What a site without any match or race lacks. */
export type Vacancy = 'without match' | 'without provider';

/** Whose matches the site shows, with the ids of their sports and groups. */
export interface NamedSource extends Attribution {
  readonly sports: readonly number[];
}

/** All as of `RenderRequest.nowMs`. */
export interface FeedSource {
  /** Null if the feed does not exist or has no text of that time. */
  feed(name: string): string | null;
  /** Null if there is none at the address. */
  competition(sportId: number, country: string, slug: string): { countryId: number; templateId: string } | null;
  /** Null if there is none at the address. */
  category(sportId: number, segment: string): { id: number; name: string } | null;
  competitions(sportId: number, categoryId: number): readonly CompetitionLink[];
  /** Null for no country. */
  nation(segment: string): { id: number; code: string; name: string } | null;
  /** The sports with competitions of a country. */
  nationSports(countryId: number): NationLinks['sports'];
  categories(sportId: number): readonly CategoryLink[];
  /** What the page of the search shows; null where it does not answer, absent without a search. */
  search?(text: string): SearchAnswer | null;
  /** Null for an unknown id. */
  sportOf(eventId: string): number | null;
  /** Null for an unknown id. */
  participant(id: string): Participant | null;
  /** That of the site for an unknown id; absent where no server draws. */
  card?(kind: CardKind, id: string): CardPicture;
  /** The address of the operator's picture; null without one, and absent on a site without any. */
  logo?(kind: 'person' | 'competition', id: string): string | null;
  /** Undefined or absent for a site with matches. */
  vacancy?(): Vacancy | undefined;
  /** Undefined or absent where none is named. */
  sources?(): readonly NamedSource[] | undefined;
  readonly config: ClientConfig;
  /** Absent where no server draws. */
  readonly operator?: Operator;
  /** 'https://stillingen.example' without a slash at its end; empty where it is not set. */
  readonly siteUrl: string;
}

export const NO_FEEDS: FeedSource = {
  feed: () => null,
  competition: () => null,
  category: () => null,
  competitions: () => [],
  nation: () => null,
  nationSports: () => [],
  categories: () => [],
  sportOf: () => null,
  participant: () => null,
  config: { projectId: 0, sign: '' },
  siteUrl: '',
};

/** What embeds are drawn of, which name a competition by its id. */
export interface EmbedSource extends FeedSource {
  /** Null for an unknown id. `path` is the address of its page. */
  competitionById(templateId: string): { sportId: number; countryId: number; path: string } | null;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}
export interface Redirect {
  readonly status: 301 | 302;
  readonly location: string;
  /** The query is part of what moved: it is not appended to the location. */
  readonly dropsSearch?: true;
}
export type RenderResult = RenderedPage | Redirect;

export interface WebEntry {
  render(request: RenderRequest, source: FeedSource): RenderResult;
  /** The shared 404 page; null if the address may have a page. As cheap as the lookup. */
  missingPage(request: RenderRequest, source: FeedSource): string | null;
  renderFailure(request: RenderRequest): RenderedPage;
  /** A document for frames of other sites. Its text is empty for status 404. */
  renderEmbed(request: RenderRequest, source: EmbedSource): RenderedPage;
  /** What a script tag of another site runs: puts the frame that the tag names behind it. */
  readonly embedScript: string;
  renderOffline(request: RenderRequest): string;
  /** Path of the offline page, and the scripts it needs by path. */
  readonly offline: { readonly path: string; readonly scripts: Readonly<Record<string, string>> };
  /** The toggled leagues in a cookie header (EXPAND-01). */
  readToggled(cookies: string): readonly string[];
  knownSearch(search: string): string;
  /** The chosen delay in a cookie header, in seconds. */
  readDelay(cookies: string): number;
  readListChoices(cookies: string): Pick<RenderRequest, 'compact' | 'liveFirst'>;
  /** For visitors with odds. */
  readOddsShown(cookies: string): string;
  readonly themeScript: { readonly text: string; readonly hash: string };
  /** Address of the main script: differs between builds. */
  readonly program: string;
}

/** Without the fields for feeds and providers. */
export type PageSport = Omit<Sport, 'statistics'>;

/** `Content` is the page's kind with its props. */
export interface HydrationData<Content> {
  readonly request: RenderRequest;
  readonly config: ClientConfig;
  readonly content: Content;
  readonly sports: readonly PageSport[];
  /** Absent where none is named. */
  readonly sources?: readonly NamedSource[];
}
