import styles from './switch.module.css';

export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
    />
  );
}
