import { copenhagenHours, dayOf, PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { askForPush, mayAsk } from '../../alerts/push-client.ts';
import { useAlerts, useMaybe } from '../../alerts/use-alerts.ts';
import { useTable } from '../../list/use-table.ts';
import { useNow, usePage, useStore } from '../../page/page-context.ts';
import { SEARCH_PATH } from '../../page/paths.ts';
import { mineText } from '#text/mine/mine.ts';
import { minePageText } from '#text/mine/mine-page.ts';
import { pushText } from '#text/mine/alerts.ts';
import { Crest } from '../../ui/index.ts';
import { Panel } from '../../ui/panel.tsx';
import { GameRows } from '../game-rows.tsx';
import type { MineController } from '../contract.ts';
import { useWithSports } from '../use-followed.ts';
import { exampleOf, suggestedTeams } from './suggestions.ts';
import styles from './welcome.module.css';

const FOOTBALL = 1;
const SUGGESTED = 12;
/** Bits of `alerts.kinds`: goal, red card and end; end alone; none. */
const PRESETS = [
  { id: 'main', kinds: 2 + 4 + 16 },
  { id: 'end', kinds: 16 },
  { id: 'none', kinds: 0 },
] as const;

type Preset = (typeof PRESETS)[number]['id'];

/** Before anything is followed: a real row with its star, teams, and what they are to report. */
export function Welcome({ controller, hasTeams }: { controller: MineController; hasTeams: boolean }) {
  const { request } = usePage();
  const tz = useNow(copenhagenHours);
  const day = useNow(dayOf);
  const feed = buildPageFeedName({ kind: 'full', sport: FOOTBALL, day: 0, tz, lang: 'da', projectType: PROJECT_TYPE.id });
  const { table } = useTable(feed, 0, '');
  const leagues = useWithSports(useStore(table.structure).leagues);
  const example = useMemo(() => exampleOf(leagues, table.rows), [leagues, table]);
  const teams = useMemo(() => suggestedTeams(leagues, table.rows, SUGGESTED), [leagues, table]);
  const group = leagues.find(({ events }) => example !== null && events.includes(example));
  return (
    <>
      <section className={styles.lesson}>
        {group === undefined || example === null ? null : (
          <ul className={styles.example}>
            <GameRows table={table} groups={[{ league: group.league, events: [example] }]} day={day} placeOf={() => undefined} />
          </ul>
        )}
        <h2>{mineText.noneTitle}</h2>
        <p>{mineText.noneHint}</p>
      </section>
      {hasTeams && teams.length > 0 ? <Choose key={request.path} controller={controller} teams={teams} /> : null}
    </>
  );
}

function Choose({ controller, teams }: { controller: MineController; teams: ReturnType<typeof suggestedTeams> }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [preset, setPreset] = useState<Preset>('main');
  const push = useMaybe(useAlerts()?.push);
  const pushState = useMaybe(push?.state);
  const { kinds } = PRESETS.find(({ id }) => id === preset)!;
  const follow = async (): Promise<void> => {
    const text = minePageText.teamsFollowed(chosen.size);
    // Within the press: a browser may ask in no other moment.
    const reaches = kinds === 0 || (push !== null && askForPush(push));
    const teamsOfChoice = [...chosen].map((id) => ({ id, sportId: FOOTBALL }));
    const followed = controller.followTeams(teamsOfChoice, text, kinds);
    if (followed.refusal === null && !(await reaches)) controller.report(followed, `${text} ${pushText.without}`);
  };
  return (
    <>
      <Panel title={minePageText.chooseTeams} aside={chosen.size === 0 ? undefined : minePageText.chosen(chosen.size)}>
        <div className={styles.pad}>
          <div className={styles.picks}>
            {teams.map(({ id, name, code, colours }) => (
              <button
                key={id}
                type="button"
                className={styles.pick}
                aria-pressed={chosen.has(id)}
                onClick={() => setChosen(chosen.symmetricDifference(new Set([id])))}
              >
                <Crest colours={colours} code={code} size={28} />
                <bdi>{name}</bdi>
              </button>
            ))}
          </div>
          <a className={styles.more} href={SEARCH_PATH}>
            {minePageText.findMore}
          </a>
        </div>
      </Panel>
      <Panel title={minePageText.whatToHear}>
        <div className={`${styles.pad} ${styles.presets}`} role="radiogroup" aria-label={minePageText.whatToHear}>
          {PRESETS.map(({ id }) => {
            const [label, about] = minePageText.presets[id];
            return (
              <label key={id} className={styles.preset}>
                <input type="radio" name="preset" checked={id === preset} onChange={() => setPreset(id)} />
                <b>{label}</b>
                <small>{about}</small>
              </label>
            );
          })}
        </div>
      </Panel>
      <div className={styles.end}>
        <button type="button" className={styles.main} disabled={chosen.size === 0} onClick={() => void follow()}>
          {minePageText.followTeams(chosen.size)}
        </button>
        <a href="/">{minePageText.notNow}</a>
      </div>
      {kinds > 0 && pushState !== null && mayAsk(pushState) ? <p className={styles.asks}>{pushText.asksFirst}</p> : null}
    </>
  );
}
