import type { ConsentPurpose } from '@stillingen/wire';

interface EventKind {
  readonly when: string;
  readonly fields: Readonly<Record<string, 'text' | 'number' | 'number or null'>>;
  readonly purpose: ConsentPurpose;
}

/** ANALYTICS-01, O-158: every event of the data layer. docs/telemetry.md lists them. */
export const EVENTS = {
  page_view: {
    when: 'a page is open',
    fields: { page: 'text', sport_id: 'number or null' },
    purpose: 'statistics',
  },
  match_opened: { when: 'a match opens over a list, or beside it', fields: { event_id: 'text' }, purpose: 'statistics' },
  game_added: { when: 'a match or race is followed', fields: {}, purpose: 'statistics' },
  search_result_opened: { when: 'a result of the search is opened', fields: {}, purpose: 'statistics' },
  linker: { when: 'the linker cookie is read or written', fields: { linker_id: 'text' }, purpose: 'statistics' },
  bookmaker_click: {
    when: 'a link to a bookmaker is opened',
    fields: { bookmaker_id: 'text', event_id: 'text' },
    purpose: 'advertising',
  },
  affiliate_click: {
    when: 'a banner posts a message of type TrackEvent with trackAffil',
    fields: {
      ...{ event_name: 'text', bookmaker_id: 'text', advertiser_id: 'text', aff_id: 'text' },
      ...{ ad_creative_id: 'text', banner_zone_id: 'text', banner_id: 'text' },
    },
    purpose: 'advertising',
  },
  adblock_detected: { when: 'the probe finds that advertisements are blocked', fields: {}, purpose: 'advertising' },
} as const satisfies Readonly<Record<string, EventKind>>;

type EventName = keyof typeof EVENTS;
type FieldsOf<Name extends EventName> = (typeof EVENTS)[Name]['fields'];
type ValueOf<Kind> = Kind extends 'text' ? string : Kind extends 'number' ? number : number | null;

export type AnalyticsEvent = {
  [Name in EventName]: { readonly event: Name } & {
    readonly [Field in keyof FieldsOf<Name>]: ValueOf<FieldsOf<Name>[Field]>;
  };
}[EventName];
