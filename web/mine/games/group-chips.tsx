import { sportNameById } from '@stillingen/domain';
import { minePageText } from '#text/mine/mine-page.ts';
import styles from './games.module.css';
import type { Part } from './parts.ts';

function chipName({ kind, name, leagues }: Part): string {
  if (kind === 'group') return name;
  if (kind === 'whole') return sportNameById(leagues[0]?.league.sportId ?? 0)?.danishName ?? name;
  return kind === 'teams' ? minePageText.ofTeams : minePageText.noGroup;
}

/** Absent where all matches are of one kind. */
export function GroupChips({
  parts,
  chosen,
  onChoose,
}: {
  parts: readonly Part[];
  chosen: string | null;
  onChoose: (key: string | null) => void;
}) {
  if (parts.length < 2) return null;
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const chips = [{ key: null, label: minePageText.all, count }, ...parts.map((part) => ({ ...part, label: chipName(part) }))];
  return (
    <div className={styles.chips} role="group" aria-label={minePageText.groups}>
      {chips.map((chip) => (
        <button key={chip.key} type="button" aria-pressed={chip.key === chosen} onClick={() => onChoose(chip.key)}>
          {chip.label} <small>{chip.count}</small>
        </button>
      ))}
    </div>
  );
}
