import type { LoggedAlert } from '@stillingen/client/alerts';
import { dayOf, DateFormat, formatDate, weekdayOf } from '@stillingen/domain';
import { useEffect, useState } from 'react';
import { IncidentGlyph } from '../match/summary/incident-glyph.tsx';
import { usePage, useStore } from '../page/page-context.ts';
import { alertsText, OCCASION_TEXT } from '#text/mine/alerts.ts';
import { capital } from '#text/language.ts';
import { Chip, Icon } from '../ui/index.ts';
import { Empty, Panel } from '../ui/panel.tsx';
import type { Alerts } from './alerts.ts';
import { ALERT_DRAWINGS } from './drawings.ts';
import styles from './page.module.css';

const DRAWING: Partial<Record<LoggedAlert['occasion'], keyof typeof ALERT_DRAWINGS>> = {
  start: 'whistle',
  resumed: 'whistle',
  half: 'whistle',
  part: 'whistle',
  'extra-time': 'whistle',
  'shoot-out': 'whistle',
  end: 'whistle',
  lineups: 'people',
  'new-start': 'calendar',
  postponed: 'calendar',
  cancelled: 'calendar',
  abandoned: 'calendar',
  interrupted: 'calendar',
  delayed: 'calendar',
};

function Picture({ occasion, corrected }: Pick<LoggedAlert, 'occasion' | 'corrected'>) {
  const label = OCCASION_TEXT[occasion];
  if (label === undefined || (occasion !== 'goal' && occasion !== 'red'))
    return <Icon drawing={ALERT_DRAWINGS[DRAWING[occasion] ?? 'bell']} size={16} />;
  const isGone = corrected !== null;
  return (
    <IncidentGlyph
      glyph={occasion === 'red' ? 'red' : isGone ? 'missed' : 'goal'}
      label={label}
      withdrawn={isGone}
      goalMark="football"
    />
  );
}

const timeOf = (atS: number): string => formatDate(atS, DateFormat.time);

function Line({ alert, isNew }: { alert: LoggedAlert; isNew: boolean }) {
  const { title, body, path, atS, corrected } = alert;
  return (
    <li className={isNew ? styles.new : undefined}>
      <span className={styles.picture}>
        <Picture {...alert} />
      </span>
      <a href={path}>
        {isNew ? <span className="unseen">{alertsText.new}: </span> : null}
        {corrected === null ? (
          <b>{title}</b>
        ) : (
          <span className={styles.gone}>
            <s>{title}</s> <Chip kind="correction">{alertsText.corrected}</Chip>
          </span>
        )}
        <span>{corrected === null ? body : `${corrected.title} · ${corrected.body}`}</span>
        {corrected === null ? null : <span>{alertsText.correctedAt(timeOf(corrected.atS))}</span>}
      </a>
      <time dateTime={new Date(atS * 1000).toISOString()}>{timeOf(atS)}</time>
    </li>
  );
}

function dayTitle(day: string, nowS: number): string {
  if (day === dayOf(nowS)) return alertsText.day.today;
  if (day === dayOf(nowS - 86_400)) return alertsText.day.yesterday;
  const noonS = Date.parse(`${day}T12:00:00Z`) / 1000;
  return `${capital(weekdayOf(noonS))} ${formatDate(noonS, DateFormat.shortDate)}`;
}

const lastS = ({ atS, corrected }: LoggedAlert): number => corrected?.atS ?? atS;

/** By day. Those that came since the visitor was here last keep their mark until the page is left. */
export function LogList({ alerts }: { alerts: Alerts }) {
  const { log } = alerts;
  const { nowS } = usePage();
  const all = useStore(log);
  const now = useStore(nowS);
  const [readS, setReadS] = useState(() => log.readS());
  useEffect(() => {
    log.markRead();
    return log.subscribe(() => {
      if (log.unread.get() > 0) log.markRead();
    });
  }, [log]);
  const days = [...new Set(all.map(({ atS }) => dayOf(atS)))].sort().reverse();
  if (days.length === 0) return <Empty title={alertsText.empty} hint={alertsText.emptyHint} />;
  const isNew = (alert: LoggedAlert): boolean => lastS(alert) > readS;
  return days.map((day, at) => (
    <Panel
      key={day}
      title={dayTitle(day, now)}
      aside={
        at === 0 && all.some(isNew) ? (
          <button type="button" className={styles.link} onClick={() => setReadS(now)}>
            {alertsText.markRead}
          </button>
        ) : undefined
      }
    >
      <ul className={styles.list}>
        {all
          .filter(({ atS }) => dayOf(atS) === day)
          .sort((a, b) => b.atS - a.atS)
          .map((alert) => (
            <Line key={alert.id} alert={alert} isNew={isNew(alert)} />
          ))}
      </ul>
    </Panel>
  ));
}
