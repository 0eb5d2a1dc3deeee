import { formatPrice, ODDS_FORMATS } from '@stillingen/domain/odds';
import type { OddsMode, OddsModeCall } from '@stillingen/wire';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useNow, usePage } from '../../page/page-context.ts';
import { oddsFormatNames, oddsModeText as words } from '#text/odds/odds-mode.ts';
import { Choice } from '../../ui/choice.tsx';
import { OptionRow } from '../../ui/controls/option-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { GamblingNotice } from '../notice/notice.tsx';
import { chooseOddsFormat, useOddsFormat } from '../odds-format.ts';
import { type OddsShown, oddsShownCookie, oddsShownText, parseOddsShown } from '../odds-shown.ts';
import { AgeQuestion } from './age-question.tsx';
import { lockText, OddsLock } from './lock.tsx';
import { changeOddsMode, fetchAsUser, keepAge, type ModeAnswer, readOddsMode } from './mode.ts';
import styles from './odds-settings.module.css';

const SAMPLE = 1500;
const FORMATS = ODDS_FORMATS.map((id) => ({ id, label: `${oddsFormatNames[id]} ${formatPrice(SAMPLE, id)}` }));

const PLACES = [
  ['inTable', words.inTable, words.inTableHint],
  ['onMatch', words.onMatch, words.onMatchHint],
  ['duringPlay', words.during, words.duringHint],
] as const satisfies readonly (readonly [keyof OddsShown, string, string])[];

function Choices() {
  const format = useOddsFormat();
  const [shown, setShown] = useState(() => parseOddsShown(''));
  useEffect(() => setShown(parseOddsShown(oddsShownText(document.cookie))), []);
  return (
    <Panel title={words.whenOn} footer={words.never}>
      <div className={styles.options}>
        {PLACES.map(([place, label, hint]) => (
          <OptionRow
            key={place}
            kind="switch"
            label={label}
            hint={hint}
            isOn={shown[place]}
            onChange={(isOn) => {
              const next = { ...shown, [place]: isOn };
              document.cookie = oddsShownCookie(next);
              setShown(next);
            }}
          />
        ))}
        <div className={styles.format}>
          <span>{words.format}</span>
          <Choice label={words.format} options={FORMATS} chosen={format} onChoose={chooseOddsFormat} />
        </div>
      </div>
    </Panel>
  );
}

/** What the visitor reads below the switch. */
function statusOf({ on, lockedUntil, isServed }: OddsMode, isSecure: boolean): string {
  if (!isSecure) return words.insecure;
  if (lockedUntil !== null) return lockText(lockedUntil);
  if (!on) return words.off;
  return isServed ? words.on : words.notServed;
}

/** The mode of odds and what belongs to it. `answer` is that of the server. */
export function OddsModePanels({
  mode,
  message,
  isSecure = true,
  onCall,
}: {
  mode: OddsMode;
  message: string;
  /** Browsers keep the cookies of the mode. */
  isSecure?: boolean;
  onCall: (call: OddsModeCall) => void;
}) {
  const question = useId();
  const nowS = useNow((now) => Math.floor(now));
  const [refused, setRefused] = useState(false);
  const onAnswer = (isAdult: boolean): void => {
    document.getElementById(question)?.hidePopover();
    setRefused(!isAdult);
    if (isAdult) onCall({ on: true, adult: true });
  };
  const onSwitch = (isOn: boolean): void => {
    setRefused(false);
    if (isOn) document.getElementById(question)?.showPopover();
    else onCall({ on: false });
  };
  const notice = refused ? words.age.refused : message;
  return (
    <div className={styles.panels}>
      <div className={styles.mode}>
        <OptionRow
          kind="switch"
          label={<b>{words.show}</b>}
          hint={statusOf(mode, isSecure)}
          isOn={mode.on}
          isDisabled={mode.lockedUntil !== null || !isSecure}
          onChange={onSwitch}
        />
      </div>
      <AgeQuestion id={question} onAnswer={onAnswer} />
      <p role="status" className={styles.hint}>
        {notice}
      </p>
      <Choices />
      <Panel title={words.lock.title}>
        <OddsLock lockedUntil={mode.lockedUntil} nowS={nowS} onLock={(lockUntil) => onCall({ lockUntil })} />
      </Panel>
      <GamblingNotice />
    </div>
  );
}

/** Nothing before the server has answered, and on a site without odds. */
export function OddsSettings() {
  const page = usePage();
  const fetchPath = useMemo(() => fetchAsUser(page), [page]);
  const [mode, setMode] = useState<OddsMode | null>(null);
  const [message, setMessage] = useState('');
  const receive = useCallback((answer: ModeAnswer): void => {
    if (answer.kind === 'mode') setMode(answer.mode);
    setMessage(answer.kind === 'refused' ? answer.message : '');
  }, []);
  useEffect(() => {
    void readOddsMode(fetchPath).then(receive);
  }, [fetchPath, receive]);
  if (mode === null) return null;
  const call = async (change: OddsModeCall): Promise<void> => {
    const answer = await changeOddsMode(fetchPath, change);
    receive(answer);
    if (answer.kind === 'mode') keepAge(answer.mode.on);
  };
  return (
    <section id="odds" aria-label={words.title}>
      <h2>{words.title}</h2>
      <OddsModePanels mode={mode} message={message} isSecure={window.isSecureContext} onCall={(change) => void call(change)} />
    </section>
  );
}
