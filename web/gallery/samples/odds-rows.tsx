import { createStore, type OddsByEvent } from '@stillingen/client';
import { SPORT, Stage } from '@stillingen/domain';
import { oddsRow, type OddsRow } from '@stillingen/wire';
import { LeagueSection } from '../../list/sections/league-section.tsx';
import { GamblingNotice } from '../../odds/notice/notice.tsx';
import * as oddsParts from '../../odds/parts.ts';
import { OddsBar } from '../../odds/table/odds-table.tsx';
import { ListOddsContext } from '../../odds/table/use-list-odds.ts';
import { PageContext, usePage } from '../../page/page-context.ts';
import { GALLERY_DAY, league, marked, match, type Sample, score, since, staticTable } from '../make-row.ts';
import { ODDS_VIEW } from './odds.ts';

const LEAGUE = { countryName: 'Danmark', countryCode: 'dk', tables: 1 };

export const ODDS_ROWS: readonly Sample[] = [
  {
    league: league('odds-1', SPORT.football, 'Superligaen', LEAGUE),
    rows: [
      match('odd00001', ['FC Midtjylland', '000000|d11f2d'], ['FC København', 'ffffff|0a3d8f'], Stage.secondHalf, {
        ...score(2, 1),
        ...since(22),
      }),
      match('odd00002', ['Brøndby IF', 'ffe000|0a3d8f'], ['Vejle Boldklub', 'd11f2d|ffffff'], Stage.firstHalf, {
        ...score(0, 0),
        ...since(45),
      }),
      match('odd00003', ['AGF', 'ffffff|0a2050'], ['Silkeborg IF', 'd11f2d|ffffff']),
      match('odd00004', ['FC Nordsjælland', 'd11f2d|f5c518'], ['Viborg FF', '0b7a4b|ffffff'], Stage.finished, score(1, 3)),
      match('odd00005', ['Brentford', 'd11f2d|ffffff'], ['Newcastle United', '000000|ffffff'], Stage.secondHalf, {
        ...score(2, 0),
        ...since(36),
        ...marked('goal', 'home'),
      }),
      match('odd00006', ['OB', '0a3d8f|ffffff'], ['Randers FC', '7fb2e5|ffffff']),
      match('odd00007', ['West Ham United', '7a263a|7fb2e5'], ['Everton', '0a3d8f|ffffff'], Stage.postponed),
    ],
  },
  {
    league: league('odds-2', SPORT.tennis, 'Wimbledon', { countryName: 'Storbritannien', countryCode: 'gb' }),
    rows: [match('odd00008', ['Holger Rune', 'dk'], ['Jannik Sinner', 'it'])],
  },
];

const blank = oddsRow.read([]);
const odds = (
  id: string,
  prices: string,
  trend: string,
  highest: string,
  active = '1|1|1',
  outcomes = 'o_1|o_0|o_2',
): readonly [string, OddsRow] => [id, { ...blank, id, odds: prices, trend, highest, active, outcomes, mainBookmaker: 9001 }];

export const LIST_ODDS: OddsByEvent = new Map([
  odds('odd00001', '1.24|5.75|12.00', 'down|up|up', '1.26|5.90|13.00'),
  odds('odd00002', '1.80|3.50|4.10', '||', '||', '0|0|0'),
  odds('odd00003', '2.10|3.55|3.30', '||up', '2.15|3.55|3.40'),
  odds('odd00004', '2.40|3.30|2.90', '||', '||'),
  odds('odd00005', '1.02|17.00|51.00', 'down|up|up', '1.03|19.00|51.00'),
  odds('odd00008', '3.90|1.25', 'up|down', '3.95|1.25', '1|1', 'o_1|o_2'),
]);

const table = staticTable(ODDS_ROWS);
const store = createStore<OddsByEvent | null>(LIST_ODDS);

/** Rows with prices, before and during matches and after them; one match has none. */
export function OddsRowSamples() {
  const page = usePage();
  const withOdds = { ...page, odds: oddsParts, request: { ...page.request, odds: ODDS_VIEW, oddsShown: 'tkl' } };
  return (
    <PageContext value={withOdds}>
      <ListOddsContext value={store}>
        <OddsBar odds={store} view={ODDS_VIEW} isRace={false} />
        {ODDS_ROWS.map(({ league: of, rows }) => (
          <LeagueSection
            key={of.stageId}
            sectionKey={`odds ${of.stageId}`}
            table={table}
            group={{ league: of, events: rows.map(({ id }) => id ?? '') }}
            sportId={of.sportId ?? 0}
            day={GALLERY_DAY}
            marksOrigin={false}
            folded={false}
            onFold={null}
          />
        ))}
        <GamblingNotice />
      </ListOddsContext>
    </PageContext>
  );
}
