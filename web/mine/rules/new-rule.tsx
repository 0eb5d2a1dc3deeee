import { readyRules, type RuleOffer, sentenceText, writeRule } from '@stillingen/domain';
import { useState } from 'react';
import { rulesText } from '#text/mine/rules.ts';
import styles from './rules.module.css';

/** Sentences to begin with, by sport. */
export function NewRule({ offer, onAdd }: { offer: RuleOffer; onAdd: (text: string) => void }) {
  const sports = offer.sports.filter(({ duel }) => duel);
  const [sportId, setSportId] = useState(sports[0]?.id ?? 0);
  const sport = offer.sport(sportId);
  return (
    <div className={styles.ready}>
      <p>{rulesText.addIn}</p>
      <label>
        {rulesText.sport}
        <select value={sportId} onChange={({ target }) => setSportId(Number(target.value))}>
          {sports.map(({ id, danishName }) => (
            <option key={id} value={id}>
              {danishName}
            </option>
          ))}
        </select>
      </label>
      <ul>
        {(sport === null ? [] : readyRules(sport)).map((rule) => (
          <li key={writeRule(rule)}>
            <button type="button" onClick={() => onAdd(writeRule(rule))}>
              {sentenceText(rule, offer)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
