import { SPORT } from '@stillingen/domain';
import { readAbsences } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { lineupText } from '#text/match/line-ups.ts';
import { Choice } from '../../ui/choice.tsx';
import { Crest } from '../../ui/index.ts';
import { Empty } from '../../ui/panel.tsx';
import { RatingBadge } from '../../ui/rating-badge.tsx';
import type { PanelProps } from '../panel-props.ts';
import { formationText, linesOf, readSheets, type TeamSheet } from './model.ts';
import { Pitch, type PitchTeam } from './pitch.tsx';
import { refereeOf, TeamLists, type Teams } from './sheet-lists.tsx';
import styles from './line-ups.module.css';

type Look = keyof typeof lineupText.looks;
const LOOKS: readonly Look[] = ['rating', 'name'];

const Confirmation = ({ isExpected }: { isExpected: boolean }) => (
  <span className={isExpected ? styles.expected : styles.confirmed}>
    {isExpected ? lineupText.expected : lineupText.confirmed}
  </span>
);

function Bar({ sheet, name, code, colours }: { sheet: TeamSheet; name: string; code: string; colours: string | null }) {
  return (
    <div className={styles.bar}>
      <span className={styles.team}>
        <Crest colours={colours} code={code} size={20} />
        <bdi>{name}</bdi>
      </span>
      <b>{formationText(sheet)}</b>
      <span className={styles.average}>
        {sheet.rating === null ? null : (
          <>
            <span className="unseen">{lineupText.averageSpoken(name, sheet.rating)}</span>
            <span aria-hidden="true">
              <RatingBadge rating={sheet.rating} /> <small>{lineupText.average}</small>
            </span>
          </>
        )}
      </span>
    </div>
  );
}

export function Panel({
  match: { event },
  sport,
  texts: { lineups, scratches, summary },
}: PanelProps<'lineups' | 'scratches' | 'summary'>) {
  const sheets = useMemo(() => readSheets(lineups, sport), [lineups, sport]);
  const absences = useMemo(() => readAbsences(scratches), [scratches]);
  const referee = useMemo(() => refereeOf(summary), [summary]);
  const [look, setLook] = useState<Look>('rating');
  if (sheets.length === 0 && absences.length === 0)
    return (
      <section className={styles.none}>
        <Empty title={lineupText.none} hint={lineupText.noneHint} />
      </section>
    );
  const teams: Teams = { home: event.homeName ?? '', away: event.awayName ?? '' };
  const of = {
    home: { name: teams.home, code: event.homeCode ?? '', colours: event.homeColours },
    away: { name: teams.away, code: event.awayCode ?? '', colours: event.awayColours },
  };
  const placed = sheets.flatMap((sheet): PitchTeam[] => {
    const lines = sport.id === SPORT.football ? linesOf(sheet) : null;
    return lines === null ? [] : [{ sheet, lines, ...of[sheet.side] }];
  });
  const onPitch = new Set(placed.map(({ sheet }) => sheet));
  const isRated = placed.some(({ sheet }) => sheet.starters.some(({ rating }) => rating !== null));
  const bars = placed.map(({ sheet }) => <Bar key={sheet.side} sheet={sheet} {...of[sheet.side]} />);
  return (
    <>
      {placed.length === 0 ? null : (
        <section className={styles.card}>
          <header className={styles.head}>
            <h2>{lineupText.title}</h2>
            <Confirmation isExpected={placed.some(({ sheet }) => sheet.isExpected)} />
            {isRated ? (
              <span className={styles.look}>
                <Choice
                  label={lineupText.look}
                  options={LOOKS.map((id) => ({ id, label: lineupText.looks[id] }))}
                  chosen={look}
                  onChoose={setLook}
                />
              </span>
            ) : null}
          </header>
          {bars[0]}
          <Pitch teams={placed} goalMark={sport.goalMark} withRating={look === 'rating'} />
          {bars[1] ?? null}
        </section>
      )}
      <TeamLists
        sheets={sheets}
        starting={sheets.filter((sheet) => !onPitch.has(sheet))}
        absences={absences}
        referee={referee}
        teams={teams}
        sport={sport}
      />
    </>
  );
}
