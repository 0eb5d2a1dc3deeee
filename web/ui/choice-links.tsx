import type { QueryChoice } from '../page/use-query-choice.ts';
import styles from './choice.module.css';
import { isPlainClick } from './tabs.tsx';

/** A choice that works without JavaScript: `isCurrent` marks the option that is shown. */
export function ChoiceLinks<Chosen>({
  label,
  options,
  choice,
}: {
  label: string;
  options: readonly { readonly label: string; readonly chosen: Chosen; readonly isCurrent: boolean }[];
  choice: QueryChoice<Chosen>;
}) {
  return (
    <nav className={styles.choice} aria-label={label}>
      {options.map(({ label: word, chosen, isCurrent }) => (
        <a
          key={word}
          href={choice.hrefOf(chosen)}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            choice.choose(chosen);
          }}
        >
          {word}
        </a>
      ))}
    </nav>
  );
}
