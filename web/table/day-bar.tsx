import { CALENDAR_DAYS, dayBounds, dayLabel, DateFormat, formatDate, shortWeekdayOf } from '@stillingen/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, isPlainClick } from '../ui/index.ts';
import { tableText } from '#text/table.ts';
import styles from './day-bar.module.css';

const DAYS = Array.from({ length: 2 * CALENDAR_DAYS + 1 }, (_, index) => index - CALENDAR_DAYS);
const LIST_ID = 'dage';

interface DayProps {
  readonly day: number;
  readonly nowS: number;
  readonly hrefOf: (day: number) => string;
  readonly onDay: (day: number) => void;
}

function DayLink({
  to,
  className,
  current,
  label,
  props,
  children,
}: {
  to: number;
  className: string | undefined;
  current?: boolean;
  label?: string;
  props: DayProps;
  children: ReactNode;
}) {
  return (
    <a
      className={className}
      href={props.hrefOf(to)}
      aria-current={current === true ? 'date' : undefined}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        props.onDay(to);
      }}
    >
      {children}
    </a>
  );
}

/** Leads nowhere at the end of the calendar (TAB-09, O-024). */
function Arrow({ to, side, props }: { to: number; side: 'left' | 'right'; props: DayProps }) {
  const label = side === 'left' ? tableText.previousDay : tableText.nextDay;
  if (Math.abs(to) > CALENDAR_DAYS)
    return (
      <span className={`${styles.arrow} ${styles.ended}`} aria-hidden="true">
        <Icon name={side} size={16} />
      </span>
    );
  return (
    <DayLink className={styles.arrow} to={to} label={label} props={props}>
      <Icon name={side} size={16} />
    </DayLink>
  );
}

/**
 * The day of the table with arrows to its neighbours and a list of seven days each way (TAB-08,
 * TAB-09).
 */
export function DayBar(props: DayProps) {
  const { day, nowS } = props;
  return (
    <div className={styles.bar}>
      {day === 0 ? null : (
        <DayLink className={styles.today} to={0} props={props}>
          {tableText.today}
        </DayLink>
      )}
      <div className={styles.box}>
        <Arrow to={day - 1} side="left" props={props} />
        <button
          type="button"
          className={styles.current}
          popoverTarget={LIST_ID}
          aria-label={`${tableText.days}: ${dayLabel(day, nowS)}`}
        >
          {dayLabel(day, nowS)}
        </button>
        <Arrow to={day + 1} side="right" props={props} />
      </div>
      <ul id={LIST_ID} popover="auto" className={styles.list}>
        {DAYS.map((each) => (
          <li key={each}>
            <DayLink className={styles.option} to={each} current={each === day} props={props}>
              {dayLabel(each, nowS)}
            </DayLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DayStrip(props: DayProps) {
  const { day, nowS } = props;
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = strip.current?.children[day + CALENDAR_DAYS];
    if (strip.current && current instanceof HTMLElement)
      strip.current.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - strip.current.clientWidth / 2;
  }, [day]);
  return (
    <nav ref={strip} className={styles.strip} aria-label={tableText.days}>
      {DAYS.map((each) => {
        const [fromS] = dayBounds(each, nowS);
        return (
          <DayLink
            key={each}
            className={styles.stripDay}
            to={each}
            current={each === day}
            label={dayLabel(each, nowS)}
            props={props}
          >
            <small>{each === 0 ? tableText.today : shortWeekdayOf(fromS)}</small>
            <span>{formatDate(fromS, DateFormat.shortDate)}</span>
          </DayLink>
        );
      })}
    </nav>
  );
}
