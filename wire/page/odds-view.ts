/** How the bookmaker of prices is named in one place. */
export interface BookmakerLook {
  /** Its initials. */
  readonly hasMark: boolean;
  readonly hasName: boolean;
  /** They lead to it; else its prices alone do. */
  readonly isLinked: boolean;
}

export interface ShownBookmaker {
  readonly id: number;
  readonly name: string;
  /** It takes a part of what is won: its prices are in no highest and no average. */
  readonly isExchange: boolean;
  readonly isLinked: boolean;
}

/** The audience of the visitor of a page, with the odds mode on. */
export interface OddsView {
  /** Prices and names lead to their bookmakers, of those that are linked. */
  readonly isLinked: boolean;
  readonly bookmakers: readonly ShownBookmaker[];
  /** Minutes before and after an event that has no links, and those between; 0 for none. */
  readonly quietMin: number;
  /** The 18+ line of Denmark stands beside odds. */
  readonly hasNotice: boolean;
  /** Elements of class footerAdvertGambling. */
  readonly hasAdvertFooter: boolean;
  /** Pages link to the odds. */
  readonly hasEntry: boolean;
  /** Events have a tab that compares bookmakers. */
  readonly hasTab: boolean;
  readonly servesLive: boolean;
  /** Bookmakers and their prices are made by the demo. */
  readonly isSimulated: boolean;
  /** In the strip of one bookmaker's prices. */
  readonly summary: BookmakerLook & { readonly hasVisit: boolean };
  readonly comparison: BookmakerLook & { readonly hasBackground: boolean };
}
