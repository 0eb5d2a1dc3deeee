import {
  type Client,
  DEFAULT_SETTINGS,
  type KeptSettings,
  type SettingName,
  type Settings,
  type Store,
  type WritableStore,
} from '@stillingen/client';
import type { ClientConfig, NamedSource, PageSport, RenderRequest } from '@stillingen/wire';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { AccountLoader } from '../account/contract.ts';
import type { ShownBanners } from '../banners/contract.ts';
import type { Consent } from '../consent/contract.ts';
import type { MineLoader, SportSource } from '../mine/contract.ts';
import type { OddsParts } from '../odds/contract.ts';

export type { PageSport };

/** What the operator offers. */
export type PageConfig = Pick<
  ClientConfig,
  | 'bannerOrigins'
  | 'consentFor'
  | 'editions'
  | 'embeds'
  | 'imageBase'
  | 'localOnly'
  | 'myGames'
  | 'myTeams'
  | 'requestsGeo'
  | 'telemetry'
>;

export interface Page extends SportSource {
  readonly request: RenderRequest;
  readonly config: PageConfig;
  /** Null on the server. */
  readonly client: Client | null;
  /** Server time in seconds; until hydration, the time of the request. */
  readonly nowS: Store<number>;
  readonly account?: AccountLoader;
  /** Absent on the server. */
  readonly mine?: MineLoader;
  /** Absent for visitors that are served no odds. */
  readonly odds?: OddsParts | undefined;
  /** Absent on the server. */
  readonly settings?: KeptSettings;
  /** What this browser's visitor has consented to; absent on the server, and where no part needs consent. */
  readonly consent?: Consent | undefined;
  /** Absent where the site has no adverts; null until the visitor has consented. */
  readonly banners?: Store<ShownBanners | null> | undefined;
  /** The name of the page's room. */
  readonly kind?: string;
  readonly sportId: number | null;
  /** Absent where the site names none. */
  readonly sources?: readonly NamedSource[] | undefined;
  /** Ids of sports that a page of one sport shows beside it, '2,7'. */
  readonly otherSports: WritableStore<string>;
  /** Running matches of the sport; null if the page does not know. */
  readonly liveCount: WritableStore<number | null>;
  text(feed: string): string | null;
  /** Server only: collects the chunks of what is drawn, by module. */
  needsPart?(module: string): void;
  /** Server only: collects the head of the document. */
  describe?(head: PageHead): void;
  /** Server only: collects the way to the page, itself the last. */
  trail?(way: readonly Waypoint[]): void;
}

/** A page on the way to another; without an address for the page itself, or for a place without one. */
export interface Waypoint {
  readonly label: string;
  readonly href?: string | null;
}

export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** What the page is about, in the terms of schema.org; read on the server alone. */
  readonly about?: () => Readonly<Record<string, unknown>> | null;
}

export const PageContext = createContext<Page | null>(null);

/** Throws outside of a page. */
export function usePage(): Page {
  const page = use(PageContext);
  if (page === null) throw new Error('no page around it');
  return page;
}

/** `first` is the value at hydration, if it differs. */
/** What addresses of pictures begin with (CALL-08); empty for the host of the page. */
export const useImageBase = (): string => use(PageContext)?.config.imageBase ?? '';

export const useStore = <Value>(store: Store<Value>, first?: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, first === undefined ? store.get : () => first);

/** Renders only when the result changes, not on every tick. `read` must return a primitive. */
export function useNow<Value extends string | number | boolean | null>(read: (nowS: number) => Value): Value {
  const { nowS, request } = usePage();
  return useSyncExternalStore(
    nowS.subscribe,
    () => read(nowS.get()),
    () => read(Math.floor(request.nowMs / 1000)),
  );
}

/** Restores the title before it when the component goes. */
export function useHead(head: PageHead): void {
  usePage().describe?.(head);
  useEffect(() => {
    const before = document.title;
    document.title = head.title;
    return () => {
      document.title = before;
    };
  }, [head.title]);
}

export const drawnBy = ({ theme, delayS, compact, liveFirst }: RenderRequest): Settings => ({
  ...DEFAULT_SETTINGS,
  theme: theme ?? 'system',
  delay: delayS,
  compact,
  liveFirst,
});

const never = (): (() => void) => () => {};

/** Shared by all pages of the browser and, signed in, by all browsers. */
export function useSetting<Name extends SettingName>(name: Name): readonly [Settings[Name], (value: Settings[Name]) => void] {
  const { settings, request } = usePage();
  const drawn = (): Settings[Name] => drawnBy(request)[name];
  const value = useSyncExternalStore(settings?.subscribe ?? never, () => settings?.get()[name] ?? drawn(), drawn);
  return [value, (wanted) => settings?.set(name, wanted)];
}
