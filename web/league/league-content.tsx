import { createElement } from 'react';
import { usePage } from '../page/page-context.ts';
import { leagueText } from '#text/league.ts';
import { Empty } from '../ui/panel.tsx';
import { type ContentProps, countOf } from './listing.tsx';
import { MonthList } from './months.tsx';
import { NothingComing } from './nothing-coming.tsx';
import { panelOf } from './panels.ts';

export function LeagueContent(content: ContentProps) {
  const { season, props } = content;
  const sport = usePage().sport(props.sportId);
  const { event } = sport;
  const panel = panelOf(props.tab);
  usePage().needsPart?.(`league/${props.tab}/panel.tsx`);
  if (panel !== null) return createElement(panel, content);
  switch (props.tab) {
    case 'results':
      return countOf(season, 'results') === 0 ? (
        <Empty title={leagueText.noResults} hint={leagueText.noResultsHint(event)} />
      ) : (
        <MonthList content={content} parts={['results']} />
      );
    case 'fixtures':
      return countOf(season, 'fixtures') + countOf(season, 'live') === 0 ? (
        <NothingComing sport={sport} title={leagueText.noFixtures(event)} hint={leagueText.noFixturesHint(event)} />
      ) : (
        <MonthList content={content} parts={['live', 'fixtures']} />
      );
    default:
      return null;
  }
}
