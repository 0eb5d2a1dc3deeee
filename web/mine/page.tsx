import { useEffect, useState } from 'react';
import { TableSkeleton } from '../list/table-states.tsx';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { usePage, useSetting, useStore } from '../page/page-context.ts';
import { SETTINGS_PATH } from '../page/paths.ts';
import { useQueryChoice } from '../page/use-query-choice.ts';
import { Frame } from '../shell/frame.tsx';
import { LateSubscribe } from '../subscribe/late-subscribe.tsx';
import { shellText } from '#text/shell.ts';
import { subscribeText } from '#text/mine/subscribe.ts';
import { mineText } from '#text/mine/mine.ts';
import { minePageText } from '#text/mine/mine-page.ts';
import { Button } from '../ui/controls/button.tsx';
import { Icon, Tabs } from '../ui/index.ts';
import { Failure } from '../ui/panel.tsx';
import { GamesTab } from './games/games-tab.tsx';
import { type Naming, NamingContext, NamingDialog, useNaming } from './games/naming.tsx';
import { newGroup } from './games/row-menu.tsx';
import type { MineController } from './contract.ts';
import { useMineController } from './mine-slot.tsx';
import styles from './page.module.css';
import { MINE_TABS, type MineTab, readTab, writeTab } from './tabs.ts';
import { TeamsTab } from './teams/teams-tab.tsx';
import { todaysGames } from './todays-games.ts';
import { useFollowed } from './use-followed.ts';
import { PinList } from './pins/pin-list.tsx';
import { RulesTab } from './rules/rules-tab.tsx';
import { Welcome } from './welcome/welcome.tsx';

/** Loads my games where nothing is followed yet, and again after a failure. */
function Waiting() {
  const { mine } = usePage();
  const [hasFailed, setFailed] = useState(false);
  const load = (): void => {
    setFailed(false);
    mine?.load().catch(() => setFailed(true));
  };
  useEffect(load, [mine]);
  if (hasFailed)
    return <Failure title={minePageText.failed} hint={minePageText.failedHint} retry={shellText.retry} onRetry={load} />;
  return (
    <>
      <noscript>
        <p className={styles.needsScript}>{minePageText.needsScript}</p>
      </noscript>
      <div className={styles.waiting}>
        <TableSkeleton />
      </div>
    </>
  );
}

function isNothingFollowed({ mine }: MineController): boolean {
  const { favourites, teams, groups } = mine.get();
  return favourites.games.size + favourites.tournaments.size + teams.size + groups.length === 0;
}

function Usage({ controller }: { controller: MineController }) {
  const { favourites, teams } = useStore(controller.mine);
  const { config } = usePage();
  if (isNothingFollowed(controller) && !controller.mine.isSignedIn) return minePageText.about;
  return mineText.usage(
    favourites.games.size,
    config.myTeams === false ? null : teams.size,
    controller.pinnedCount(),
    controller.limits.maximumCount,
  );
}

function NewGroup({ controller }: { controller: MineController }) {
  useStore(controller.mine);
  const ask = useNaming();
  if (isNothingFollowed(controller)) return null;
  return (
    <Button className={styles.group} aria-label={minePageText.newGroup} onClick={() => ask(newGroup(controller, () => {}))}>
      <Icon name="group" size={16} />
      <span>{minePageText.newGroup}</span>
    </Button>
  );
}

function SubscribeMine({ controller }: { controller: MineController }) {
  useStore(controller.mine);
  const ids = controller.followed.ids();
  return ids.length === 0 ? null : <LateSubscribe subject="mine" ids={ids} name={subscribeText.mine} event="kamp" />;
}

function LiveCount({ controller }: { controller: MineController }) {
  const { client } = usePage();
  const leagues = useFollowed(controller);
  const { live } = todaysGames(leagues, controller.followed.table.rows, client!.clock.nowS());
  return live === 0 ? null : <b>{live}</b>;
}

function TabContent({ controller, tab }: { controller: MineController; tab: MineTab }) {
  const hasTeams = usePage().config.myTeams !== false;
  useStore(controller.mine);
  switch (tab) {
    case 'games':
      return isNothingFollowed(controller) ? (
        <Welcome controller={controller} hasTeams={hasTeams} />
      ) : (
        <GamesTab controller={controller} />
      );
    case 'teams':
      return hasTeams ? <TeamsTab controller={controller} /> : null;
    case 'leagues':
      return <PinList controller={controller} />;
    case 'rules':
      return <RulesTab controller={controller} />;
  }
}

/** What a visitor follows: a page of its own kind (PAGE-11). */
export function MinePage() {
  const controller = useMineController();
  const { chosen: tab, hrefOf, choose } = useQueryChoice(readTab, writeTab);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [, showGroups] = useSetting('mygamesGroups');
  const { config } = usePage();
  const tabs = MINE_TABS.filter((id) => id !== 'teams' || config.myTeams !== false).map((id) => ({
    id,
    label: (
      <>
        {minePageText.tabs[id]} {id === 'games' && controller !== null ? <LiveCount controller={controller} /> : null}
      </>
    ),
    href: hrefOf(id),
  }));
  return (
    <NamingContext value={setNaming}>
      <MatchArea>
        <Frame>
          <header className={styles.head}>
            <div>
              <h1>{mineText.title}</h1>
              <p>{controller === null ? ' ' : <Usage controller={controller} />}</p>
            </div>
            {controller === null ? null : <NewGroup controller={controller} />}
            {controller === null ? null : <SubscribeMine controller={controller} />}
            <a className={styles.settings} href={SETTINGS_PATH}>
              {minePageText.settings}
            </a>
          </header>
          <Tabs label={minePageText.tabsLabel} current={tab} tabs={tabs} onSelect={choose} />
          {controller === null ? <Waiting /> : <TabContent controller={controller} tab={tab} />}
        </Frame>
      </MatchArea>
      {naming === null ? null : <NamingDialog naming={naming} onNamed={() => showGroups(true)} onClose={() => setNaming(null)} />}
    </NamingContext>
  );
}
