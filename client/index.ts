export { TIME_KEEP_MATCH_LIVE_SECONDS } from './constants.ts';
export { type Client, type ClientOptions, type Connection, createClient, type OpenDetail, type OpenTable } from './client.ts';
export type { Condition, FeedResponse, Ports, Socket } from './ports.ts';
export { createStore, type Store, type WritableStore } from './store.ts';
export { decodeTable, type EventChange, type TableData, type TableLeague } from './table/decode.ts';
export type { Highlight } from './table/highlight.ts';
export { createTable, type Table, type TableOptions, type TableRow, type WritableTable } from './table/table.ts';
export { Category, type TableStructure, type TableView, viewOf } from './table/view.ts';
