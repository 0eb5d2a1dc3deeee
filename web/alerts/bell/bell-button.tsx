import { ALERT_KINDS, kindsOf } from '@stillingen/domain';
import { useId } from 'react';
import { bellText, ruleText } from '../../text/mine/da-alerts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Sheet } from '../../ui/controls/sheet.tsx';
import type { Alerts } from '../alerts.ts';
import type { AlertSubject } from '../contract.ts';
import { Glyph } from '../glyph.tsx';
import { maskFor, maskPath, ownMask } from '../masks.ts';
import { Kinds } from '../settings/kinds.tsx';
import { SendTest } from '../settings/push.tsx';
import { useAlerts, useDocument, useMaybe } from '../use-alerts.ts';
import styles from './bell-button.module.css';

const wordsOf = (mask: number): string => ruleText(kindsOf(mask), ALERT_KINDS.length);

function Test({ alerts }: { alerts: Alerts }) {
  const push = useMaybe(alerts.push);
  const state = useMaybe(push?.state);
  return push === null || state !== 'on' ? null : <SendTest push={push} />;
}

/** What one match, team or league rings for. Every press holds at once. */
function BellSheet({ alerts, subject }: { alerts: Alerts; subject: AlertSubject }) {
  const document = alerts.settings;
  const mask = useDocument(alerts, (settings) => maskFor(settings, subject));
  const own = useDocument(alerts, (settings) => ownMask(settings, subject));
  const path = maskPath(subject);
  return (
    <>
      <p className={styles.name}>{subject.name}</p>
      <Kinds mask={mask} label={bellText.kinds} onChange={(next) => document.set(path, next)} />
      <div className={styles.foot}>
        {own === null ? (
          <p>{mask === 0 ? bellText.isOff : bellText.isUsual}</p>
        ) : (
          <Button onClick={() => document.remove(path)}>{subject.kind === 'league' ? bellText.off : bellText.usual}</Button>
        )}
        <Test alerts={alerts} />
      </div>
    </>
  );
}

function Known({ alerts, subject }: { alerts: Alerts; subject: AlertSubject }) {
  const id = useId();
  const mask = useDocument(alerts, (settings) => maskFor(settings, subject));
  const words = wordsOf(mask);
  return (
    <>
      <Button
        className={styles.bell}
        aria-pressed={mask !== 0}
        aria-haspopup="dialog"
        aria-label={bellText.button(words, subject.name)}
        popoverTarget={id}
      >
        <Glyph name={mask === 0 ? 'bell-off' : 'bell'} size={16} />
        {words}
      </Button>
      <Sheet
        id={id}
        title={bellText.of[subject.kind]}
        footer={
          <Button look="main" popoverTarget={id} popoverTargetAction="hide">
            {bellText.done}
          </Button>
        }
      >
        <BellSheet alerts={alerts} subject={subject} />
      </Sheet>
    </>
  );
}

/** The bell of a match, a team or a league, with its rule in words. Drawn once the page is hydrated. */
export function BellButton({ subject }: { subject: AlertSubject }) {
  const alerts = useAlerts();
  return alerts === null ? null : <Known alerts={alerts} subject={subject} />;
}
