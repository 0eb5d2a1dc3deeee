import { danishNumber, formatThousands } from '@stillingen/domain';
import type { PersonFeed } from '@stillingen/wire';
import { personText } from '../text/da-person.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './page.module.css';

const KEY_FIGURES = 5;

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
            <b>{danishNumber(value ?? '')}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Key figures of the present season, and how good they are in its league. */
export function Season({ person: { season, figures } }: { person: PersonFeed }) {
  if (season === null || figures.length === 0) return null;
  const keys = figures.filter(({ percentile }) => percentile === null);
  const bars = figures.filter(({ percentile }) => percentile !== null);
  const role = season.peers ?? '';
  return (
    <Panel title={`${season.competition} ${season.season}`} footer={bars.length === 0 ? undefined : personText.compared(role)}>
      <dl className={styles.figures}>
        {keys.slice(0, KEY_FIGURES).map(({ code, label, value }) => (
          <div key={code}>
            <dt>{personText.figure(code ?? '', label ?? '')}</dt>
            <dd>{/^\d{4,}$/.test(value ?? '') ? formatThousands(Number(value)) : danishNumber(value ?? '')}</dd>
          </div>
        ))}
      </dl>
      {bars.length === 0 ? null : <Bars figures={bars} role={role} />}
    </Panel>
  );
}
