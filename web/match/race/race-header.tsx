import { decimalText, dayOf, progressText, Stage, stageLabel, StageType } from '@stillingen/domain';
import type { ComponentType, ReactNode } from 'react';
import { type PageSport, useNow } from '../../page/page-context.ts';
import { Chip, clockTime, Flag, Icon } from '../../ui/index.ts';
import { channelsOf } from '../../list/rows/channels.ts';
import { raceDetails } from '../../list/rows/kinds/ranked.ts';
import { raceName } from '../../list/races/meetings.ts';
import { matchText } from '#text/match/match.ts';
import { raceText } from '#text/match/race.ts';
import { tableText } from '#text/table.ts';
import { Crumbs } from '../crumbs.tsx';
import { dayInWords } from '../model/match-facts.ts';
import { Origin } from '../notices.tsx';
import { hasBegun, type RaceFeed } from './race-feed.ts';
import styles from './race-header.module.css';

function useWhen({ start, end, lead }: RaceFeed): string {
  return useNow((nowS) => {
    const first = dayInWords(start, nowS);
    if (end !== null && dayOf(end) !== dayOf(start)) return matchText.race.upTo(first, dayInWords(end, nowS));
    return lead?.timeUnknown === true ? first : `${first} ${clockTime(start)}`;
  });
}

function statusOf(race: RaceFeed, sport: PageSport): string {
  const { lead, league } = race;
  const stage = lead?.stage ?? Stage.scheduled;
  const label = stage === Stage.scheduled ? '' : stageLabel(sport, stage, 'spoken');
  if (lead === null || !hasBegun(race)) return label;
  const done = lead.done === null || lead.done === '' ? null : Number(lead.done);
  const progress = progressText(sport, { stageType: lead.stageType as StageType, done, length: raceDetails(league).length });
  // The progress shows that it is live.
  return [stage === Stage.live && progress !== '' ? '' : label, progress].filter((word) => word !== '').join(' · ');
}

function aboutOf({ league }: RaceFeed, { progress }: PageSport): readonly string[] {
  const { par, prize, length } = raceDetails(league);
  const long = length === null || progress === null ? '' : matchText.race.length[progress](decimalText(String(length)));
  return [
    // '12,5 km jagtstart' already has the length.
    league.session?.startsWith(long) === true ? '' : long,
    par === '' ? '' : raceText.par(par),
    prize === '' ? '' : raceText.prize(prize),
  ].filter((word) => word !== '');
}

/** `Tool` stands behind the time until the race is over. */
export function RaceHeader({
  eventId,
  race,
  sport,
  Tool,
  children,
}: {
  eventId: string;
  race: RaceFeed;
  sport: PageSport;
  Tool?: ComponentType<{ eventId: string }>;
  children?: ReactNode;
}) {
  const { league, lead } = race;
  const status = statusOf(race, sport);
  const channels = lead === null || lead.stageType === StageType.finished ? '' : channelsOf(lead).join(', ');
  return (
    <header className={styles.header}>
      <Crumbs
        league={league}
        here={raceName(league)}
        sport={sport}
        words={[]}
        when={useWhen(race)}
        tool={Tool === undefined || lead?.stageType === StageType.finished ? null : <Tool eventId={eventId} />}
      />
      <div className={styles.title}>
        <h1>
          <bdi>{raceName(league)}</bdi>
        </h1>
        {status === '' ? null : <p className={lead?.stageType === StageType.live ? styles.live : styles.status}>{status}</p>}
      </div>
      <p className={styles.about}>
        {league.session ? <b>{league.session}</b> : null}
        {league.venue ? (
          <span>
            {league.venueCountry ? <Flag code={league.venueCountry} label="" /> : null}
            {league.venue}
          </span>
        ) : null}
        {channels === '' ? null : (
          <span>
            <Icon name="tv" size={14} /> {raceText.shownOn(channels)}
          </span>
        )}
        {aboutOf(race, sport).map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      {lead === null ? null : (
        <div className={styles.notices}>
          {lead.provisional ? <Chip kind="quiet">{tableText.provisional}</Chip> : null}
          <Origin event={lead} words={matchText.race.origin} />
        </div>
      )}
      {children}
    </header>
  );
}
