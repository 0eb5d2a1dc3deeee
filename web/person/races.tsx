import type { ParticipantResults, TableLeague } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import type { PersonRaceLine } from '@stillingen/wire';
import { useEffect, useMemo, useState } from 'react';
import type { LiveTable } from '../list/use-table.ts';
import { type PageSport, usePage, useStore } from '../page/page-context.ts';
import { personText } from '#text/person.ts';
import { Panel } from '../ui/panel.tsx';
import { type PersonPageProps, personTabPath } from './model/address.ts';
import { finishedRaces } from './model/races.ts';
import { MoreRaces, RaceHeads, RaceLine, RacesTable } from './race-lines.tsx';
import styles from './page.module.css';

interface Loaded {
  readonly isLoading: boolean;
  readonly results: ParticipantResults | null;
}
const WAITING: Loaded = { isLoading: false, results: null };

/** Requests the feeds of a participant of races together (NODUEL-02), and again when `running` changes. */
function useResults({ sportId, id }: PersonPageProps, running: string): Loaded {
  const { client, request } = usePage();
  const { tzHours } = request;
  const [loaded, setLoaded] = useState(WAITING);
  useEffect(() => {
    if (client === null) return undefined;
    const leaving = new AbortController();
    const open = async (): Promise<void> => {
      const opened = await client.openRaceParticipant({
        sport: sportId,
        country: 1,
        participant: id,
        tzHours,
      });
      if (leaving.signal.aborted) return opened.close();
      const follow = (): void =>
        setLoaded((before) => ({ isLoading: opened.isLoading.get(), results: opened.results.get() ?? before.results }));
      const ends = [opened.isLoading.subscribe(follow), opened.results.subscribe(follow), opened.close];
      leaving.signal.addEventListener('abort', () => ends.forEach((end) => end()));
      follow();
    };
    void open();
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the results change when a race ends.
  }, [client, sportId, id, tzHours, running]);
  return loaded;
}

interface SectionProps {
  readonly title: string;
  readonly races: readonly TableLeague[];
  readonly live: LiveTable;
  readonly sport: PageSport;
}

function Section({ title, races, live, sport }: SectionProps) {
  if (races.length === 0) return null;
  return (
    <Panel title={title}>
      <RacesTable table={live.table} sport={sport} races={races} />
    </Panel>
  );
}

const SHOWN_FIXTURES = 5;

interface RacesProps {
  readonly props: PersonPageProps;
  readonly sport: PageSport;
  readonly live: LiveTable;
  /** Those that the page came with. */
  readonly races: readonly PersonRaceLine[];
}

/** The races of an athlete: those under way, the latest results and the next. */
export function Races({ props, sport, live, races }: RacesProps) {
  const { leagues } = useStore(live.table.structure);
  const { running = [], ahead = [] } = useMemo(
    () =>
      Object.groupBy(leagues, ({ events }) => {
        const { stageType } = live.table.row(events[0]!).get();
        if (stageType === StageType.live) return 'running';
        return stageType === StageType.scheduled ? 'ahead' : 'over';
      }),
    [leagues, live.table],
  );
  const { isLoading, results } = useResults(props, running.map(({ league }) => league.stageId).join(' '));
  const lines = useMemo(
    () => (results === null ? races : finishedRaces(results.texts, props.id, sport)),
    [results, races, props.id, sport],
  );
  const more = personTabPath(props.path, 'matches');
  return (
    <>
      <Section title={personText.racesNow} live={live} sport={sport} races={running} />
      {lines.length === 0 ? null : (
        <div aria-busy={isLoading}>
          <Panel title={personText.latest(sport.event)}>
            <table className={styles.table}>
              <RaceHeads />
              <tbody>
                {lines.map((race) => (
                  <RaceLine key={race.event} race={race} sport={sport} />
                ))}
              </tbody>
            </table>
          </Panel>
          {results === null ? null : <MoreRaces id={results.moreLinkId} path={more} sport={sport} />}
        </div>
      )}
      <Section title={personText.next(sport.event)} live={live} sport={sport} races={ahead.slice(0, SHOWN_FIXTURES)} />
    </>
  );
}
