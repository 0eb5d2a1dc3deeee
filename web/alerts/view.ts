export const ALERTS_PATH = '/varsler/';
/** The field of the query that chooses the tab. */
export const VIEW_KEY = 'vis';

const WORDS = { all: '', delivered: 'leveret' } as const;
export type AlertsView = keyof typeof WORDS;

export const readView = (query: URLSearchParams): AlertsView => (query.get(VIEW_KEY) === WORDS.delivered ? 'delivered' : 'all');
export const writeView = (view: AlertsView): Readonly<Record<string, string>> => ({ [VIEW_KEY]: WORDS[view] });
