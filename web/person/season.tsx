import { decimalText } from '@stillingen/domain';
import type { PersonFeed } from '@stillingen/wire';
import { personText } from '#text/person.ts';
import { type KeyFigure, KeyFigures } from '../ui/key-figures.tsx';
import { Panel } from '../ui/panel.tsx';
import { figureText } from './model/facts.ts';
import styles from './page.module.css';

const KEY_FIGURES = 5;
const MATCHES = 'K';
const MINUTES = 'MIN';

type Figure = PersonFeed['figures'][number];

/** procent-1: each figure beside those of players of the same role and league. */
function Bars({ figures, role }: { figures: readonly Figure[]; role: string }) {
  return (
    <dl className={styles.bars}>
      {figures.map(({ code, label, value, percentile }) => (
        <div key={code}>
          <dt>{personText.figure(code ?? '', label ?? '')}</dt>
          <dd>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label={personText.better(percentile ?? 0, role)}>
              <rect width={percentile ?? 0} height="6" />
            </svg>
            <b>{decimalText(value ?? '')}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Minutes stand with the matches that they were played in. */
function keyFiguresOf(figures: readonly Figure[]): readonly KeyFigure[] {
  const minutes = figures.find(({ code }) => code === MINUTES)?.value ?? null;
  return figures
    .filter(({ code }) => minutes === null || code !== MINUTES)
    .slice(0, KEY_FIGURES)
    .map(({ code, label, value }) => {
      const word = personText.figure(code ?? '', label ?? '', value ?? '');
      const isPlayed = code === MATCHES && minutes !== null;
      return { value: figureText(value ?? ''), label: isPlayed ? personText.withMinutes(word, figureText(minutes)) : word };
    });
}

/** Key figures of the present season, and how good they are in its league. */
export function Season({ person: { season, figures } }: { person: PersonFeed }) {
  if (season === null || figures.length === 0) return null;
  const keys = figures.filter(({ percentile }) => percentile === null);
  const bars = figures.filter(({ percentile }) => percentile !== null);
  const role = season.peers ?? '';
  return (
    <Panel title={`${season.competition} ${season.season}`} footer={bars.length === 0 ? undefined : personText.compared(role)}>
      <KeyFigures figures={keyFiguresOf(keys)} />
      {bars.length === 0 ? null : <Bars figures={bars} role={role} />}
    </Panel>
  );
}
