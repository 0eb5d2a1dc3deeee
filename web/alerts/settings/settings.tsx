import { useSetting, useStore } from '../../page/page-context.ts';
import { alertSettingsText as text } from '#text/mine/alerts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { OptionRow } from '../../ui/controls/option-row.tsx';
import type { Alerts } from '../alerts.ts';
import { KINDS_PATH, usualMask } from '../masks.ts';
import { useDocument, useMaybe } from '../use-alerts.ts';
import { Kinds } from './kinds.tsx';
import { Push } from './push.tsx';
import { Quiet } from './quiet.tsx';
import { ALERTS_PATH } from '../view.ts';
import styles from './settings.module.css';

const MODES = (['yessound', 'yessilent', 'no'] as const).map((id) => ({ id, label: text.modes[id] }));

function OnPage({ alerts }: { alerts: Alerts }) {
  const { soundSwitch, sounds, player } = alerts;
  const [mode, setMode] = useSetting('mygamesNotifications');
  const isOn = useStore(soundSwitch);
  const isRefused = useStore(sounds.isRefused);
  return (
    <>
      <p>{text.pageWhy}</p>
      <Choice label={text.page} options={MODES} chosen={mode} onChoose={setMode} />
      {mode === 'yessound' ? (
        <div className={styles.options}>
          <OptionRow kind="switch" label={text.sound} hint={text.soundHint} isOn={isOn} onChange={soundSwitch.set} />
          <div className={styles.buttons}>
            <Button onClick={() => void player.play('cheers').catch(() => {})}>{text.soundTest}</Button>
          </div>
        </div>
      ) : null}
      <p className={styles.outcome} role="status">
        {isRefused && mode === 'yessound' && isOn ? text.soundRefused : null}
      </p>
    </>
  );
}

function UsualKinds({ alerts }: { alerts: Alerts }) {
  const mask = useDocument(alerts, usualMask);
  return (
    <>
      <p>{text.kindsWhy}</p>
      <Kinds mask={mask} label={text.kinds} onChange={(next) => alerts.settings.set(KINDS_PATH, next)} />
    </>
  );
}

/** PAGE-26: all about notifications, on the page of settings and in a window over any page. */
export function AlertSettingsPanel({ alerts }: { alerts: Alerts }) {
  const push = useMaybe(alerts.push);
  return (
    <div className={styles.settings}>
      <h3>{text.page}</h3>
      <OnPage alerts={alerts} />
      <h3>{text.kinds}</h3>
      <UsualKinds alerts={alerts} />
      {push === null ? null : (
        <>
          <h3>{text.push}</h3>
          <p>{text.pushWhy}</p>
          <Push alerts={alerts} />
        </>
      )}
      <h3>{text.peace}</h3>
      <Quiet alerts={alerts} />
      <p className={styles.links}>
        <a href={ALERTS_PATH}>{text.toPage}</a> <a href={`${ALERTS_PATH}?vis=leveret`}>{text.toLog}</a>
      </p>
    </div>
  );
}
