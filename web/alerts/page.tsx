import { dayOf } from '@stillingen/domain';
import { usePage, useStore } from '../page/page-context.ts';
import { SETTINGS_PATH } from '../page/paths.ts';
import { useQueryChoice } from '../page/use-query-choice.ts';
import { EntityPage } from '../shell/entity-page.tsx';
import { alertsText } from '#text/mine/alerts.ts';
import { isPlainClick, Tabs } from '../ui/index.ts';
import { Skeleton } from '../ui/panel.tsx';
import type { Alerts } from './alerts.ts';
import { Delivered } from './delivered.tsx';
import { LogList } from './log-list.tsx';
import styles from './page.module.css';
import { quietOf, quietTimes } from './settings/quiet.tsx';
import { openSettingsWindow } from './settings/window.tsx';
import { useAlerts, useDocument } from './use-alerts.ts';
import { type AlertsView, readView, writeView } from './view.ts';

const VIEWS = ['all', 'delivered'] as const satisfies readonly AlertsView[];

function Line({ alerts }: { alerts: Alerts }) {
  const { nowS } = usePage();
  const quiet = quietTimes(useDocument(alerts, quietOf));
  const today = dayOf(useStore(nowS));
  const count = useStore(alerts.log).filter(({ atS }) => dayOf(atS) === today).length;
  return [alertsText.today(count), ...(quiet === null ? [] : [alertsText.quiet(...quiet)])].join(' · ');
}

function SettingsLink() {
  return (
    <a
      className={styles.settings}
      href={SETTINGS_PATH}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (isPlainClick(event) && openSettingsWindow()) event.preventDefault();
      }}
    >
      {alertsText.settings}
    </a>
  );
}

/** What this device was alerted of. It lies on the device alone, so the server draws none of it. */
export function AlertsPage() {
  const alerts = useAlerts();
  const { chosen, hrefOf, choose } = useQueryChoice(readView, writeView);
  const View = chosen === 'all' ? LogList : Delivered;
  return (
    <EntityPage
      crumbs={[]}
      crumbsLabel=""
      title={alertsText.title}
      line={alerts === null ? ' ' : <Line alerts={alerts} />}
      tools={<SettingsLink />}
      tabs={[]}
      tab=""
      tabsLabel=""
    >
      <Tabs
        label={alertsText.tabsLabel}
        current={chosen}
        tabs={VIEWS.map((id) => ({ id, label: alertsText.tabs[id], href: hrefOf(id) }))}
        onSelect={choose}
      />
      {alerts === null ? <Skeleton lines={4} label={alertsText.loading} /> : <View alerts={alerts} />}
      <noscript>
        <p className={styles.note}>{alertsText.withoutScripts}</p>
      </noscript>
    </EntityPage>
  );
}
