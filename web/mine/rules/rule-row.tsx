import {
  isRefused,
  parseRule,
  refusalOf,
  type Rule,
  type RuleOffer,
  type RuleSlot,
  sentenceOf,
  sentenceText,
  writeRule,
} from '@stillingen/domain';
import { useState } from 'react';
import { rulesText } from '#text/mine/rules.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { RuleSlotMenu } from './rule-slot.tsx';
import styles from './rules.module.css';

/** A number, or null while it is fetched or could not be. */
export interface Trial {
  readonly times: number | null;
  readonly failed: boolean;
}

export const trialText = ({ times, failed }: Trial): string =>
  times === null ? (failed ? rulesText.untried : rulesText.trying) : rulesText.yesterday(times);

export interface StoredRule {
  readonly id: string;
  /** In its compact form. */
  readonly text: string;
  readonly on: boolean;
}

interface RowProps {
  readonly stored: StoredRule;
  readonly offer: RuleOffer;
  readonly trial: Trial;
  readonly onChange: (changed: StoredRule) => void;
  readonly onRemove: () => void;
}

/** The menu that adds a condition becomes that of the condition, and keeps the focus. */
const keyOf = (slot: RuleSlot, { conditions }: Rule): string => {
  if (slot.slot === 'more') return `condition ${conditions.length}`;
  return 'at' in slot ? `${slot.slot} ${slot.at}` : slot.slot;
};

export function RuleRow({ stored, offer, trial, onChange, onRemove }: RowProps) {
  const [refusal, setRefusal] = useState('');
  const rule = parseRule(stored.text);
  const isUnreadable = isRefused(rule);
  const never = isUnreadable ? rule.refused : refusalOf(rule, offer.sport);
  const sentence = isUnreadable ? stored.text : sentenceText(rule, offer);
  return (
    <li>
      <div className={styles.rule}>
        <p className={styles.sentence}>
          {isUnreadable
            ? stored.text
            : sentenceOf(rule, offer).map(({ text, slot }, at) =>
                slot === null ? (
                  <span key={at}>{text} </span>
                ) : (
                  <RuleSlotMenu
                    key={keyOf(slot, rule)}
                    rule={rule}
                    slot={slot}
                    text={text}
                    offer={offer}
                    onChoose={(next) => {
                      setRefusal('');
                      onChange({ ...stored, text: writeRule(next) });
                    }}
                    onRefused={setRefusal}
                  />
                ),
              )}
        </p>
        <p className={styles.trial}>
          {never ?? trialText(trial)}
          <button type="button" aria-label={rulesText.removeIt(sentence)} onClick={onRemove}>
            {rulesText.remove}
          </button>
        </p>
        <p className={styles.refusal} role="status">
          {refusal}
        </p>
      </div>
      {never === null ? (
        <Switch label={rulesText.turnOn(sentence)} isOn={stored.on} onChange={(on) => onChange({ ...stored, on })} />
      ) : null}
    </li>
  );
}
