import { createTable, type Table } from '@stillingen/client';
import { useMemo } from 'react';
import { useHead, usePage } from '../page/page-context.ts';
import type { LeaguePageProps, PastResults } from './model/address.ts';
import { Empty } from '../ui/panel.tsx';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { Frame } from '../shell/frame.tsx';
import { shellText } from '../text/da.ts';
import { leagueText } from '../text/da-league.ts';
import { LeagueStandings, type Season } from './league-content.tsx';
import { countryOf, LeagueHeader } from './league-header.tsx';
import { leaguePath, PART_KEY } from './model/address.ts';
import { byRound, holdsRaces, matchesOf, raceSchedule, scheduleOf, stagesOf } from './model/schedule.ts';
import styles from './page.module.css';
import { Races } from './races.tsx';
import { Rounds } from './rounds.tsx';

function Results({ table, props, past }: { table: Table; props: LeaguePageProps; past: PastResults }) {
  const { request, sport: sportOf, nowS } = usePage();
  const sport = sportOf(props.sportId);
  const { leagues } = table.structure.get();
  const marksOrigin = request.demo !== 'all';
  const partHref = (part: number): string => `${leaguePath(props, 'overview')}${part === 0 ? '' : `?${PART_KEY}=${part}`}`;
  if (leagues.length === 0) return <Empty title={leagueText.nothing(sport.event)} hint={leagueText.nothingHint} />;
  return (
    <>
      {holdsRaces(leagues) ? (
        <Races table={table} races={raceSchedule(leagues, table.rows).results} sportId={sport.id} marksOrigin={marksOrigin} />
      ) : (
        <Rounds
          table={table}
          sport={sport}
          marksOrigin={marksOrigin}
          groups={byRound(scheduleOf(matchesOf(leagues, table.rows), nowS.get()).results, leagues.length > 1)}
        />
      )}
      <nav className={styles.parts} aria-label={leagueText.sub.results}>
        {past.part === 0 ? null : <a href={partHref(past.part - 1)}>{leagueText.newer(sport.event)}</a>}
        {past.hasMore ? <a href={partHref(past.part + 1)}>{leagueText.older(sport.event)}</a> : null}
      </nav>
    </>
  );
}

/** A finished season does not change, so it is not followed (O-045). */
export function PastSeason(props: LeaguePageProps & { past: PastResults }) {
  const { past, tab } = props;
  const page = usePage();
  const table = useMemo(() => createTable(page.text(past.feed) ?? '', { nowS: page.nowS.get() }), [page, past.feed]);
  const structure = table.structure.get();
  const stages = stagesOf(structure);
  const league = stages[0] ?? null;
  const name = league?.name ?? props.slug;
  useHead({ title: [name, props.season, countryOf(league), shellText.brand].filter(Boolean).join(' · ') });
  const season: Season = {
    matches: scheduleOf(matchesOf(structure.leagues, table.rows), page.nowS.get()),
    races: holdsRaces(structure.leagues) ? raceSchedule(structure.leagues, table.rows) : null,
  };
  return (
    <MatchArea>
      <Frame>
        <LeagueHeader stages={stages} props={props} />
        <h2 className="unseen">{leagueText.sub[tab === 'standings' ? 'standings' : 'results']}</h2>
        {tab === 'standings' ? (
          <LeagueStandings stages={stages} season={season} props={props} />
        ) : (
          <Results table={table} props={props} past={past} />
        )}
      </Frame>
    </MatchArea>
  );
}
