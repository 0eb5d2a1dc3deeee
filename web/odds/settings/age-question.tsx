import { oddsModeText } from '#text/odds/odds-mode.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Sheet } from '../../ui/controls/sheet.tsx';
import { GamblingNotice } from '../notice/notice.tsx';
import styles from './odds-settings.module.css';

const CHECK = 'M20 6 9 17l-5-5';
const words = oddsModeText.age;

/** Two equal buttons: neither answer is easier. */
export const AgeQuestion = ({ id, onAnswer }: { id: string; onAnswer: (isAdult: boolean) => void }) => (
  <Sheet id={id} title={words.title}>
    <div className={styles.age}>
      <p>{words.text}</p>
      <ul>
        {words.points.map((point) => (
          <li key={point}>
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d={CHECK} />
            </svg>
            {point}
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer(false)}>{words.no}</Button>
        <Button onClick={() => onAnswer(true)}>{words.yes}</Button>
      </div>
      <GamblingNotice />
      <p className={styles.hint}>{words.remembered}</p>
    </div>
  </Sheet>
);
