import { ALERT_KINDS, hasKind } from '@stillingen/domain';
import { bellText, KIND_TEXT } from '#text/mine/alerts.ts';
import { OptionRow } from '../../ui/controls/option-row.tsx';
import { PRESETS, type Preset, presetOf, withKind } from '../masks.ts';
import styles from './settings.module.css';

/** Which kinds ring: presets above, each alone below. */
export function Kinds({ mask, label, onChange }: { mask: number; label: string; onChange: (mask: number) => void }) {
  const chosen = presetOf(mask);
  return (
    <>
      <div className={styles.presets} role="group" aria-label={bellText.presetsLabel}>
        {(Object.keys(PRESETS) as Preset[]).map((preset) => (
          <button key={preset} type="button" aria-pressed={preset === chosen} onClick={() => onChange(PRESETS[preset])}>
            {bellText.presets[preset]}
          </button>
        ))}
      </div>
      <div className={styles.options} role="group" aria-label={label}>
        {ALERT_KINDS.map((kind) => (
          <OptionRow
            key={kind}
            kind="check"
            label={KIND_TEXT[kind].label}
            hint={KIND_TEXT[kind].hint}
            isOn={hasKind(mask, kind)}
            onChange={(isOn) => onChange(withKind(mask, kind, isOn))}
          />
        ))}
      </div>
    </>
  );
}
