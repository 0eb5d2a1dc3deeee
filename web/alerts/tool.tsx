import { usePage, useStore } from '../page/page-context.ts';
import { alertsText } from '#text/mine/alerts.ts';
import type { Alerts } from './alerts.ts';
import { BellWindow } from './bell/bell-window.tsx';
import { Boxes } from './boxes/boxes.tsx';
import { LiveRegion } from './boxes/live-region.tsx';
import { ALERT_DRAWINGS } from './drawings.ts';
import { SettingsWindow } from './settings/window.tsx';
import { Icon } from '../ui/index.ts';
import { Toasts } from './toast/toasts.tsx';
import { ALERTS_PATH } from './view.ts';
import toolStyles from '../shell/header/tool-button.module.css';
import styles from './tool.module.css';
import { useAlerts } from './use-alerts.ts';

const MOST_COUNTED = 99;

function Bell({ unread }: { unread: number }) {
  const { path } = usePage().request;
  const label = alertsText.tool(unread);
  return (
    <a
      className={`${toolStyles.tool} ${styles.bell}`}
      href={ALERTS_PATH}
      aria-label={label}
      title={label}
      aria-current={path === ALERTS_PATH ? 'page' : undefined}
    >
      <Icon drawing={ALERT_DRAWINGS.bell} />
      {unread === 0 ? null : <span aria-hidden="true">{unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}</span>}
    </a>
  );
}

const UnreadBell = ({ alerts }: { alerts: Alerts }) => <Bell unread={useStore(alerts.log.unread)} />;

/** The bell of the header, and what appears over the page. */
export function AlertsTool() {
  const alerts = useAlerts();
  if (alerts === null) return <Bell unread={0} />;
  return (
    <>
      <UnreadBell alerts={alerts} />
      <SettingsWindow alerts={alerts} />
      <BellWindow alerts={alerts} />
      <Toasts />
      <Boxes list={alerts.notifications} />
      <LiveRegion list={alerts.notifications} />
    </>
  );
}
