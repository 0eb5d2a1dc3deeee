import { NEWS_PARTS, newsFeedPath, type NewsPart } from '@stillingen/wire';
import { useState } from 'react';
import { subscribeText } from '#text/mine/subscribe.ts';
import { OptionRow } from '../ui/controls/option-row.tsx';
import { CopiedAddress } from './copied-address.tsx';

export function NewsAddress({ subject, id }: { subject: 'hold' | 'liga'; id: string }) {
  const [parts, setParts] = useState<readonly NewsPart[]>(NEWS_PARTS);
  const pathOf = (format: 'xml' | 'atom'): string => newsFeedPath(subject, id, format, parts);
  // The last part stays: a feed without parts has no address.
  const choose = (part: NewsPart, isOn: boolean): void => {
    const chosen = NEWS_PARTS.filter((each) => (each === part ? isOn : parts.includes(each)));
    if (chosen.length > 0) setParts(chosen);
  };
  return (
    <section>
      <h3>{subscribeText.news}</h3>
      <p>
        {subscribeText.newsHint} <a href={pathOf('atom')}>{subscribeText.atom}</a>
      </p>
      <div>
        {NEWS_PARTS.map((part) => (
          <OptionRow
            key={part}
            label={subscribeText.parts[part]}
            kind="check"
            isOn={parts.includes(part)}
            onChange={(isOn) => choose(part, isOn)}
          />
        ))}
      </div>
      <CopiedAddress label={subscribeText.newsAddress} address={location.origin + pathOf('xml')} />
    </section>
  );
}
