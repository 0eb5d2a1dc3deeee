import type { RuleOffer } from '@stillingen/domain';
import { useRef, useState } from 'react';
import { rulesText } from '#text/mine/rules.ts';
import { Empty, Panel } from '../../ui/panel.tsx';
import { NewRule } from './new-rule.tsx';
import { RuleRow, type StoredRule } from './rule-row.tsx';
import styles from './rules.module.css';
import { type TryRules, useTrials } from './use-trials.ts';

export const MOST_RULES = 50;

export interface RulesPanelProps {
  /** Values of `alerts.rules`: '+' or '-' and the rule, by id. */
  readonly rules: Readonly<Record<string, string>>;
  readonly offer: RuleOffer;
  readonly tryRules: TryRules;
  /** Later ones sort behind earlier ones. */
  readonly newId: () => string;
  /** Sets a path of the visitor's document; null removes it. */
  readonly set: (path: string, value: string | null) => void;
}

const storedRules = (rules: RulesPanelProps['rules']): readonly StoredRule[] =>
  Object.entries(rules)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, value]) => ({ id, text: value.slice(1), on: value.startsWith('+') }));

/** Takes the focus of the button that went with the rule. */
const focused = (button: HTMLButtonElement | null): void => button?.focus();

function Removed({ onUndo }: { onUndo: () => void }) {
  return (
    <p className={styles.removed} role="status">
      {rulesText.removed}{' '}
      <button ref={focused} type="button" onClick={onUndo}>
        {rulesText.undo}
      </button>
    </p>
  );
}

export function RulesPanel({ rules, offer, tryRules, newId, set }: RulesPanelProps) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<StoredRule | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const stored = storedRules(rules);
  const trialOf = useTrials(
    stored.map(({ text }) => text),
    tryRules,
  );
  const store = ({ id, text, on }: StoredRule): void => set(`alerts.rules.${id}`, `${on ? '+' : '-'}${text}`);
  const remove = (rule: StoredRule): void => {
    setRemoved(rule);
    set(`alerts.rules.${rule.id}`, null);
  };
  const restore = (rule: StoredRule): void => {
    setRemoved(null);
    store(rule);
  };
  const add = (text: string): void => {
    store({ id: newId(), text, on: false });
    setAdding(false);
    addButton.current?.focus();
  };
  const sum = stored.filter(({ on }) => on).reduce((total, { text }) => total + (trialOf(text).times ?? 0), 0);
  const isFull = stored.length >= MOST_RULES;
  return (
    <Panel title={rulesText.title} aside={stored.some(({ on }) => on) ? rulesText.sum(sum) : undefined}>
      {stored.length === 0 && removed === null ? <Empty title={rulesText.none} hint={rulesText.noneHint} /> : null}
      <ul className={styles.rules}>
        {stored.map((rule) => (
          <RuleRow
            key={rule.id}
            stored={rule}
            offer={offer}
            trial={trialOf(rule.text)}
            onChange={store}
            onRemove={() => remove(rule)}
          />
        ))}
      </ul>
      {removed === null ? null : <Removed key={removed.id} onUndo={() => restore(removed)} />}
      {isFull ? <p className={styles.removed}>{rulesText.full(MOST_RULES)}</p> : null}
      {isAdding && !isFull ? <NewRule offer={offer} onAdd={add} /> : null}
      {isFull ? null : (
        <button
          ref={addButton}
          type="button"
          className={styles.add}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {isAdding ? rulesText.close : rulesText.add}
        </button>
      )}
    </Panel>
  );
}
