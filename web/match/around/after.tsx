import { type CoreRow, type EventRow, readReport } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../../page/feed-texts.ts';
import { useNow } from '../../page/page-context.ts';
import { aroundText as words } from '#text/match/around.ts';
import { matchText } from '#text/match/match.ts';
import { clockTime } from '../../ui/index.ts';
import { WholeScores } from '../../ui/whole-scores.tsx';
import { OutLink } from '../../ui/out-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RatingBadge } from '../../ui/rating-badge.tsx';
import { dayInWords } from '../model/match-facts.ts';
import { tabHref } from '../model/tabs.ts';
import { matchFeed } from '../opened.ts';
import styles from './around.module.css';

/** The text of a report, or a link to where it is written. */
function Report({ eventId }: { eventId: string }) {
  const feed = matchFeed('report', eventId);
  const { text } = useFeedText(feed, eventId);
  const report = useMemo(() => (text === null ? null : readReport(text)), [text]);
  const day = useNow((nowS) => dayInWords(report?.published ?? 0, nowS).toLowerCase());
  if (report === null) return null;
  const { title, link, source, published, paragraphs } = report;
  const [lead, ...rest] = paragraphs;
  const isElsewhere = link?.startsWith('https://') === true;
  return (
    <Panel title={words.report} aside={[source, `${day} ${clockTime(published ?? 0)}`].filter(Boolean).join(' · ')}>
      <div className={styles.report}>
        <h3>
          {isElsewhere ? (
            <OutLink href={link}>
              <WholeScores text={title ?? ''} />
            </OutLink>
          ) : (
            <WholeScores text={title ?? ''} />
          )}
        </h3>
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

interface AfterProps {
  readonly event: EventRow;
  readonly core: CoreRow;
}

function PlayerOfTheMatch({ event, core: { bestPlayer, bestUrl, bestSide, bestRating } }: AfterProps) {
  if (bestPlayer === null || bestRating === null) return null;
  const name = <bdi>{bestPlayer}</bdi>;
  return (
    <Panel title={matchText.playerOfTheMatch} aside={<a href={tabHref(event.id ?? '', 'players')}>{matchText.allRatings}</a>}>
      <div className={styles.best}>
        <RatingBadge rating={bestRating} />
        {bestUrl === null ? name : <a href={bestUrl}>{name}</a>}
        <small>{bestSide === 2 ? event.awayName : event.homeName}</small>
      </div>
    </Panel>
  );
}

export function After({ hasReport, ...props }: AfterProps & { hasReport: boolean }) {
  return (
    <>
      {hasReport ? <Report eventId={props.event.id ?? ''} /> : null}
      <PlayerOfTheMatch {...props} />
    </>
  );
}
