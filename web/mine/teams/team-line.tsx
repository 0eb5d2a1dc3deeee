import { atTime } from '#language/time.ts';
import type { Table, TableLeague } from '@stillingen/client';
import type { MyTeam } from '@stillingen/client/mine';
import { dayLabel, dayOffset, PROJECT_TYPE, type Side, sportNameById } from '@stillingen/domain';
import { buildPageFeedName, matchPath, type ParticipantInfo, readParticipant, readRows } from '@stillingen/wire';
import { type ReactNode, useMemo } from 'react';
import { duelCells, SIDES } from '../../list/rows/kinds/index.ts';
import { raceName } from '../../list/races/meetings.ts';
import { useFeedText } from '../../page/feed-texts.ts';
import { type PageSport, useNow, usePage, useStore } from '../../page/page-context.ts';
import { sidePath } from '../../page/paths.ts';
import { Initials } from '../../shell/entity-page.tsx';
import { minePageText } from '#text/mine/mine-page.ts';
import { Crest, clockTime, Flag, stageText } from '../../ui/index.ts';
import { Star } from '../star.tsx';
import styles from './teams.module.css';
import { BellInLine } from '../../alerts/bell/bell-button.tsx';
import { playerNow, type TeamEvent, type TeamNow } from './team-now.ts';

const OTHER: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };

const opponentOf = ({ row, side, league }: TeamEvent): string =>
  league.noDuel === true ? raceName(league) : (row[`${OTHER[side]}Name`] ?? '');

const sidesOf = ({ row }: TeamEvent): string => `${row.homeName} – ${row.awayName}`;

/** '2-1', own score first. */
function scoreOf({ row, side }: TeamEvent, sport: PageSport): string {
  const { total } = duelCells(row, sport);
  if (total === null || total.includes('')) return '';
  return [total[SIDES[side]], total[SIDES[OTHER[side]]]].join('-');
}

/** 'I dag kl. 20:00', 'On. 25.11. kl. 21:00'. */
function whenOf(startS: number, nowS: number): string {
  const [day] = dayLabel(dayOffset(startS, nowS), nowS).split(',');
  return `${day![0]!.toLocaleUpperCase('da')}${day!.slice(1)} ${atTime(clockTime(startS))}`;
}

function useAbout({ next, last, any }: TeamNow, sport: PageSport | null): string {
  return useNow((nowS) => {
    if (any === null || sport === null) return '';
    if (any.league.noDuel === true) return opponentOf(next ?? any);
    if (next !== null) return minePageText.against(whenOf(next.row.start ?? nowS, nowS), opponentOf(next));
    if (last !== null) return minePageText.last(scoreOf(last, sport), opponentOf(last));
    return any.league.name ?? '';
  });
}

function Sign({ event: { row, side }, sport }: { event: TeamEvent; sport: PageSport }) {
  const name = row[`${side}Name`] ?? '';
  if (sport.competitors === 'teams') return <Crest colours={row[`${side}Colours`]} code={row[`${side}Code`] ?? name} size={28} />;
  const country = row[`${side}Country`] ?? '';
  return (
    <span className={styles.person}>
      <Initials name={name} size="row" />
      {country === '' ? null : <Flag code={country} label="" pair={row[`${side}Countries`]} />}
    </span>
  );
}

/** Subscribes to the row of its event. */
function LiveBadge({ event: known, sport, table }: { event: TeamEvent; sport: PageSport; table: Table }) {
  const row = useStore(table.row(known.row.id ?? ''));
  const event = { ...known, row };
  const stage = useNow((nowS) => stageText(row, sport, nowS));
  return (
    <a className={styles.badge} href={matchPath(event.row.raceId ?? event.row.id ?? '')} data-event={event.row.id}>
      {stage} {event.league.noDuel === true ? '' : scoreOf(event, sport)}
    </a>
  );
}

interface LineProps {
  readonly id: string;
  readonly team: MyTeam;
}

/** `live` is its event that is on now. */
function Line({
  id,
  team,
  name,
  href,
  sign,
  about,
  live,
}: LineProps & {
  readonly name: string;
  readonly href: string;
  readonly sign: ReactNode;
  readonly about: string;
  readonly live?: ReactNode;
}) {
  const sport = sportNameById(team.sportId)?.danishName ?? '';
  return (
    <li className={styles.line}>
      <span className={styles.sign}>{sign}</span>
      <div className={styles.name}>
        {href === '' ? <bdi>{name}</bdi> : <a href={href}>{name}</a>}
        <small>{[sport, about].filter(Boolean).join(' · ')}</small>
      </div>
      {live}
      <BellInLine subject={{ kind: 'team', id, name }} />
      <Star id={id} name={name} className={styles.star} act={(controller) => controller.toggleTeam(id, team.sportId, name)} />
    </li>
  );
}

/** A team with an event in the table. */
export function ListedTeam({ now, sport, table, ...line }: LineProps & { now: TeamNow; sport: PageSport; table: Table }) {
  const about = useAbout(now, sport);
  const event = now.any!;
  return (
    <Line
      {...line}
      name={event.row[`${event.side}Name`] ?? ''}
      href={sidePath(event.row, event.side, sport)}
      sign={<Sign event={event} sport={sport} />}
      about={now.live === null ? about : [now.live.league.name, opponentOf(now.live)].filter(Boolean).join(' · ')}
      live={now.live === null ? null : <LiveBadge event={now.live} sport={sport} table={table} />}
    />
  );
}

/** Of the service where no row of the table names it: one without events, or a player of a team. */
export function OtherTeam({ table, leagues, ...line }: LineProps & { table: Table; leagues: readonly TableLeague[] }) {
  const { sport } = usePage();
  const feed = buildPageFeedName({ kind: 'participantEvents', participant: line.id, projectType: PROJECT_TYPE.id });
  const { text } = useFeedText(feed);
  const info = useMemo((): ParticipantInfo | null => {
    if (text === null) return null;
    for (const row of readRows(text)) {
      const found = readParticipant(row);
      if (found !== null) return found;
    }
    return null;
  }, [text]);
  const name = info?.name ?? minePageText.unknown;
  const { live, next } = useMemo(() => playerNow(info?.eventIds ?? [], leagues, table.rows), [info, leagues, table]);
  const coming = useNow((nowS) =>
    next === null ? minePageText.noMatch : `${whenOf(next.row.start ?? nowS, nowS)} ${sidesOf(next)}`,
  );
  return (
    <Line
      {...line}
      name={name}
      href={info?.url ?? ''}
      sign={<Initials name={name} size="row" />}
      about={text === null ? '' : live === null ? coming : sidesOf(live)}
      live={live === null ? null : <LiveBadge event={live} sport={sport(live.league.sportId ?? 0)} table={table} />}
    />
  );
}
