import { AMERICAN_FOOTBALL } from '#language/names.ts';
import { SPORT_BAR, SPORT_NAMES, sportNameById, type SportName, sportsOfGroup } from '@stillingen/domain';
import { NEWS_PATH, RANKINGS_PATH, TV_PATH } from '@stillingen/wire';
import { createStore } from '@stillingen/client';
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../ui/index.ts';
import { railText } from '#text/rail.ts';
import { shellText } from '#text/shell.ts';
import { usePage, useStore } from '../../page/page-context.ts';
import { SETTINGS_PATH } from '../../page/paths.ts';
import styles from './sport-bar.module.css';

export const SPORT_PICKER_ID = 'sportsgrene';

const BAR_NAME: Readonly<Record<string, string>> = { 'american-football': AMERICAN_FOOTBALL };

/** Loaded when the menu is opened; without it the menu has the sports alone. */
const Places = lazy(
  async (): Promise<{ default: ComponentType }> =>
    import('../rail/rail-links.tsx').then(
      ({ SportPlaces }) => ({ default: () => <SportPlaces labelOf={railText.inMenu} /> }),
      () => ({ default: () => null }),
    ),
);

/** WIN-01: every sport with its live count, then where the sport of the page leads. */
function SportPicker({ sportId, live }: { sportId: number | null; live: ReadonlyMap<number, number> }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <div id={SPORT_PICKER_ID} className={styles.picker} popover="auto" tabIndex={-1} onToggle={() => setOpened(true)}>
      <nav aria-label={shellText.morePlaces}>
        <a href={NEWS_PATH}>{shellText.news}</a>
        <a href={RANKINGS_PATH}>{shellText.rankings}</a>
        <a href={TV_PATH}>{shellText.tv}</a>
        <a href={SETTINGS_PATH}>{shellText.settings}</a>
      </nav>
      <h2>{shellText.allSports}</h2>
      <ul>
        {SPORT_NAMES.map((sport) => (
          <li key={sport.id}>
            <a href={`/${sport.segment}/`} aria-current={sport.id === sportId ? 'page' : undefined}>
              {sport.danishName}
              <Count count={live.get(sport.id)} />
            </a>
          </li>
        ))}
      </ul>
      {isOpened ? (
        <div className={styles.places}>
          <Suspense>
            <Places />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

/** Scrolls what is current to the middle of a bar that is wider than the screen. */
function useCurrentInSight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && current)
      bar.current.scrollLeft = current.offsetLeft - bar.current.clientWidth / 2 + current.clientWidth / 2;
  }, []);
  return bar;
}

const NO_COUNTS = createStore<string | null>(null);

function countsOf(text: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const part of text === '' ? [] : text.split('|')) {
    const [sportId = 0, count = 0] = part.split(':').map(Number);
    const parent = sportNameById(sportId)?.parent;
    for (const id of parent == null ? [sportId] : [sportId, parent]) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

/** Live events by sport; those of a group count for it too. */
export function useLiveCounts(): ReadonlyMap<number, number> {
  const { client, request } = usePage();
  const pushed = useStore(client?.live ?? NO_COUNTS);
  return useMemo(() => countsOf(pushed ?? request.live), [pushed, request.live]);
}

function Count({ count }: { count: number | null | undefined }) {
  return count ? (
    <b>
      {count}
      <span className="unseen"> {shellText.live}</span>
    </b>
  ) : null;
}

function OwnCount({ otherwise }: { otherwise: number | undefined }) {
  return <Count count={useStore(usePage().liveCount) ?? otherwise} />;
}

function GroupBar({ group, sportId, live }: { group: SportName; sportId: number; live: ReadonlyMap<number, number> }) {
  const places = [{ ...group, danishName: shellText.wholeGroup }, ...sportsOfGroup(group.id)];
  const bar = useCurrentInSight();
  return (
    <nav ref={bar} className={styles.group} aria-label={group.danishName}>
      {places.map(({ id, segment, danishName }) => (
        <a key={id} href={`/${segment}/`} aria-current={id === sportId ? 'page' : undefined}>
          {danishName}
          <Count count={live.get(id)} />
        </a>
      ))}
    </nav>
  );
}

/**
 * Twelve by Danish interest, all under "Mere"; a sport of a group stands under its group. On phones
 * only lists have room for it: elsewhere the bottom bar leads to "Mere".
 */
export function SportBar({ sportId, isList }: { sportId: number | null; isList: boolean }) {
  const bar = useCurrentInSight();
  const live = useLiveCounts();
  const sport = sportId === null ? null : sportNameById(sportId);
  const shown = sport?.parent == null ? sport : sportNameById(sport.parent);
  const places = shown === null || SPORT_BAR.includes(shown) ? SPORT_BAR : [...SPORT_BAR, shown];
  return (
    <>
      <div className={`${styles.bars} ${isList ? '' : styles.wide}`}>
        <nav ref={bar} className={styles.bar} aria-label={shellText.sports}>
          {places.map((place) => (
            <a
              key={place.id}
              href={`/${place.segment}/`}
              aria-current={place !== shown ? undefined : place.id === sportId ? 'page' : 'true'}
            >
              {BAR_NAME[place.name] ?? place.danishName}
              {place.id === sportId ? <OwnCount otherwise={live.get(place.id)} /> : <Count count={live.get(place.id)} />}
            </a>
          ))}
          <button type="button" popoverTarget={SPORT_PICKER_ID}>
            {shellText.more}
            <Icon name="down" size={14} />
          </button>
        </nav>
      </div>
      <SportPicker sportId={sportId} live={live} />
      {shown === null || sportId === null || sportsOfGroup(shown.id).length === 0 ? null : (
        <div className={`${styles.bars} ${isList ? '' : styles.wide}`}>
          <GroupBar group={shown} sportId={sportId} live={live} />
        </div>
      )}
    </>
  );
}
