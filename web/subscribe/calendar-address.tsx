import { ALARM_MINUTES, calendarPath, PLAIN_CALENDAR } from '@stillingen/wire';
import { useState } from 'react';
import { subscribeText } from '#text/mine/subscribe.ts';
import { OptionRow } from '../ui/controls/option-row.tsx';
import type { Subscribable } from './contract.ts';
import { CopiedAddress } from './copied-address.tsx';
import styles from './subscribe.module.css';

const NO_ALARM = '';

export function CalendarAddress({ subject, ids, event }: Subscribable) {
  const [options, setOptions] = useState(PLAIN_CALENDAR);
  const address = location.origin + calendarPath(subject, ids, options);
  return (
    <section>
      <h3>{subscribeText.calendar}</h3>
      <p>{subscribeText.calendarHint(event)}</p>
      {subject === 'mine' ? <p>{subscribeText.mineHint}</p> : null}
      <label className={styles.alarm}>
        {subscribeText.alarm}
        <select
          value={options.alarm ?? NO_ALARM}
          onChange={({ target: { value } }) => setOptions({ ...options, alarm: value === NO_ALARM ? null : Number(value) })}
        >
          <option value={NO_ALARM}>{subscribeText.noAlarm}</option>
          {ALARM_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {subscribeText.alarms[minutes]}
            </option>
          ))}
        </select>
      </label>
      <OptionRow
        label={subscribeText.results}
        hint={subscribeText.resultsHint(event)}
        kind="switch"
        isOn={options.withResults}
        onChange={(withResults) => setOptions({ ...options, withResults })}
      />
      <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
        {subscribeText.open}
      </a>
      <CopiedAddress label={subscribeText.calendarAddress} address={address} />
    </section>
  );
}
