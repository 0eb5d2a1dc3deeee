import { lineupText } from '#text/match/line-ups.ts';
import { RatingBadge } from '../../ui/rating-badge.tsx';
import type { PageSport } from '../../page/page-context.ts';
import { marksOf, spokenMarks } from './marks.ts';
import { Mark } from './mark.tsx';
import { formationText, type SheetPlayer, shirtName, type TeamSheet } from './model.ts';
import styles from './pitch.module.css';
import { type Shirt, shirtOf } from './shirt.ts';

const LYING =
  'M.3.3h104.4v67.4H.3zM52.5.3v67.4M.3 13.8h16.5v40.4H.3M.3 24.8h5.5v18.4H.3M104.7 13.8H88.2v40.4h16.5M104.7 24.8h-5.5v18.4h5.5M16.8 26.7a9.15 9.15 0 0 1 0 14.6M88.2 26.7a9.15 9.15 0 0 0 0 14.6';
const STANDING =
  'M.3.3h67.4v104.4H.3zM.3 52.5h67.4M13.8.3v16.5h40.4V.3M24.8.3v5.5h18.4V.3M13.8 104.7V88.2h40.4v16.5M24.8 104.7v-5.5h18.4v5.5M26.7 16.8a9.15 9.15 0 0 0 14.6 0M26.7 88.2a9.15 9.15 0 0 1 14.6 0';

function Lines() {
  return (
    <>
      <svg className={`${styles.lines} ${styles.lying}`} viewBox="0 0 105 68" preserveAspectRatio="none" aria-hidden="true">
        <path d={LYING} />
        <circle cx="52.5" cy="34" r="9.15" />
      </svg>
      <svg className={`${styles.lines} ${styles.standing}`} viewBox="0 0 68 105" preserveAspectRatio="none" aria-hidden="true">
        <path d={STANDING} />
        <circle cx="34" cy="52.5" r="9.15" />
      </svg>
    </>
  );
}

/** The number in the main colour of the shirt, beside a segment of the second. */
function Disc({ shirt, number }: { shirt: Shirt | null; number: number | null }) {
  return (
    <svg className={styles.disc} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <circle className={styles.cloth} cx="16" cy="16" r="15.5" fill={shirt?.main ?? 'currentColor'} />
      {shirt === null ? null : <path d="M23.5 2.4a15.5 15.5 0 0 1 0 27.2z" fill={shirt.second} />}
      <circle className={styles.edge} cx="16" cy="16" r="15.5" />
      <text
        x={shirt === null ? 16 : 12.5}
        y="20.6"
        textAnchor="middle"
        fill={shirt?.ink}
        className={shirt === null ? styles.plain : undefined}
      >
        {number}
      </text>
    </svg>
  );
}

function Player({
  player,
  shirt,
  goalMark,
  withRating,
}: {
  player: SheetPlayer;
  shirt: Shirt | null;
  goalMark: PageSport['goalMark'];
  withRating: boolean;
}) {
  const marks = marksOf(player.incidents);
  const { name, number, url, rating, isCaptain } = player;
  const shown = withRating ? rating : null;
  const content = (
    <>
      <Disc shirt={shirt} number={number} />
      <span className="unseen">{lineupText.player(name, number, isCaptain, spokenMarks(marks), shown)}</span>
      {shown === null ? null : (
        <span className={styles.rating} aria-hidden="true">
          <RatingBadge rating={shown} />
        </span>
      )}
      <span className={styles.marks} aria-hidden="true">
        {marks.map((mark) => (
          <Mark key={mark.type} mark={mark} goalMark={goalMark} />
        ))}
      </span>
      <span className={styles.name} aria-hidden="true" title={name}>
        {shirtName(name)}
        {isCaptain ? <abbr className={styles.captain}>{lineupText.captainLetter}</abbr> : null}
      </span>
    </>
  );
  return (
    <li className={styles.player}>
      {url === '' ? (
        <span className={styles.place}>{content}</span>
      ) : (
        <a className={styles.place} href={url}>
          {content}
        </a>
      )}
    </li>
  );
}

/** A team in lines from its goalkeeper on; CSS places them lying or standing, each line from the right. */
function Half({
  sheet,
  lines,
  name,
  colours,
  goalMark,
  withRating,
}: {
  sheet: TeamSheet;
  lines: readonly (readonly SheetPlayer[])[];
  name: string;
  colours: string | null;
  goalMark: PageSport['goalMark'];
  withRating: boolean;
}) {
  const shirt = shirtOf(colours);
  return (
    <ul className={`${styles.half} ${styles[sheet.side]}`} aria-label={lineupText.team(name, formationText(sheet))}>
      {lines.map((line) => (
        <li key={line[0]!.key}>
          <ul className={styles.line}>
            {line.map((player) => (
              <Player key={player.key} player={player} shirt={shirt} goalMark={goalMark} withRating={withRating} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

export interface PitchTeam {
  readonly sheet: TeamSheet;
  readonly lines: readonly (readonly SheetPlayer[])[];
  readonly name: string;
  readonly colours: string | null;
}

/** Both teams on one pitch; the half of a side without a line-up stays empty. */
export function Pitch({
  teams,
  goalMark,
  withRating,
}: {
  teams: readonly PitchTeam[];
  goalMark: PageSport['goalMark'];
  withRating: boolean;
}) {
  return (
    <div className={styles.pitch}>
      <Lines />
      {teams.map((team) => (
        <Half key={team.sheet.side} {...team} goalMark={goalMark} withRating={withRating} />
      ))}
    </div>
  );
}
