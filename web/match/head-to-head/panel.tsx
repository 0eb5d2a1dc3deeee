import { useMemo, useState } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { competitionCode, DatedLine, DayText } from '../../list/dated-match.tsx';
import { headToHeadText as words } from '#text/match/around.ts';
import { Choice } from '../../ui/choice.tsx';
import { Crest } from '../../ui/index.ts';
import { Empty, Panel as Card } from '../../ui/panel.tsx';
import type { PanelProps } from '../panel-props.ts';
import { BalanceBar } from './balance-bar.tsx';
import { Form, TeamName } from './form.tsx';
import styles from './head-to-head.module.css';
import { headToHeadOf, type PastMatch } from './meetings.ts';

const SHOWN = 5;

function Match({ past, sport }: { past: PastMatch; sport: PageSport }) {
  const { match, badge, score, penalties } = past;
  const side = (which: 'home' | 'away') => ({
    name: match[`${which}Name`] ?? '',
    sign:
      sport.competitors === 'teams' ? (
        <Crest colours={match[`${which}Colours`]} code={match[`${which}Code`] ?? ''} size={16} />
      ) : null,
    score: score?.[which === 'home' ? 0 : 1] ?? null,
    won: match.winner === which,
  });
  return (
    <li>
      <DatedLine
        eventId={match.event}
        when={<DayText startS={match.start ?? 0} />}
        code={competitionCode(match.tournament ?? '')}
        competition={match.tournament ?? ''}
        home={side('home')}
        away={side('away')}
        note={penalties === '' ? null : words.penalties(penalties)}
        badge={badge}
      />
    </li>
  );
}

const Rows = ({ matches, sport }: { matches: readonly PastMatch[]; sport: PageSport }) => (
  <ul className={styles.rows}>
    {matches.map((past) => (
      <Match key={past.key} past={past} sport={sport} />
    ))}
  </ul>
);

function Matches({ matches, sport }: { matches: readonly PastMatch[]; sport: PageSport }) {
  return (
    <>
      <Rows matches={matches.slice(0, SHOWN)} sport={sport} />
      {matches.length <= SHOWN ? null : (
        <details className={styles.more}>
          <summary>{words.more(matches.length - SHOWN)}</summary>
          <Rows matches={matches.slice(SHOWN)} sport={sport} />
        </details>
      )}
    </>
  );
}

/** Last matches of each side, and those against each other (GEN-13, PAGE-18). */
export function Panel({ match: { event }, sport, texts: { headToHead } }: PanelProps<'headToHead'>) {
  const { homeId, awayId, start } = event;
  const { tabs, balance } = useMemo(
    () => headToHeadOf(headToHead, { homeId: homeId ?? '', awayId: awayId ?? '', start: start ?? 0 }, sport),
    [headToHead, homeId, awayId, start, sport],
  );
  const [chosen, choose] = useState(0);
  const tab = tabs[chosen];
  const choices = sport.competitors === 'teams' ? tabs : [];
  if (tab === undefined || tabs.every(({ direct, ofTeams }) => direct.length === 0 && ofTeams.length === 0))
    return <Empty title={words.none} hint={words.noneHint} />;
  return (
    <section className={styles.all}>
      {choices.length === 0 ? null : (
        <div className={styles.choice}>
          <Choice
            label={words.chooseMatches}
            options={choices.map(({ title }, id) => ({ id, label: title }))}
            chosen={chosen}
            onChoose={choose}
          />
        </div>
      )}
      {tab.direct.length === 0 ? null : (
        <Card title={words.title} aside={chosen === 0 && balance === null ? words.count(tab.direct.length) : undefined}>
          {chosen === 0 && balance !== null ? (
            <BalanceBar balance={balance} all={tab.direct.length} names={[event.homeName ?? '', event.awayName ?? '']} />
          ) : null}
          <Matches matches={tab.direct} sport={sport} />
        </Card>
      )}
      <div className={styles.teams}>
        {tab.ofTeams.map(({ name, path, matches }) => (
          <Card
            key={name}
            title={
              <>
                {words.latest} <TeamName name={name} path={path} />
              </>
            }
            aside={<Form matches={matches} />}
          >
            <Matches matches={matches} sport={sport} />
          </Card>
        ))}
      </div>
    </section>
  );
}
