import { SPORT_BAR, SPORTS } from '@stillingen/domain';
import { useEffect, useRef } from 'react';
import { Icon } from '../design/index.ts';
import { shellText } from '../text/da.ts';
import { usePage, useStore } from './page-context.ts';
import styles from './sport-bar.module.css';

/** Where the sport picker stands, for the keyboard and the bottom bar. */
export const SPORT_PICKER_ID = 'sportsgrene';

/** Names that are too long for the bar, as people say them. */
const BAR_NAME: Readonly<Record<string, string>> = { 'american-football': 'Am. fodbold' };

function SportPicker({ sportId }: { sportId: number | null }) {
  return (
    <div id={SPORT_PICKER_ID} className={styles.picker} popover="auto">
      <h2>{shellText.allSports}</h2>
      <ul>
        {SPORTS.map((sport) => (
          <li key={sport.id}>
            <a href={`/${sport.segment}/`} aria-current={sport.id === sportId ? 'page' : undefined}>
              {sport.danishName}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many matches of the sport that is shown are being played. */
function LiveCount() {
  const count = useStore(usePage().liveCount);
  return count ? (
    <b>
      {count}
      <span className="unseen"> {shellText.live}</span>
    </b>
  ) : null;
}

/** The sports: twelve in the order of Danish interest, and all under "Mere". */
export function SportBar({ sportId }: { sportId: number | null }) {
  const bar = useRef<HTMLElement>(null);
  const inBar = SPORT_BAR.some((sport) => sport.id === sportId);
  const other = inBar ? undefined : SPORTS.find((sport) => sport.id === sportId);
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && current)
      bar.current.scrollLeft = current.offsetLeft - bar.current.clientWidth / 2 + current.clientWidth / 2;
  }, []);
  return (
    <nav ref={bar} className={styles.bar} aria-label={shellText.sports}>
      {SPORT_BAR.map((sport) => (
        <a key={sport.id} href={`/${sport.segment}/`} aria-current={sport.id === sportId ? 'page' : undefined}>
          {BAR_NAME[sport.name] ?? sport.danishName}
          {sport.id === sportId ? <LiveCount /> : null}
        </a>
      ))}
      {other === undefined ? null : (
        <a href={`/${other.segment}/`} aria-current="page">
          {other.danishName}
          <LiveCount />
        </a>
      )}
      <button type="button" popoverTarget={SPORT_PICKER_ID}>
        {shellText.more}
        <Icon name="down" size={14} />
      </button>
      <SportPicker sportId={sportId} />
    </nav>
  );
}
