import { createTable } from '@stillingen/client';
import { useMemo } from 'react';
import { usePage } from '../page/page-context.ts';
import { leagueText } from '#text/league.ts';
import { Empty } from '../ui/panel.tsx';
import { LeagueContent } from './league-content.tsx';
import { type ContentProps, Listing, type Season } from './listing.tsx';
import { ASIDE } from './views.ts';
import { LeagueFrame } from './league-frame.tsx';
import type { FeedPart, LeaguePageProps } from './model/address.ts';
import { holdsRaces, raceSchedule } from './model/races.ts';
import { matchesOf, scheduleOf, stagesOf } from './model/schedule.ts';
import { PartLinks } from './part-links.tsx';

function MatchParts({ props, part }: { props: LeaguePageProps; part: FeedPart }) {
  const { event } = usePage().sport(props.sportId);
  const [nearer, farther] =
    props.tab === 'fixtures'
      ? [leagueText.sooner(event), leagueText.later(event)]
      : [leagueText.newer(event), leagueText.older(event)];
  return <PartLinks props={props} part={part} nearer={nearer} farther={farther} />;
}

/** A finished season or a part of one: it does not change, so it is not followed (O-045). */
export function SeasonPart(props: LeaguePageProps & { part: FeedPart }) {
  const { part, tab } = props;
  const page = usePage();
  const table = useMemo(() => createTable(page.text(part.feed) ?? '', { nowS: page.nowS.get() }), [page, part.feed]);
  const { leagues } = table.structure.get();
  const season: Season = {
    matches: scheduleOf(matchesOf(leagues, table.rows), page.nowS.get()),
    races: holdsRaces(leagues) ? raceSchedule(leagues, table.rows) : null,
  };
  const stages = stagesOf(table.structure.get());
  const content: ContentProps = { table, season, stages, marksOrigin: page.request.demo !== 'all', props };
  const { event } = page.sport(props.sportId);
  return (
    <LeagueFrame
      stages={stages}
      props={props}
      right={
        props.tab === 'overview' && season.races === null ? (
          <ASIDE.View props={props} stages={stages} schedule={season.matches} />
        ) : undefined
      }
    >
      {leagues.length === 0 ? (
        <Empty title={leagueText.nothing(event)} hint={leagueText.nothingHint} />
      ) : tab === 'results' || tab === 'fixtures' ? (
        <>
          <Listing content={content} parts={tab === 'results' ? ['results'] : ['live', 'fixtures']} length="whole" />
          <MatchParts props={props} part={part} />
        </>
      ) : (
        <LeagueContent {...content} />
      )}
    </LeagueFrame>
  );
}
