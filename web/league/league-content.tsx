import type { Table } from '@stillingen/client';
import { SUMMARY_MATCHES } from '@stillingen/domain';
import type { LeagueRow } from '@stillingen/wire';
import { createElement } from 'react';
import { useNow, usePage } from '../page/page-context.ts';
import { leagueText } from '../text/da-league.ts';
import { Empty } from '../ui/panel.tsx';
import { ComingRounds } from './draw/coming-rounds.tsx';
import { leaguePath, type LeaguePageProps, OVERVIEW_RACES, PART_KEY } from './model/address.ts';
import { byRound, firstMatches, type RaceSchedule, type Schedule } from './model/schedule.ts';
import styles from './page.module.css';
import { panelOf } from './panels.ts';
import { Races } from './races.tsx';
import { Rounds } from './rounds.tsx';
import { StageStandings } from './stage-standings.tsx';
import { ChampionshipView } from './standings/championship-view.tsx';

/** `races` is null in sports with matches. */
export interface Season {
  readonly matches: Schedule;
  readonly races: RaceSchedule | null;
}

export interface ContentProps {
  readonly table: Table;
  readonly season: Season;
  readonly stages: readonly LeagueRow[];
  readonly marksOrigin: boolean;
  readonly props: LeaguePageProps;
}

type PartName = keyof Schedule;
type Length = 'short' | 'steps' | 'whole';

/** `length`: the first few, more of them step by step, or all. */
export function Listing({ content, parts, length }: { content: ContentProps; parts: readonly PartName[]; length: Length }) {
  const { table, season, stages, marksOrigin, props } = content;
  const sport = usePage().sport(props.sportId);
  const common = { table, marksOrigin, partsHref: length === 'steps' ? `${leaguePath(props, props.tab)}?${PART_KEY}=0` : null };
  if (season.races !== null) {
    const races = parts.flatMap((part) => season.races![part]);
    const shown = length === 'short' ? races.slice(0, OVERVIEW_RACES) : races;
    return <Races {...common} races={shown} sportId={props.sportId} />;
  }
  const rounds = byRound(
    parts.flatMap((part) => season.matches[part]),
    stages.length > 1,
  );
  const groups = length === 'short' ? firstMatches(rounds, SUMMARY_MATCHES) : rounds;
  return <Rounds {...common} sport={sport} groups={groups} />;
}

export const countOf = ({ matches, races }: Season, part: PartName): number => (races ?? matches)[part].length;

function LeagueStandings({ stages, season, props }: Pick<ContentProps, 'stages' | 'season' | 'props'>) {
  if (season.races === null) return <StageStandings stages={stages} schedule={season.matches} />;
  const race = stages.find(({ tables }) => tables === 1);
  if (race?.stageId == null || race.tournamentId === null)
    return <Empty title={leagueText.noStandings} hint={leagueText.noStandingsHint} />;
  const { tournamentId, stageId, name } = race;
  return (
    <div className={styles.championship}>
      <ChampionshipView sportId={props.sportId} tournamentId={tournamentId} stageId={stageId} title={name ?? ''} />
    </div>
  );
}

function Overview(content: ContentProps) {
  const { season, stages, props } = content;
  const { event } = usePage().sport(props.sportId);
  const lastPlanned = season.matches.fixtures.at(-1)?.event.start ?? Infinity;
  const isPast = useNow((nowS) => lastPlanned < nowS);
  const parts = [
    { part: 'live', title: leagueText.live, more: null },
    { part: 'results', title: leagueText.latest, more: { tab: 'results', label: leagueText.allResults } },
    {
      part: 'fixtures',
      title: isPast ? leagueText.noResult(event) : leagueText.next(event),
      more: { tab: 'fixtures', label: leagueText.allFixtures(event) },
    },
  ] as const;
  return (
    <>
      {parts
        .filter(({ part }) => countOf(season, part) > 0)
        .map(({ part, title, more }) => (
          <section key={part} className={styles.part}>
            <header>
              <h2>{title}</h2>
              {more === null ? null : <a href={leaguePath(props, more.tab)}>{more.label}</a>}
            </header>
            <Listing content={content} parts={[part]} length={more === null ? 'whole' : 'short'} />
          </section>
        ))}
      {props.draws[0] === undefined ? null : <ComingRounds props={props} stage={props.draws[0]} />}
      {season.races !== null && stages.some(({ tables }) => tables === 1) ? (
        <section className={styles.part}>
          <header>
            <h2>{leagueText.sub.standings}</h2>
          </header>
          <LeagueStandings {...content} />
        </section>
      ) : null}
    </>
  );
}

export function LeagueContent(content: ContentProps) {
  const { season, props } = content;
  const { event } = usePage().sport(props.sportId);
  const panel = panelOf(props.tab);
  usePage().needsPart?.(`league/${props.tab}/panel.tsx`);
  if (panel !== null) return createElement(panel, { props });
  switch (props.tab) {
    case 'overview':
      return <Overview {...content} />;
    case 'standings':
      return <LeagueStandings {...content} />;
    case 'results':
      return countOf(season, 'results') === 0 ? (
        <Empty title={leagueText.noResults} hint={leagueText.noResultsHint(event)} />
      ) : (
        <Listing content={content} parts={['results']} length="steps" />
      );
    case 'fixtures':
      return countOf(season, 'fixtures') + countOf(season, 'live') === 0 ? (
        <Empty title={leagueText.noFixtures(event)} hint={leagueText.noFixturesHint(event)} />
      ) : (
        <Listing content={content} parts={['live', 'fixtures']} length="steps" />
      );
    default:
      return null;
  }
}
