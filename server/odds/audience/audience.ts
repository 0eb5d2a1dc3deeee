/** Options of a group of countries (BOOK-03 to 11 and those recorded beside them). */
export const BOOKMAKER_OPTIONS = [
  'clickable',
  'show_odds_comparison_tab',
  'show_bookmaker_logo_in_summary',
  'logo_to_text_match_summary',
  'logo_to_text_bonus',
  'show_bookmaker_logo_odds_comparison',
  'clickable_bookmaker_logo_in_summary',
  'clickable_bookmaker_logo_odds_comparison',
  'odds_background_in_odds_comparison',
  'logo_to_text_odds_comparison',
  'all_bookmakers_in_odds_comparison',
  'all_prematch_bookmakers_in_match_summary',
  'all_live_bookmakers_in_match_summary',
] as const;
export type BookmakerOption = (typeof BOOKMAKER_OPTIONS)[number];

/** Of the operator's configuration. */
export interface Bookmaker {
  readonly id: number;
  readonly name: string;
  readonly kind: 'bookmaker' | 'exchange';
  /** An https address; null without a link. */
  readonly link: string | null;
  readonly origin: 'real' | 'simulated';
  /** Without one it is not served in Denmark. */
  readonly dkLicence: { readonly holder: string; readonly number: string; readonly validTo: string } | null;
  /** When a tennis match that a player gave up settles the winner; null where that is not known. */
  readonly retirement: 'void' | 'afterFirstPoint' | 'afterFirstSet' | null;
}

/** What one visitor is served; visitors of equal `group` are served the same. */
export interface OddsAudience {
  /** 'DK', 'US:USNJ', 'default', with the day where that decides: the key under which answers are kept. */
  readonly group: string;
  /** In the order of the configuration. */
  readonly bookmakers: readonly Bookmaker[];
  readonly options: Readonly<Record<BookmakerOption, boolean>>;
  readonly isLinked: boolean;
  /** The 18+ line of Denmark beside odds. */
  readonly hasNotice: boolean;
  /** Elements of class footerAdvertGambling. */
  readonly hasAdvertFooter: boolean;
  /** Pages link to the odds. */
  readonly hasEntry: boolean;
  /** Minutes before and after an event that has no links; 0 for none, during it either. */
  readonly quietMin: number;
  /** Offers during events. */
  readonly servesLive: boolean;
}
