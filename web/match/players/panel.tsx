import { type Side, StageType } from '@stillingen/domain';
import { useMemo, useState } from 'react';
import { matchText } from '#text/match/match.ts';
import { playersText } from '#text/match/players.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty, Panel as Card } from '../../ui/panel.tsx';
import { RatingBadge } from '../../ui/rating-badge.tsx';
import type { PanelProps } from '../panel-props.ts';
import { bestPlayers, type PlayersPart, readPlayers, readRatingSource, type RatingSource } from './model.ts';
import { PlayerName, PlayerTable } from './player-table.tsx';
import styles from './players.module.css';
import { RatingFormula } from './rating-formula.tsx';

type Teams = Readonly<Record<Side, string>>;

/** The best of each side; the first is the player of the match once it is over. */
function Best({ part, teams, isOver }: { part: PlayersPart; teams: Teams; isOver: boolean }) {
  const best = useMemo(() => bestPlayers(part), [part]);
  if (best.length === 0) return null;
  const first = isOver ? matchText.playerOfTheMatch : playersText.bestSoFar;
  return (
    <ul className={styles.best}>
      {best.map((line, at) => (
        <li key={line.side}>
          <RatingBadge rating={line.rating!} />
          <span className={styles.pair}>
            <PlayerName name={line.name} url={line.url} />
            <small>{at === 0 ? first : playersText.bestOf(teams[line.side])}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Marks({ source }: { source: RatingSource | null }) {
  const marks = [
    ...(source?.rough === true ? [playersText.rough] : []),
    ...(source?.provisional === true ? [playersText.provisional] : []),
  ];
  return marks.length === 0 ? null : <>{`${playersText.rating}: ${marks.join(', ')}`}</>;
}

export function Panel({
  match: { event },
  sport,
  texts: { playerStatistics, playerStatisticsParts },
}: PanelProps<'playerStatistics' | 'playerStatisticsParts'>) {
  const parts = useMemo(() => readPlayers(playerStatistics, playerStatisticsParts), [playerStatistics, playerStatisticsParts]);
  const source = useMemo(() => readRatingSource(playerStatistics), [playerStatistics]);
  const [side, setSide] = useState<Side | 'both'>('both');
  const [wanted, setWanted] = useState('');
  const part = parts.find(({ title }) => title === wanted) ?? parts[0];
  if (part === undefined)
    return (
      <section className={styles.none}>
        <Empty title={playersText.none} hint={playersText.noneHint} />
      </section>
    );
  const teams: Teams = { home: event.homeName ?? '', away: event.awayName ?? '' };
  const isOver = event.stageType === StageType.finished;
  const shown = part.sections.flatMap((section) => {
    const lines = side === 'both' ? section.lines : section.lines.filter((line) => line.side === side);
    return lines.length === 0 ? [] : [{ section, lines }];
  });
  const titleOf = (title: string): string => (shown.length > 1 ? title : isOver ? playersText.title : playersText.soFar);
  return (
    <>
      <div className={styles.choices}>
        <Choice
          label={playersText.sides}
          options={[
            { id: 'both' as const, label: playersText.both },
            { id: 'home' as const, label: teams.home },
            { id: 'away' as const, label: teams.away },
          ]}
          chosen={side}
          onChoose={setSide}
        />
        {parts.length < 2 ? null : (
          <Choice
            label={playersText.parts}
            options={parts.map(({ title }) => ({ id: title, label: title === '' ? playersText.wholeMatch : title }))}
            chosen={part.title}
            onChoose={setWanted}
          />
        )}
      </div>
      <Best part={part} teams={teams} isOver={isOver} />
      {shown.map(({ section, lines }) => (
        <Card key={section.key} title={titleOf(section.title)} aside={<Marks source={source} />}>
          <PlayerTable section={section} lines={lines} label={section.title} {...teams} sportId={sport.id} />
        </Card>
      ))}
      {source === null ? null : <RatingFormula source={source} sportId={sport.id} isDemo={event.origin === 'simulated'} />}
    </>
  );
}
