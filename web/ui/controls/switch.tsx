import styles from './switch.module.css';

/** Works at once. `label`: where no words beside it are its name. */
export function Switch({ label, isOn, onChange }: { label?: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-label={label}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
