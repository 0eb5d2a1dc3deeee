import type { ConsentPurpose } from '@stillingen/wire';
import { consentText } from '#text/consent.ts';
import { Switch } from '../ui/controls/switch.tsx';
import styles from './purpose-list.module.css';

/** The choice by purpose. What is necessary is named, and can not be turned off. */
export const PurposeList = ({
  needed,
  chosen,
  onChoose,
}: {
  needed: readonly ConsentPurpose[];
  chosen: readonly ConsentPurpose[];
  onChoose: (chosen: readonly ConsentPurpose[]) => void;
}) => (
  <ul className={styles.list}>
    <li>
      <span>
        {consentText.necessary}
        <small>{consentText.necessaryHint}</small>
      </span>
      <small>{consentText.alwaysOn}</small>
    </li>
    {needed.map((purpose) => (
      <li key={purpose}>
        <span aria-hidden="true">
          {consentText.purposes[purpose]}
          <small>{consentText.hints[purpose]}</small>
        </span>
        <Switch
          label={`${consentText.purposes[purpose]}: ${consentText.hints[purpose]}`}
          isOn={chosen.includes(purpose)}
          onChange={(isOn) => onChoose(isOn ? [...chosen, purpose] : chosen.filter((each) => each !== purpose))}
        />
      </li>
    ))}
  </ul>
);
