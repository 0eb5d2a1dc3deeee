import { readRaceCourse } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { ChampionshipView } from '../../league/standings/championship-view.tsx';
import { type PageSport, useHead, useNow, usePage, useStore } from '../../page/page-context.ts';
import { raceName } from '../../list/races/meetings.ts';
import { shellText } from '#text/shell.ts';
import { matchText } from '#text/match/match.ts';
import { raceText } from '#text/match/race.ts';
import { useCorrections } from '../corrections/use-corrections.ts';
import { CORRECTIONS } from '../views.ts';
import { DetailTabs } from '../detail-tabs.tsx';
import styles from '../match-view.module.css';
import type { Opened } from '../opened.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { aboutRace } from '../model/about.ts';
import { longTime } from '../model/match-facts.ts';
import { useMatchTabs } from '../odds/use-odds-tab.ts';
import { raceTabs, tabOfWord } from '../model/tabs.ts';
import { Empty } from '../../ui/panel.tsx';
import { DelayButton } from '../../delay/delay-button.tsx';
import { EmbedButton } from '../../embed/offer/button.tsx';
import { Board } from './board.tsx';
import { FollowRace } from './follow-race.tsx';
import { useTextTable } from '../../list/use-text-table.ts';
import type { RaceFeed } from './race-feed.ts';
import { RaceHeader } from './race-header.tsx';
import { Sessions } from './sessions.tsx';

function NoEntries({ start, sport }: { start: number; sport: PageSport }) {
  const isPast = useNow((nowS) => start < nowS);
  const { noEntries, noEntriesHint, noResults, noResultsHint } = matchText.race;
  return isPast ? (
    <Empty title={noResults} hint={noResultsHint(sport.event)} />
  ) : (
    <Empty title={noEntries} hint={noEntriesHint} />
  );
}

function StandingsTab({ race: { league }, sport }: { race: RaceFeed; sport: PageSport }) {
  const { tournamentId, stageId, name } = league;
  if (tournamentId === null || stageId === null) return null;
  return (
    <div className={styles.standings}>
      <ChampionshipView sportId={sport.id} tournamentId={tournamentId} stageId={stageId} title={name ?? ''} />
    </div>
  );
}

/** `text` is its df_ev_ feed. */
export function RaceView({ opened, race, text }: { opened: Opened; race: RaceFeed; text: string }) {
  const { eventId, Layout } = opened;
  const { league } = race;
  const page = usePage();
  const sport = page.sport(league.sportId!);
  const possible = useMatchTabs(sport, eventId);
  const table = useTextTable(text);
  const corrections = useCorrections(opened, sport);
  const [wanted, setWanted] = useState(() => tabOfWord(possible, opened.tabWord) ?? sport.tabs[0]!);
  const courseText = useStore(opened.texts.text(opened.feeds.raceCourse)) ?? '';
  const { sessions, splits } = useMemo(() => readRaceCourse(courseText), [courseText]);
  const tabs = raceTabs(
    { ...possible, progress: sport.progress },
    race,
    { hasSplits: splits !== null, corrections: corrections?.length ?? 0 },
    wanted,
  );
  const chosen = tabs.find(({ tab }) => tab === wanted)!;
  const name = raceName(league);
  const full = [name, league.session, league.name === name ? '' : league.name].filter(Boolean);
  useHead({
    title: [...full, shellText.brand].join(' · '),
    description: raceText.description(
      full.join(', '),
      longTime({ start: race.start, timeUnknown: race.lead?.timeUnknown ?? null }),
    ),
    about: () => aboutRace(race, table.rows.values(), sport),
  });
  return (
    <Layout>
      <article className={styles.page}>
        <RaceHeader eventId={eventId} race={race} sport={sport} Tool={DelayButton}>
          <FollowRace race={race} sport={sport} table={table} />
        </RaceHeader>
        <Sessions sessions={sessions} raceId={eventId} meeting={name} />
        <DetailTabs eventId={eventId} event={sport.event} tabs={tabs} chosen={chosen} onChoose={setWanted}>
          {chosen.tab === 'corrections' ? (
            <CORRECTIONS.View
              lines={corrections ?? []}
              event={{ homeName: '', awayName: '', start: race.start, origin: race.lead?.origin ?? null }}
            />
          ) : chosen.tab === 'splits' && race.lead !== null ? (
            <PanelFrame tab="splits" label={chosen.label} eventId={eventId} match={{ event: race.lead, league }} sport={sport} />
          ) : chosen.tab === 'odds' && race.lead !== null ? (
            <PanelFrame tab="odds" label={chosen.label} eventId={eventId} match={{ event: race.lead, league }} sport={sport} />
          ) : chosen.tab === 'standings' ? (
            <StandingsTab race={race} sport={sport} />
          ) : race.lead === null ? (
            <NoEntries start={race.start} sport={sport} />
          ) : (
            <Board table={table} sport={sport} raceId={eventId} label={raceText.raceBoard(name)} />
          )}
        </DetailTabs>
        <EmbedButton offers={[{ kind: 'match', id: eventId, title: full.join(', ') }]} />
      </article>
    </Layout>
  );
}
