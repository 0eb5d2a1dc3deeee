import type { ReactNode } from 'react';
import { Switch } from './switch.tsx';
import styles from './option-row.module.css';

/** A switch that works at once, or a box of a list. */
export function OptionRow({
  label,
  hint,
  kind,
  isOn,
  isDisabled = false,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  kind: 'switch' | 'check';
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.option}>
      <span>
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </span>
      {kind === 'switch' ? (
        <Switch isOn={isOn} isDisabled={isDisabled} onChange={onChange} />
      ) : (
        <input type="checkbox" className={styles.check} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      )}
    </label>
  );
}
