import { tvText } from '#text/tv.ts';
import styles from './page.module.css';

/** Remembered with the settings; no channel chosen shows all. */
export function ChannelFilter({
  channels,
  chosen,
  onChoose,
}: {
  channels: readonly string[];
  chosen: readonly string[];
  onChoose: (channels: readonly string[]) => void;
}) {
  const offered = [...new Set([...channels, ...chosen])];
  if (offered.length < 2) return null;
  const toggle = (name: string): void =>
    onChoose(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <div className={styles.filter} role="group" aria-label={tvText.filter}>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChoose([])}>
        {tvText.all}
      </button>
      {offered.map((name) => (
        <button key={name} type="button" aria-pressed={chosen.includes(name)} onClick={() => toggle(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}
