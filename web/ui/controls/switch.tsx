import styles from './switch.module.css';

/** Works at once. `label`: where no words beside it are its name. */
export function Switch({
  label,
  isOn,
  isDisabled = false,
  onChange,
}: {
  label?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-label={label}
      checked={isOn}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
