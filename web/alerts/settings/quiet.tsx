import { alertSettingsText as text } from '#text/mine/alerts.ts';
import { OptionRow } from '../../ui/controls/option-row.tsx';
import type { Alerts } from '../alerts.ts';
import type { AlertSettings } from '../contract.ts';
import { useDocument } from '../use-alerts.ts';
import styles from './settings.module.css';

const QUIET = 'alerts.quiet';
const PER_DAY = 'alerts.perDay';
const TV_SYNC = 'alerts.tvSync';
const FIRST_QUIET = '2300-0700';
const FIRST_CEILING = 12;
const CEILINGS = [3, 6, 12, 25, 50] as const;

/** Empty where none are set. */
export function quietOf(settings: Pick<AlertSettings, 'get'>): string {
  const kept = settings.get(QUIET);
  return typeof kept === 'string' ? kept : '';
}

/** '2300-0700' as two times of a field. */
export function quietTimes(hours: string): readonly [from: string, to: string] | null {
  const [, fromH, fromM, toH, toM] = /^(\d{2})(\d{2})-(\d{2})(\d{2})$/.exec(hours) ?? [];
  return toM === undefined ? null : [`${fromH}:${fromM}`, `${toH}:${toM}`];
}

function QuietHours({ alerts }: { alerts: Pick<Alerts, 'settings'> }) {
  const document = alerts.settings;
  const times = quietTimes(useDocument(alerts, quietOf));
  const set = (from: string, to: string): void => {
    // A field that is being emptied has no time.
    if (from !== '' && to !== '') document.set(QUIET, `${from}-${to}`.replaceAll(':', ''));
  };
  return (
    <>
      <OptionRow
        kind="switch"
        label={text.quiet}
        hint={text.quietHint}
        isOn={times !== null}
        onChange={(isOn) => (isOn ? document.set(QUIET, FIRST_QUIET) : document.remove(QUIET))}
      />
      {times === null ? null : (
        <div className={styles.times}>
          <label>
            {text.quietFrom}
            <input type="time" value={times[0]} onChange={({ target }) => set(target.value, times[1])} />
          </label>
          <label>
            {text.quietTo}
            <input type="time" value={times[1]} onChange={({ target }) => set(times[0], target.value)} />
          </label>
        </div>
      )}
    </>
  );
}

function Ceiling({ alerts }: { alerts: Pick<Alerts, 'settings'> }) {
  const document = alerts.settings;
  const count = useDocument(alerts, (settings) => Number(settings.get(PER_DAY) ?? 0) || 0);
  const counts = [...new Set([...CEILINGS, ...(count > 0 ? [count] : [])])].sort((a, b) => a - b);
  return (
    <>
      <OptionRow
        kind="switch"
        label={text.ceiling}
        hint={text.ceilingHint}
        isOn={count > 0}
        onChange={(isOn) => (isOn ? document.set(PER_DAY, FIRST_CEILING) : document.remove(PER_DAY))}
      />
      {count === 0 ? null : (
        <div className={styles.times}>
          <label>
            <span className="unseen">{text.ceilingCount}</span>
            <select value={count} onChange={({ target }) => document.set(PER_DAY, Number(target.value))}>
              {counts.map((each) => (
                <option key={each} value={each}>
                  {text.ceilings(each)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  );
}

/** What keeps messages away from the device. */
export function Quiet({ alerts }: { alerts: Pick<Alerts, 'settings'> }) {
  const document = alerts.settings;
  const isSynced = useDocument(alerts, (settings) => settings.get(TV_SYNC) === true);
  return (
    <div className={styles.options}>
      <QuietHours alerts={alerts} />
      <Ceiling alerts={alerts} />
      <OptionRow
        kind="switch"
        label={text.tvSync}
        hint={text.tvSyncHint}
        isOn={isSynced}
        onChange={(isOn) => document.set(TV_SYNC, isOn)}
      />
    </div>
  );
}
