import { StageType, Winner } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { matchesOf } from '../league/model/schedule.ts';
import { DatedMatch } from '../list/dated-match.tsx';
import { useTable } from '../list/use-table.ts';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { usePage, useStore } from '../page/page-context.ts';
import { EntityPage } from '../shell/entity-page.tsx';
import { seriesText } from '#text/match/series.ts';
import { Panel } from '../ui/panel.tsx';

export interface SeriesPageProps {
  readonly sportId: number;
  readonly feed: string;
  /** The sides of the first match. */
  readonly sides: readonly [home: string, away: string];
}

const TODAY = 0;
/** A tie of two matches is decided by goals, a longer series by wins. */
const TIE_MATCHES = 2;

/** 'Samlet 3-2' from the last match of a tie, and the wins of a longer series. */
function standOf([home, away]: SeriesPageProps['sides'], rows: readonly EventRow[]): string | null {
  const last = rows.at(-1);
  if (last !== undefined && last.homeAggregate !== null && last.awayAggregate !== null) {
    const score = [last.homeAggregate, last.awayAggregate];
    return seriesText.aggregate((last.homeName === home ? score : score.toReversed()).join('-'));
  }
  if (rows.length <= TIE_MATCHES) return null;
  const won = (name: string): number =>
    rows.filter(({ stageType, winner, homeName }) => {
      const side = homeName === name ? Winner.home : Winner.away;
      return stageType === StageType.finished && winner === side;
    }).length;
  return seriesText.wins(home, won(home), away, won(away));
}

export function SeriesPage({ sportId, feed, sides }: SeriesPageProps) {
  const sport = usePage().sport(sportId);
  const { table } = useTable(feed, TODAY, feed);
  const { leagues } = useStore(table.structure);
  const matches = matchesOf(leagues, table.rows);
  const rows = matches.map(({ event }) => event).toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
  const league = matches[0]?.league;
  const stand = standOf(sides, rows);
  return (
    <MatchArea>
      <EntityPage
        crumbs={[
          { label: sport.danishName, href: `/${sport.segment}/` },
          ...(league?.name ? [{ label: league.name, href: league.url }] : []),
        ]}
        crumbsLabel={seriesText.crumbs}
        title={sides.join(' – ')}
        line={[league?.stageName, seriesText.count(rows.length), stand].filter(Boolean).join(' · ')}
        tab=""
        tabs={[]}
        tabsLabel=""
      >
        <Panel title={seriesText.matches}>
          <ul>
            {league === undefined
              ? null
              : rows.map(({ id }) => <DatedMatch key={id} table={table} id={id!} sport={sport} league={league} />)}
          </ul>
        </Panel>
      </EntityPage>
    </MatchArea>
  );
}
