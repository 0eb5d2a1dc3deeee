import type { Table } from '@stillingen/client';
import { dayLabel, dayOf, eventItemId, sportNameById, StageType } from '@stillingen/domain';
import type { ReactNode } from 'react';
import { competitionCode } from '../../list/dated-match.tsx';
import { whenInWords } from '../../list/next-event.ts';
import { raceName, type TableGroup } from '../../list/races/meetings.ts';
import { minePageText } from '#text/mine/mine-page.ts';
import { Flag, Icon } from '../../ui/index.ts';
import { GameRows } from '../game-rows.tsx';
import type { MineController } from '../contract.ts';
import styles from './games.module.css';
import { isPast, type Section } from './parts.ts';
import { RowMenu } from './row-menu.tsx';
import { SectionMenu } from './section-menu.tsx';

interface Named {
  readonly title: string;
  readonly sign: ReactNode;
  readonly href?: string | null;
  readonly about: string;
}

function nameOf({ part, league, day }: Section, nowS: number): Named {
  const star = <Icon name="star" size={16} className={styles.star} />;
  if (day !== null) return { title: dayLabel(day, nowS), sign: <Icon name="time" size={16} />, about: '' };
  if (league !== null) {
    const title = league.noDuel === true ? raceName(league) : (league.name ?? league.title ?? '');
    const about = sportNameById(league.sportId ?? 0)?.danishName ?? '';
    return { title, sign: <Flag code={league.countryCode ?? ''} label="" />, href: league.url, about };
  }
  if (part?.kind === 'group') return { title: part.name, sign: <Icon name="group" size={16} />, about: '' };
  if (part?.kind !== 'whole')
    return { title: part?.kind === 'teams' ? minePageText.ofTeams : minePageText.noGroup, sign: star, about: '' };
  const followed = part.leagues[0]!.league;
  return {
    title: sportNameById(followed.sportId ?? 0)?.danishName ?? '',
    sign: <Flag code={followed.countryCode ?? ''} label="" />,
    href: followed.url,
    about: minePageText.followsLeague(part.name),
  };
}

/** '2 live', else when the next begins. */
function stateOf(groups: readonly TableGroup[], { rows }: Table, nowS: number): string {
  const first = groups.map(({ events }) => rows.get(events[0]!));
  const live = first.filter((row) => row?.stageType === StageType.live).length;
  if (live > 0) return minePageText.live(live);
  const next = first.find((row) => row?.stageType === StageType.scheduled)?.start ?? null;
  return next === null ? '' : minePageText.next(whenInWords(next, nowS));
}

/** Yesterday's games go at midnight (MYG-14, MYG-32). */
function Expiry({ controller, past }: { controller: MineController; past: readonly TableGroup[] }) {
  const { games, tournaments } = controller.mine.get().favourites;
  const ids = past
    .flatMap(({ league, events }) => events.map((id) => eventItemId(league.sportId ?? 0, id)))
    .filter((id) => games.has(id) && !tournaments.has(games.get(id)!.leagueId));
  if (ids.length === 0) return null;
  const areKept = ids.every((id) => games.get(id)!.keptUntil !== null);
  return (
    <p className={styles.expiry}>
      <Icon name="time" size={16} />
      {areKept ? minePageText.kept : minePageText.cleared}
      {areKept ? null : (
        <button type="button" onClick={() => controller.report(controller.mine.keepGames(ids), minePageText.kept)}>
          {minePageText.keep}
        </button>
      )}
    </p>
  );
}

/** `drawn` are those of its matches that are drawn yet. */
export function GameSection({
  controller,
  section,
  drawn,
  day,
  nowS,
}: {
  controller: MineController;
  section: Section;
  drawn: readonly TableGroup[];
  day: string;
  nowS: number;
}) {
  const { table } = controller.followed;
  const { title, sign, href, about } = nameOf(section, nowS);
  const state = section.day === null ? stateOf(section.groups, table, nowS) : '';
  const past = drawn.filter((group) => isPast(table.rows, group, nowS));
  const isOfOne = section.league !== null || section.part?.kind === 'whole';
  // On other days the date and the time take the room.
  const placeOf = ({ league, events }: TableGroup): string | undefined => {
    const { start = null, stageType } = table.rows.get(events[0]!) ?? {};
    if (isOfOne || (stageType !== StageType.live && dayOf(start ?? 0) !== day)) return undefined;
    return competitionCode(league.name ?? league.title ?? '');
  };
  const rows = { table, day, placeOf, Tool: RowMenu };
  return (
    <section className={styles.section} aria-label={[title, about].filter(Boolean).join(', ')}>
      <header className={styles.head}>
        {sign}
        <h2>{href ? <a href={href}>{title}</a> : <bdi>{title}</bdi>}</h2>
        <span className={styles.about}>{[about, state].filter(Boolean).join(' · ')}</span>
        {section.part === null || section.part.kind === 'teams' ? null : (
          <SectionMenu controller={controller} part={section.part} title={title} />
        )}
      </header>
      <ul className={styles.rows}>
        <GameRows {...rows} groups={drawn.filter((group) => !past.includes(group))} />
      </ul>
      {past.length === 0 ? null : (
        <>
          <ul className={`${styles.rows} ${styles.past}`}>
            <GameRows {...rows} groups={past} />
          </ul>
          <Expiry controller={controller} past={past} />
        </>
      )}
    </section>
  );
}
