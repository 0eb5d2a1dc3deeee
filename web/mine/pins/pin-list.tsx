import type { TopLeague } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { useStore } from '../../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import { pinsText } from '#text/mine/pins.ts';
import { Empty, Failure, Panel, Skeleton } from '../../ui/panel.tsx';
import type { MineController } from '../contract.ts';
import { Grip } from './grip.tsx';
import styles from './pin-list.module.css';
import { PinRow } from './pin-row.tsx';
import { Suggestions, useTopLeagues } from './suggestions.tsx';
import { useDrag } from './use-drag.ts';
import { byKey, type LeaguesByKey, useLeagues } from './use-leagues.ts';
import { useIsOffline } from './use-offline.ts';

interface Placed {
  readonly league: TopLeague;
  readonly key: string;
  readonly sportId: number;
  /** Among all pins of its sport, also those without a name here. */
  readonly place: number;
  readonly count: number;
}

/** Rows of leagues that can be moved among those of their sport. */
function Rows({ controller, placed }: { controller: MineController; placed: readonly Placed[] }) {
  const [news, report] = useState('');
  const dragOf = useDrag();
  return (
    <>
      <ul className={styles.rows}>
        {placed.map(({ league, key, sportId, place, count }, at) => {
          const move = (to: number): void => {
            controller.leagues.move(key, to);
            report(pinsText.moved(league.name ?? '', to + 1, count));
          };
          const drag = dragOf({ from: at, range: [at - place, at - place + count - 1], drop: (to) => move(place + to - at) });
          const grip =
            count === 1 ? (
              <span className={styles.grip} />
            ) : (
              <Grip name={league.name ?? ''} place={place} count={count} onMove={move} drag={drag} />
            );
          return <PinRow key={key} league={league} sportId={sportId} grip={grip} />;
        })}
      </ul>
      <p role="status" className="unseen">
        {news}
      </p>
    </>
  );
}

/** At least one pin. */
function Pinned({ controller, top }: { controller: MineController; top: LeaguesByKey }) {
  const pins = useStore(controller.leagues);
  const keys = useMemo(() => [...pins.values()].flat(), [pins]);
  const { leagues, retryNow } = useLeagues(keys);
  const isOffline = useIsOffline();
  const placed = [...pins].flatMap(([sportId, all]) => {
    const known = all.flatMap((key) => leagues.get(key) ?? top.get(key) ?? []);
    return known.map((league, place) => ({ league, key: league.label ?? '', sportId, place, count: known.length }));
  });
  if (placed.length > 0) return <Rows controller={controller} placed={placed} />;
  if (!isOffline) return <Skeleton lines={keys.length} label={pinsText.loading} />;
  return <Failure title={pinsText.failedTitle} hint={pinsText.failedHint} retry={shellText.retry} onRetry={retryNow} />;
}

function SignedOut({ controller }: { controller: MineController }) {
  return (
    <div className={styles.signedOut}>
      <Empty title={pinsText.signedOutTitle} hint={pinsText.signedOutHint} />
      <button type="button" onClick={() => void controller.requireLogin()}>
        {pinsText.logIn}
      </button>
    </div>
  );
}

function Content({ controller, top }: { controller: MineController; top: LeaguesByKey }) {
  const isPinned = useStore(controller.leagues).size > 0;
  if (isPinned) return <Pinned controller={controller} top={top} />;
  if (controller.leagues.isLoading) return <Skeleton lines={3} label={pinsText.loading} />;
  if (!controller.mine.isSignedIn) return <SignedOut controller={controller} />;
  return <Empty title={pinsText.noneTitle} hint={pinsText.noneHint} />;
}

/** The pinned leagues of a visitor, and some to pin. */
export function PinList({ controller }: { controller: MineController }) {
  const pins = useStore(controller.leagues);
  // Whether a user is signed in.
  useStore(controller.mine);
  const all = useTopLeagues();
  const top = useMemo(() => byKey(all.map(({ league }) => league)), [all]);
  const pinned = useMemo(() => new Set([...pins.values()].flat()), [pins]);
  const isSignedIn = pinned.size > 0 || controller.mine.isSignedIn;
  return (
    <>
      <Panel title={pinsText.title} {...(isSignedIn ? { aside: pinsText.about } : {})}>
        <Content controller={controller} top={top} />
      </Panel>
      <Suggestions all={all} pinned={pinned} />
      {pinned.size > 1 ? <p className={styles.hint}>{pinsText.hint}</p> : null}
    </>
  );
}
