import { sportsOfGroup } from '@stillingen/domain';
import type { PageContent } from './pages.ts';

/** PAGE-14. */
export type PageType =
  | 'category_page'
  | 'common_page'
  | 'mixed_page'
  | 'player_page'
  | 'ranking_page'
  | 'series_page'
  | 'sport_page'
  | 'team_page'
  | 'tournament_page'
  | 'draw_page'
  | 'myfs_page'
  | 'unknown';

/** The `cat` of the visitor's own matches. */
const OWN_MATCHES = 5;
/** Categories have higher ids than all countries. */
const FIRST_CATEGORY_ID = 10_000;

/** O-046: a country is a common page, a season is one of its tournament. */
export function pageTypeOf(content: PageContent): PageType {
  switch (content.kind) {
    case 'table':
      if (content.props.category === OWN_MATCHES) return 'myfs_page';
      return sportsOfGroup(content.props.sportId).length > 0 ? 'mixed_page' : 'sport_page';
    case 'category':
      return content.props.categoryId < FIRST_CATEGORY_ID ? 'common_page' : 'category_page';
    case 'nation':
      return 'common_page';
    case 'league':
      return content.props.tab === 'draw' ? 'draw_page' : 'tournament_page';
    case 'team':
      return 'team_page';
    case 'person':
      return 'player_page';
    case 'ranking':
      return 'ranking_page';
    case 'series':
      return 'series_page';
    default:
      return 'unknown';
  }
}
