/** What a page knows of the audience of its visitor, who turned the mode of odds on. */
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
