import type { AlertNotification, Notifications } from '@stillingen/client/alerts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '../../page/page-context.ts';
import { alertsText } from '#text/mine/alerts.ts';
import { Chip, Crest, Icon } from '../../ui/index.ts';
import styles from './boxes.module.css';
import { useHeld } from '../use-held.ts';

function Box({ notification, list }: { notification: AlertNotification; list: Notifications }) {
  const { id, text, label, scoreBefore, isCorrection, homeLogo, awayLogo, imageSize, gameUrl } = notification;
  const element = useRef<HTMLLIElement>(null);
  const isRead = useHeld(element);
  const hold = useEffectEvent(() => list.hold(id));
  useEffect(() => (isRead ? hold() : undefined), [isRead]);
  return (
    <li
      ref={element}
      className={styles.box}
      onKeyDown={({ key }) => {
        if (key === 'Escape') list.close(id);
      }}
    >
      <span className={styles.crests}>
        <Crest {...homeLogo} size={imageSize} />
        <Crest {...awayLogo} size={imageSize} />
      </span>
      <a href={gameUrl}>
        {isCorrection ? (
          <span className={styles.before}>
            <Chip kind="correction">{alertsText.corrected}</Chip>
            {scoreBefore === null ? null : (
              <>
                <span className="unseen">{alertsText.was} </span>
                <s>{scoreBefore}</s>
              </>
            )}
          </span>
        ) : null}
        <b>{text}</b>
        <span>{label}</span>
      </a>
      <button type="button" aria-label={alertsText.closeBox(text)} onClick={() => list.close(id)}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

/** NOTE-03 to 06. Browser only. */
export function Boxes({ list }: { list: Notifications }) {
  const shown = useStore(list).filter(({ hidden }) => !hidden);
  if (shown.length === 0) return null;
  return (
    <section className={styles.place} aria-label={alertsText.boxes}>
      <ul>
        {shown.map((notification) => (
          <Box key={notification.tag} notification={notification} list={list} />
        ))}
      </ul>
    </section>
  );
}
