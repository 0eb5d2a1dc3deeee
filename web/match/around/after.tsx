import { readReport } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { useNow, useStore } from '../../page/page-context.ts';
import { aroundText as words } from '../../text/match/da-around.ts';
import { clockTime } from '../../ui/index.ts';
import { OutLink } from '../../ui/out-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { dayInWords } from '../model/match-facts.ts';
import { matchFeed } from '../opened.ts';
import styles from './around.module.css';

/** The report of a match that is over: its text, or a link to where it is written. */
export function After({ eventId }: { eventId: string }) {
  const feed = matchFeed('report', eventId);
  const texts = useFeedTexts(
    eventId,
    useMemo(() => [feed], [feed]),
  );
  const text = useStore(texts.text(feed));
  const report = useMemo(() => (text === null ? null : readReport(text)), [text]);
  const day = useNow((nowS) => dayInWords(report?.published ?? 0, nowS).toLowerCase());
  if (report === null) return null;
  const { title, link, source, published, paragraphs } = report;
  const [lead, ...rest] = paragraphs;
  const isElsewhere = link?.startsWith('https://') === true;
  return (
    <Panel title={words.report} aside={[source, `${day} ${clockTime(published ?? 0)}`].filter(Boolean).join(' · ')}>
      <div className={styles.report}>
        <h3>{isElsewhere ? <OutLink href={link}>{title}</OutLink> : title}</h3>
        {lead === undefined ? null : <p>{lead}</p>}
        {rest.length === 0 ? null : (
          <details>
            <summary>{words.wholeReport}</summary>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        )}
      </div>
    </Panel>
  );
}
