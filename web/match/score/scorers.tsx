import type { Side } from '@stillingen/domain';
import type { Summary, SummaryPart } from '@stillingen/wire';
import { markMinutes } from '#text/language.ts';
import { matchText } from '#text/match/match.ts';
import styles from './scorers.module.css';

interface ScorerLine {
  readonly kind: 'goal' | 'red';
  readonly player: string;
  /** Of the page of the player; '' without one. */
  readonly path: string;
  readonly minutes: readonly string[];
}

const GOALS = new Set<SummaryPart['type']>(['goal', 'own-goal', 'penalty-goal']);
const REDS = new Set<SummaryPart['type']>(['red-card', 'second-yellow-card']);

const note = (type: SummaryPart['type']): string =>
  type === 'own-goal' ? ` (${matchText.ownGoal})` : type === 'penalty-goal' ? ` (${matchText.penaltyShort})` : '';

/** In order of their first goal, then red cards; without retractions and shoot-outs. */
export function scorersOf(summary: Summary): Readonly<Record<Side, readonly ScorerLine[]>> {
  const lines: Record<Side, (ScorerLine & { minutes: string[] })[]> = { home: [], away: [] };
  for (const { side, minute, withdrawn, parts } of summary.periods.flatMap(({ incidents }) => incidents)) {
    const part = withdrawn ? undefined : parts.find(({ type }) => GOALS.has(type) || REDS.has(type));
    if (part === undefined) continue;
    const kind = GOALS.has(part.type) ? 'goal' : 'red';
    const known = part.player === '' ? undefined : lines[side].find((line) => line.kind === kind && line.player === part.player);
    const text = minute + note(part.type);
    if (known === undefined) lines[side].push({ kind, player: part.player, path: part.url, minutes: [text] });
    else known.minutes.push(text);
  }
  const goalsFirst = (side: Side): readonly ScorerLine[] =>
    lines[side].toSorted((a, b) => Number(a.kind === 'red') - Number(b.kind === 'red'));
  return { home: goalsFirst('home'), away: goalsFirst('away') };
}

/** The number of goals where the time is that of a clock, which counts within its period. */
const whenText = (minutes: readonly string[]): string => {
  const isClock = minutes.some((minute) => minute.includes(':'));
  if (!isClock) return markMinutes(minutes.join(', '));
  return minutes.length > 1 ? `(${minutes.length})` : '';
};

export function Scorers({ summary }: { summary: Summary }) {
  const { home, away } = scorersOf(summary);
  if (home.length === 0 && away.length === 0) return null;
  const list = (lines: readonly ScorerLine[]) => (
    <ul>
      {lines.map(({ kind, player, path, minutes }, index) => (
        <li key={`${kind} ${player} ${index}`}>
          {kind === 'red' ? <i className={styles.red} role="img" aria-label={matchText.redCard} /> : null}
          <span>
            {path === '' ? (
              <bdi>{player}</bdi>
            ) : (
              <a href={path}>
                <bdi>{player}</bdi>
              </a>
            )}{' '}
            {whenText(minutes)}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.scorers} aria-label={matchText.scorers}>
      {list(home)}
      {list(away)}
    </section>
  );
}
