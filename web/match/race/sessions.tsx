import { StageType } from '@stillingen/domain';
import { matchPath, type RaceSession } from '@stillingen/wire';
import { raceText } from '#text/match/race.ts';
import { Tabs } from '../../ui/index.ts';
import { Jersey } from './jersey.tsx';
import styles from './race-header.module.css';

function Label({ session }: { session: RaceSession }) {
  const { name, stageType, winner } = session;
  return (
    <>
      {name || raceText.wholeRace}
      {stageType === StageType.live ? <b>{raceText.live}</b> : winner === null ? null : <small> {winner}</small>}
    </>
  );
}

/** A classification with its jersey and its leader. */
function ClassificationLabel({ session: { name, winner }, tour }: { session: RaceSession; tour: string }) {
  return (
    <>
      <Jersey tour={tour} session={name ?? ''} /> {name}
      {winner === null ? null : <small> {winner}</small>}
    </>
  );
}

/** The other races of a meeting: sessions, stages, then classifications. */
export function Sessions({ sessions, raceId, meeting }: { sessions: readonly RaceSession[]; raceId: string; meeting: string }) {
  const groups = [
    [raceText.sessions, sessions.filter(({ whole }) => whole !== true)],
    [raceText.classifications, sessions.filter(({ whole }) => whole === true)],
  ] as const;
  return groups.map(([label, group]) =>
    group.length === 0 ? null : (
      <div key={label} className={styles.sessions}>
        <Tabs
          label={label}
          look="pill"
          current={raceId}
          tabs={group.map((session) => ({
            id: session.id ?? '',
            label:
              session.whole === true ? <ClassificationLabel session={session} tour={meeting} /> : <Label session={session} />,
            href: matchPath(session.id ?? ''),
          }))}
        />
      </div>
    ),
  );
}
