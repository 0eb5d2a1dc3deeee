import { SPORT } from '@stillingen/domain';
import { nullIfInvalid, readPlaces, type TopLeague } from '@stillingen/wire';
import { useEffect, useMemo, useState } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { pinsText } from '#text/mine/pins.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './pin-list.module.css';
import { PinRow } from './pin-row.tsx';
import { placesFeed } from './top-leagues.ts';
import { CALM } from './use-leagues.ts';

const SPORTS: readonly number[] = [SPORT.football, SPORT.handball, SPORT.iceHockey];
const PER_SPORT = 2;
const FEEDS = SPORTS.map(placesFeed);

export interface Suggested {
  readonly league: TopLeague;
  readonly sportId: number;
}

/** The top leagues of some sports; empty until they are here. */
export function useTopLeagues(): readonly Suggested[] {
  const { text } = useFeedTexts('', FEEDS, CALM);
  const [texts, setTexts] = useState<readonly (string | null)[]>([]);
  useEffect(() => {
    const stores = FEEDS.map(text);
    const read = (): void => setTexts(stores.map((store) => store.get()));
    const ends = stores.map((store) => store.subscribe(read));
    read();
    return () => ends.forEach((end) => end());
  }, [text]);
  return useMemo(
    () =>
      texts.flatMap((found, at) => {
        const places = found === null ? null : nullIfInvalid(() => readPlaces(found));
        return (places?.leagues ?? []).map((league) => ({ league: { ...league, live: null }, sportId: SPORTS[at]! }));
      }),
    [texts],
  );
}

/** A few of those that are not pinned. */
export function Suggestions({ all, pinned }: { all: readonly Suggested[]; pinned: ReadonlySet<string> }) {
  const others = all.filter(({ league }) => league.label !== null && !pinned.has(league.label));
  const shown = SPORTS.flatMap((sport) => others.filter(({ sportId }) => sportId === sport).slice(0, PER_SPORT));
  if (shown.length === 0) return null;
  return (
    <Panel title={pinsText.suggestions}>
      <ul className={styles.rows}>
        {shown.map(({ league, sportId }) => (
          <PinRow key={league.label} league={league} sportId={sportId} />
        ))}
      </ul>
    </Panel>
  );
}
