import { useMemo } from 'react';
import { useNow, usePage } from '../../page/page-context.ts';
import { leagueText } from '#text/league.ts';
import { ComingRounds } from '../draw/coming-rounds.tsx';
import { type ContentProps, countOf, Listing } from '../listing.tsx';
import { leaguePath } from '../model/address.ts';
import { calendarOf } from '../model/races.ts';
import styles from '../page.module.css';
import { STANDINGS } from '../views.ts';
import { Calendar } from './calendar.tsx';

/** Of a season whose races are all here: a later part of one has no calendar. */
function Season({ table, season: { races }, props: { sportId, part } }: ContentProps) {
  const sport = usePage().sport(sportId);
  const calendar = useMemo(
    () => (races === null ? [] : calendarOf([...races.results, ...races.live, ...races.fixtures])),
    [races],
  );
  if (!sport.detailPage || calendar.length < 2 || part?.hasMore === true) return null;
  return (
    <section className={styles.part}>
      <header>
        <h2>{leagueText.calendar.title}</h2>
      </header>
      <Calendar table={table} sport={sport} calendar={calendar} />
    </section>
  );
}

/** What runs, what was and what comes. */
export function Panel(content: ContentProps) {
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
      <Season {...content} />
      {season.races !== null && stages.some(({ tables }) => tables === 1) ? (
        <section className={styles.part}>
          <header>
            <h2>{leagueText.sub.standings}</h2>
          </header>
          <STANDINGS.View {...content} />
        </section>
      ) : null}
    </>
  );
}
