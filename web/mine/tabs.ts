/** In the order of the page; the first has no word in the address. */
export const MINE_TABS = ['games', 'teams', 'leagues', 'rules'] as const;
export type MineTab = (typeof MINE_TABS)[number];

export const TAB_KEY = 'fane';
const WORDS: Readonly<Record<MineTab, string>> = { games: '', teams: 'hold', leagues: 'ligaer', rules: 'regler' };

export const readTab = (query: URLSearchParams): MineTab =>
  MINE_TABS.find((tab) => WORDS[tab] === (query.get(TAB_KEY) ?? '')) ?? MINE_TABS[0];

export const writeTab = (tab: MineTab): Readonly<Record<string, string>> => ({ [TAB_KEY]: WORDS[tab] });
