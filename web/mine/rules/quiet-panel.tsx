import { quietText } from '../../text/mine/da-rules.ts';
import { Panel } from '../../ui/panel.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import styles from './rules.module.css';

const NIGHT = '2300-0700';
const USUAL_MOST = 12;
const MOST = [5, 8, 12, 20, 30, 50] as const;

export interface QuietPanelProps {
  /** 'HHMM-HHMM'; null for none. */
  readonly quiet: string | null;
  /** 0: no ceiling. */
  readonly perDay: number;
  readonly tvSync: boolean;
  readonly set: (path: string, value: string | number | boolean | null) => void;
}

/** '23:00' and '07:00' */
const clocksOf = (quiet: string): readonly [from: string, to: string] => [
  `${quiet.slice(0, 2)}:${quiet.slice(2, 4)}`,
  `${quiet.slice(5, 7)}:${quiet.slice(7, 9)}`,
];

function Hours({ quiet, onChange }: { quiet: string; onChange: (quiet: string) => void }) {
  const [from, to] = clocksOf(quiet);
  const change = (next: readonly [from: string, to: string]): void => {
    // An emptied field has no time yet.
    if (next.every((clock) => clock !== '')) onChange(next.map((clock) => clock.replace(':', '')).join('-'));
  };
  return (
    <div className={styles.fields}>
      <label>
        {quietText.from} <input type="time" required value={from} onChange={({ target }) => change([target.value, to])} />
      </label>
      <label>
        {quietText.to} <input type="time" required value={to} onChange={({ target }) => change([from, target.value])} />
      </label>
    </div>
  );
}

export function QuietPanel({ quiet, perDay, tvSync, set }: QuietPanelProps) {
  const most = (MOST as readonly number[]).includes(perDay) || perDay === 0 ? MOST : [perDay, ...MOST];
  return (
    <Panel title={quietText.title}>
      <ul className={styles.quiet}>
        <li>
          <div>
            <p>{quietText.hours}</p>
            <p className={styles.trial}>{quietText.hoursHint}</p>
            {quiet === null ? null : <Hours quiet={quiet} onChange={(next) => set('alerts.quiet', next)} />}
          </div>
          <Switch label={quietText.hours} on={quiet !== null} onChange={(on) => set('alerts.quiet', on ? NIGHT : null)} />
        </li>
        <li>
          <div>
            <p>{quietText.perDay}</p>
            <p className={styles.trial}>{quietText.perDayHint}</p>
            {perDay === 0 ? null : (
              <label className={styles.fields}>
                {quietText.most}{' '}
                <select value={perDay} onChange={({ target }) => set('alerts.perDay', Number(target.value))}>
                  {most.map((count) => (
                    <option key={count}>{count}</option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <Switch label={quietText.perDay} on={perDay > 0} onChange={(on) => set('alerts.perDay', on ? USUAL_MOST : null)} />
        </li>
        <li>
          <div>
            <p>{quietText.tvSync}</p>
            <p className={styles.trial}>{quietText.tvSyncHint}</p>
          </div>
          <Switch label={quietText.tvSync} on={tvSync} onChange={(on) => set('alerts.tvSync', on ? true : null)} />
        </li>
      </ul>
    </Panel>
  );
}
