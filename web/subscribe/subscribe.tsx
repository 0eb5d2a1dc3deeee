import { useId } from 'react';
import { subscribeText } from '#text/mine/subscribe.ts';
import { Button } from '../ui/controls/button.tsx';
import { Sheet } from '../ui/controls/sheet.tsx';
import { Icon } from '../ui/index.ts';
import { CalendarAddress } from './calendar-address.tsx';
import type { Subscribable } from './contract.ts';
import { NewsAddress } from './news-address.tsx';
import styles from './subscribe.module.css';

/** Of Lucide, on a field of 24 by 24. */
const CALENDAR_PLUS = '<path d="M8 2v4m8-4v4m5 9V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h9M3 10h18M16 19h6m-3-3v6"/>';

/** A button and its window: the calendar, and where there is news the RSS. */
export function Subscribe(props: Subscribable) {
  const { subject, name } = props;
  const id = useId();
  return (
    <>
      <Button className={styles.button} popoverTarget={id} aria-haspopup="dialog" aria-label={subscribeText.title(name)}>
        <Icon drawing={CALENDAR_PLUS} size={16} />
        <span>{subscribeText.button}</span>
      </Button>
      <Sheet id={id} title={subscribeText.title(name)}>
        <div className={styles.window}>
          <CalendarAddress {...props} />
          {subject === 'hold' || subject === 'liga' ? <NewsAddress subject={subject} id={props.ids[0]!} /> : null}
        </div>
      </Sheet>
    </>
  );
}
