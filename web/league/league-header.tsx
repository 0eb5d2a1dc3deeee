import { SPORT } from '@stillingen/domain';
import { type LeagueRow, nationPath } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { type PageSport, usePage } from '../page/page-context.ts';
import { categoryPath } from '../page/paths.ts';
import { Chip, Flag, Logo, Tabs } from '../ui/index.ts';
import { drawText } from '#text/match/draw.ts';
import { Pin } from '../mine/star.tsx';
import { leagueText } from '#text/league.ts';
import { type Crumb, Crumbs } from '../shell/crumbs.tsx';
import { tableText } from '#text/table.ts';
import styles from './page.module.css';
import { LEAGUE_TABS, type LeagueAddress, leaguePath, type LeaguePageProps, type LeagueTab } from './model/address.ts';

/** Tennis, badminton and table tennis. */
const DRAWN_SPORTS: ReadonlySet<number> = new Set([SPORT.tennis, SPORT.badminton, SPORT.tableTennis]);

export const countryOf = (league: LeagueRow | null): string | null =>
  league === null || league.countryName === league.name ? null : league.countryName;

/** Sports of races have a programme, and only some hold public draws. */
export function tabLabel(tab: LeagueTab, { duel, id }: Pick<PageSport, 'duel' | 'id'>): string {
  if (tab === 'fixtures' && !duel) return leagueText.programme;
  return tab === 'draw' && DRAWN_SPORTS.has(id) ? drawText.drawn : leagueText.sub[tab];
}

/** A tab whose content is gone stays while it is open. */
export const tabLinks = (props: LeaguePageProps, sport: PageSport) =>
  LEAGUE_TABS.filter((tab) => tab === props.tab || props.tabs.includes(tab)).map((id) => ({
    id,
    label: tabLabel(id, sport),
    href: leaguePath(props, id),
  }));

/** The country in all sports and in this one, or the sport and the category of the competition. */
function crumbsOf(league: LeagueRow | null, props: LeaguePageProps, { segment, danishName, categoryPages }: PageSport): Crumb[] {
  const country = countryOf(league);
  const category = categoryPath(segment, props.country);
  if (props.hasNation && country !== null)
    return [
      { label: country, href: nationPath(props.country) },
      { label: danishName, href: category },
    ];
  const sport: Crumb = { label: danishName, href: `/${segment}/` };
  if (country === null) return [sport];
  return [sport, { label: country, href: league?.category && !categoryPages ? null : category }];
}

/** The logo of the competition, or else the flag of its country. */
function LeagueSign({ league, logo }: { league: LeagueRow | null; logo: string | undefined }) {
  if (logo === undefined) return league?.category ? null : <Flag code={league?.countryCode ?? ''} label="" />;
  return (
    <span>
      <Logo path={logo} size={40} />
    </span>
  );
}

export function LeagueHeader({
  stages,
  props,
  tools,
}: {
  stages: readonly LeagueRow[];
  props: LeaguePageProps;
  tools?: ReactNode;
}) {
  const { demo } = usePage().request;
  const league = stages[0] ?? null;
  const season = props.season ?? league?.season ?? '';
  const sport = usePage().sport(props.sportId);
  const name = league?.name ?? props.slug;
  const newest = { label: name, href: leaguePath({ ...props, season: null }, 'overview') };
  // A past season is a page below that of its competition.
  const crumbs = [...crumbsOf(league, props, sport), ...(props.season === null ? [] : [newest])];
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <LeagueSign league={league} logo={props.logo} />
        <div>
          <div className={styles.way}>
            <Crumbs crumbs={crumbs} label={leagueText.crumbs} here={props.season ?? name} />
            {season === '' ? null : <span>{leagueText.season(season)}</span>}
          </div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
        </div>
        {league?.simulated === true && demo !== 'all' ? <Chip kind="quiet">{tableText.simulated}</Chip> : null}
        {league === null ? null : <Pin league={league} className={styles.pin} />}
        {tools}
        <SeasonChooser address={props} seasons={props.seasons} current={season} />
      </div>
      <Tabs label={leagueText.subLabel} current={props.tab} tabs={tabLinks(props, sport)} />
    </header>
  );
}

export function SeasonChooser({
  address,
  seasons,
  current,
}: {
  address: LeagueAddress;
  seasons: readonly string[];
  current: string;
}) {
  if (seasons.length < 2) return null;
  return (
    // Closed by a choice: another season is another element.
    <details key={current} className={styles.chooser}>
      <summary>
        <span className="unseen">{leagueText.chooseSeason} </span>
        {current}
      </summary>
      <ul>
        {seasons.map((season, at) => (
          <li key={season}>
            <a
              href={leaguePath({ ...address, season: at === 0 ? null : season }, 'overview')}
              aria-current={season === current ? 'page' : undefined}
            >
              {season}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
