import type { BookmakerLook, OddsView } from '@stillingen/wire';
import type { OddsAudience } from './audience.ts';

/** Prices always have a name beside them: where neither was chosen, the text. */
const lookOf = (hasMark: boolean, hasName: boolean, isLinked: boolean): BookmakerLook => ({
  ...{ hasMark, hasName: hasName || !hasMark, isLinked },
});

/** How pages draw the odds of an audience (BOOK-03 to BOOK-11, O-139). */
export function viewOf({ options, bookmakers, ...audience }: OddsAudience): OddsView {
  const { isLinked, hasNotice, hasAdvertFooter, hasEntry, servesLive, quietMin } = audience;
  const summary = lookOf(
    options.show_bookmaker_logo_in_summary,
    options.logo_to_text_match_summary,
    options.clickable_bookmaker_logo_in_summary,
  );
  const comparison = lookOf(
    options.show_bookmaker_logo_odds_comparison,
    options.logo_to_text_odds_comparison,
    options.clickable_bookmaker_logo_odds_comparison,
  );
  return {
    ...{ isLinked, hasNotice, hasAdvertFooter, hasEntry, servesLive, quietMin },
    bookmakers: bookmakers.map(({ id, name, kind, link }) => ({
      ...{ id, name, isExchange: kind === 'exchange', isLinked: isLinked && link !== null },
    })),
    hasTab: options.show_odds_comparison_tab,
    isSimulated: bookmakers.some(({ origin }) => origin === 'simulated'),
    summary: { ...summary, hasVisit: options.logo_to_text_bonus },
    comparison: { ...comparison, hasBackground: options.odds_background_in_odds_comparison },
  };
}
