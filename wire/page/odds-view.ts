/** The audience of the visitor of a page, with the odds mode on. */
export interface OddsView {
  /** Prices and names lead to their bookmakers. */
  readonly isLinked: boolean;
  /** The 18+ line of Denmark stands beside odds. */
  readonly hasNotice: boolean;
  /** Elements of class footerAdvertGambling. */
  readonly hasAdvertFooter: boolean;
  /** Pages link to the odds. */
  readonly hasEntry: boolean;
  readonly servesLive: boolean;
  /** Bookmakers and their prices are made by the demo. */
  readonly isSimulated: boolean;
}
