export { MAX_DELAY_SECONDS, TIME_KEEP_MATCH_LIVE_SECONDS } from './constants.ts';
export { browserPorts, loadEvents } from './browser-ports.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
export type { Connection } from './connection.ts';
export { answerOffer, editionOffer, type EditionOffer } from './edition-offer.ts';
export type { OpenTable, OpenTableOptions } from './sync/driver.ts';
export type { OddsByEvent, OddsOptions, OpenOdds } from './feeds/odds.ts';
export type { OpenRaceParticipant, ParticipantResults, RaceParticipantOptions } from './feeds/participant.ts';
export type { Condition, FeedResponse, KeyValue, Ports, Socket } from './ports.ts';
export {
  createSettings,
  type KeptSettings,
  DEFAULT_SETTINGS,
  DOCUMENT_KEY,
  type SettingName,
  type Settings,
} from './settings.ts';
export { EventScopeError, LeagueScopeError, NOT_FOUND } from './not-found.ts';
export { createStore, type Store, type WritableStore } from './store.ts';
export { type Arrange, decodeTable, type EventChange, type TableData, type TableLeague } from './table/decode.ts';
export type { Highlight } from './table/highlight.ts';
export { createTable, type Table, type TableOptions, type TableRow, type WritableTable } from './table/table.ts';
export { Category, liveLeaguesFirst, loadTimeOrder, type TableStructure, type TableView, viewOf } from './table/view.ts';
