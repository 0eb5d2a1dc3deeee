import { hasPreview, type StageCode, type StageType } from '@stillingen/domain';
import type { EventRow, Summary } from '@stillingen/wire';
import { useMemo } from 'react';
import { useStandingsOf } from '../../league/standings/use-standings.ts';
import { channelsOf } from '../../list/rows/channels.ts';
import { useFeedText } from '../../page/feed-texts.ts';
import { type PageSport, useNow } from '../../page/page-context.ts';
import { aroundText as words } from '#text/match/around.ts';
import { capital } from '#text/language.ts';
import { matchText } from '#text/match/match.ts';
import { Crest } from '../../ui/index.ts';
import { Panel } from '../../ui/panel.tsx';
import { BalanceBar } from '../head-to-head/balance-bar.tsx';
import { Form, TeamName } from '../head-to-head/form.tsx';
import { type HeadToHeadView, headToHeadOf, type PastMatch } from '../head-to-head/meetings.ts';
import type { MatchFeed } from '../model/match-facts.ts';
import { type MatchTab, tabHref, type TabLabel } from '../model/tabs.ts';
import { matchFeed, type TableOfMatch } from '../opened.ts';
import styles from './around.module.css';
import { countdownText } from './countdown.ts';

interface BeforeProps {
  readonly eventId: string;
  readonly match: MatchFeed;
  readonly sport: PageSport;
  readonly summary: Summary;
  readonly tabs: readonly TabLabel[];
  readonly table: TableOfMatch | null;
}

const SIDES = ['home', 'away'] as const;

/** The only part that follows the clock. */
function Countdown({ event: { start, timeUnknown } }: { event: EventRow }) {
  const text = useNow((nowS) =>
    timeUnknown === true ? words.timeUnknown : (countdownText(start ?? 0, nowS) ?? words.anyMoment),
  );
  return (
    <p className={styles.countdown} role="timer" aria-live="off">
      {text}
    </p>
  );
}

function Facts({ event, summary }: { event: EventRow; summary: Summary }) {
  const fact = (wanted: string): string => summary.facts.find(({ kind }) => kind === wanted)?.value ?? '';
  const referee = fact('REF');
  const parts = [
    channelsOf(event).join(', '),
    fact('VEN'),
    referee === '' ? '' : `${matchText.fact['REF']!.toLowerCase()} ${referee}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : <p className={styles.where}>{capital(parts.join(' · '))}</p>;
}

interface SidesProps extends Pick<BeforeProps, 'match' | 'sport'> {
  readonly past: HeadToHeadView | null;
  /** 'nr. 2 · 31 point' by participant. */
  readonly places: ReadonlyMap<string, string>;
}

function Sides({ match: { event }, sport, past, places }: SidesProps) {
  return (
    <ul className={styles.sides}>
      {SIDES.map((side) => {
        const name = event[`${side}Name`] ?? '';
        const id = event[`${side}Id`] ?? '';
        const team = past?.tabs[0]?.ofTeams.find((one) => one.id === id);
        const matches: readonly PastMatch[] = team?.matches ?? [];
        const place = places.get(id);
        return (
          <li key={side}>
            {sport.competitors === 'teams' ? (
              <Crest colours={event[`${side}Colours`]} code={event[`${side}Code`] ?? name} size={18} />
            ) : null}
            <span className={styles.side}>
              <TeamName name={name} path={team?.path ?? ''} />
              {place === undefined ? null : <small>{place}</small>}
            </span>
            <Form matches={matches} />
          </li>
        );
      })}
    </ul>
  );
}

function RankedSides({ texts, feed, ...props }: Omit<SidesProps, 'places'> & TableOfMatch) {
  const { tables, heads } = useStandingsOf(texts, feed);
  const hasPoints = heads.some(({ column }) => column === 'points');
  const lines = tables.flatMap((table) => table.lines);
  const places = new Map(lines.map(({ id, rank, cells }) => [id, words.place(rank, hasPoints ? cells.points : null)]));
  return <Sides {...props} places={places} />;
}

const NO_PLACES: ReadonlyMap<string, string> = new Map();

function usePast(eventId: string, { event }: MatchFeed, sport: PageSport): HeadToHeadView | null {
  const feed = matchFeed('headToHead', eventId);
  const { text } = useFeedText(feed, eventId);
  const { homeId, awayId, start } = event;
  return useMemo(
    () => (text === null ? null : headToHeadOf(text, { homeId: homeId ?? '', awayId: awayId ?? '', start: start ?? 0 }, sport)),
    [text, homeId, awayId, start, sport],
  );
}

/** What leads to a match: its start, the form of both sides, and how they met before. */
export function Before({ eventId, match, sport, summary, tabs, table }: BeforeProps) {
  const { event } = match;
  const past = usePast(eventId, match, sport);
  const has = (tab: MatchTab): boolean => tabs.some((one) => one.tab === tab);
  const isPreviewed = hasPreview({ stage: event.stage as StageCode, stageType: event.stageType as StageType }, has('commentary'));
  const links: readonly (readonly [tab: MatchTab, label: string])[] = [
    ...(isPreviewed ? [['commentary', words.preview] as const] : []),
    ...(['line-ups', 'squads'] as const).filter(has).map((tab) => [tab, words.lineups] as const),
    ...(has('head-to-head') ? [['head-to-head', words.meetings] as const] : []),
  ];
  const sides = { match, sport, past };
  return (
    <Panel
      title={words.before}
      footer={
        links.length === 0 ? undefined : (
          <span className={styles.links}>
            {links.map(([tab, label]) => (
              <a key={tab} href={tabHref(eventId, tab)}>
                {label}
              </a>
            ))}
          </span>
        )
      }
    >
      <div className={styles.before}>
        <Countdown event={event} />
        <Facts event={event} summary={summary} />
      </div>
      {table === null ? <Sides {...sides} places={NO_PLACES} /> : <RankedSides {...sides} {...table} />}
      {past === null || past.balance === null ? null : (
        <BalanceBar balance={past.balance} all={past.balance.meetings} names={[event.homeName ?? '', event.awayName ?? '']} />
      )}
    </Panel>
  );
}
