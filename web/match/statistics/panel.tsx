import { useMemo, useState } from 'react';
import { matchText } from '#text/match/match.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty, Panel as Card } from '../../ui/panel.tsx';
import type { PanelProps } from '../panel-props.ts';
import styles from './statistics.module.css';
import { readStatistics, type StatisticLine } from './statistics.ts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Drawn with attributes: inline styles are not allowed. */
function Meter({ line }: { line: StatisticLine }) {
  return (
    <div className={styles.meter} aria-hidden="true">
      <svg className={line.leads === 'home' ? styles.home : undefined} width="100%" height="6">
        <rect x={percent(1 - line.homeShare)} width={percent(line.homeShare)} height="6" rx="3" />
      </svg>
      <svg className={line.leads === 'away' ? styles.away : undefined} width="100%" height="6">
        <rect width={percent(line.awayShare)} height="6" rx="3" />
      </svg>
    </div>
  );
}

function Line({ line }: { line: StatisticLine }) {
  return (
    <div className={styles.line}>
      <dt>{line.label}</dt>
      <dd className={line.leads === 'home' ? styles.lead : undefined}>{line.home}</dd>
      <dd className={line.leads === 'away' ? styles.lead : undefined}>{line.away}</dd>
      <Meter line={line} />
    </div>
  );
}

const Legend = ({ home, away }: { home: string; away: string }) => (
  <p className={styles.legend}>
    <span>
      <i className={styles.ofHome} />
      <bdi title={home}>{home}</bdi>
    </span>
    <span>
      <i className={styles.ofAway} />
      <bdi title={away}>{away}</bdi>
    </span>
  </p>
);

export function Panel({ match: { event }, texts: { statistics } }: PanelProps<'statistics'>) {
  const periods = useMemo(() => readStatistics(statistics), [statistics]);
  const [chosen, setChosen] = useState(0);
  const period = periods[chosen] ?? periods[0];
  if (period === undefined)
    return (
      <section className={styles.none}>
        <Empty title={matchText.noStatistics} hint={matchText.noStatisticsHint} />
      </section>
    );
  return (
    <>
      {periods.length < 2 ? null : (
        <div className={styles.periods}>
          <Choice
            label={matchText.statisticsPeriods}
            options={periods.map(({ label }, index) => ({ id: index, label }))}
            chosen={periods.indexOf(period)}
            onChoose={setChosen}
          />
        </div>
      )}
      <Legend home={event.homeName ?? ''} away={event.awayName ?? ''} />
      {period.sections.map(({ label, lines }) => (
        <Card key={label} title={label === '' ? period.label : label}>
          <dl className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </dl>
        </Card>
      ))}
    </>
  );
}
