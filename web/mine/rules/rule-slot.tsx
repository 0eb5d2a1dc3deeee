import { choicesOf, isSlotOpen, refusalOf, type Rule, type RuleOffer, type RuleSlot, writeRule } from '@stillingen/domain';
import { rulesText } from '#text/mine/rules.ts';
import styles from './rules.module.css';

interface SlotProps {
  readonly rule: Rule;
  readonly slot: RuleSlot;
  readonly text: string;
  readonly offer: RuleOffer;
  /** Not called with a rule that can never be true. */
  readonly onChoose: (rule: Rule) => void;
  readonly onRefused: (reason: string) => void;
}

/** A word of the sentence over the native menu of its choices. */
export function RuleSlotMenu({ rule, slot, text, offer, onChoose, onRefused }: SlotProps) {
  const choices = choicesOf(rule, slot, offer).map((choice) => ({ ...choice, value: writeRule(choice.rule) }));
  const value = writeRule(rule);
  const shown = choices.some((choice) => choice.value === value) ? choices : [{ text, rule, value }, ...choices];
  const choose = (chosen: string): void => {
    const next = shown.find((choice) => choice.value === chosen)!.rule;
    const reason = refusalOf(next, offer.sport);
    if (reason === null) onChoose(next);
    else onRefused(reason);
  };
  return (
    <span className={isSlotOpen(slot, rule) ? `${styles.slot} ${styles.open}` : styles.slot}>
      <span aria-hidden="true">{text}</span>
      <select aria-label={rulesText.slots[slot.slot]} value={value} onChange={({ target }) => choose(target.value)}>
        {shown.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </span>
  );
}
