import { DateFormat, formatDate, type Side } from '@stillingen/domain';
import { type AbsenceLine, readSummary } from '@stillingen/wire';
import type { ReactNode } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { lineupText } from '#text/match/line-ups.ts';
import { matchText } from '#text/match/match.ts';
import { Chip } from '../../ui/index.ts';
import { Panel as Card } from '../../ui/panel.tsx';
import { RatingBadge } from '../../ui/rating-badge.tsx';
import { Mark } from './mark.tsx';
import { isSubstitution, marksOf } from './marks.ts';
import { groupsOf, type SheetPlayer, type TeamSheet } from './model.ts';
import styles from './sheet-lists.module.css';

export type Teams = Readonly<Record<Side, string>>;
const SIDES = ['home', 'away'] as const;

function Name({ name, url }: { name: string; url: string }) {
  return url === '' ? (
    <bdi title={name}>{name}</bdi>
  ) : (
    <a href={url} title={name}>
      <bdi>{name}</bdi>
    </a>
  );
}

function PlayerLine({ player, goalMark, withRole }: { player: SheetPlayer; goalMark: PageSport['goalMark']; withRole: boolean }) {
  const marks = marksOf(player.incidents);
  const change = marks.find(isSubstitution);
  const second = [
    withRole ? player.role : '',
    change?.type === 'substitution-in' && change.other !== '' ? lineupText.substitutedFor(change.other) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <li className={styles.line}>
      <span className={styles.number}>{player.number}</span>
      <span className={styles.pair}>
        <span className={styles.who}>
          <Name name={player.name} url={player.url} />
          {player.isCaptain ? <abbr title={lineupText.captain}>{lineupText.captainLetter}</abbr> : null}
        </span>
        {second === '' ? null : <small>{second}</small>}
      </span>
      <span className={styles.marks}>
        {marks.map((mark) => (
          <Mark key={mark.type} mark={mark} goalMark={goalMark} />
        ))}
        {change === undefined ? null : <span className={styles.minute}>{change.minutes[0]}</span>}
      </span>
      {player.rating === null ? null : <RatingBadge rating={player.rating} />}
    </li>
  );
}

function PlayerList({
  players,
  goalMark,
  withRole,
}: {
  players: readonly SheetPlayer[];
  goalMark: PageSport['goalMark'];
  withRole: boolean;
}) {
  return (
    <ul>
      {players.map((player) => (
        <PlayerLine key={player.key} player={player} goalMark={goalMark} withRole={withRole} />
      ))}
    </ul>
  );
}

/** The starters in groups: lines of ice hockey, roles, or all in one. */
function Starters({
  sheet,
  teams,
  goalMark,
  sportId,
}: {
  sheet: TeamSheet;
  teams: Teams;
  goalMark: PageSport['goalMark'];
  sportId: number;
}) {
  return (
    <Card title={lineupText.starters(teams[sheet.side])} aside={sheet.isExpected ? lineupText.expected : lineupText.confirmed}>
      {groupsOf(sheet, sportId).map(({ title, players }) => (
        <section key={title}>
          {title === '' ? null : <h3 className={styles.group}>{title}</h3>}
          <PlayerList players={players} goalMark={goalMark} withRole={title === ''} />
        </section>
      ))}
    </Card>
  );
}

/** Two panels side by side where there is room: home, away. */
function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.two}>{children}</div>;
}

function Bench({ sheets, teams, goalMark }: { sheets: readonly TeamSheet[]; teams: Teams; goalMark: PageSport['goalMark'] }) {
  const benches = sheets.filter(({ substitutes }) => substitutes.length > 0);
  if (benches.length === 0) return null;
  return (
    <Pair>
      {benches.map(({ side, substitutes }) => (
        <Card key={side} title={lineupText.bench(teams[side])}>
          <PlayerList players={substitutes} goalMark={goalMark} withRole />
        </Card>
      ))}
    </Pair>
  );
}

/** Injury or suspension in words, and the day of the return where it is known. */
function AbsenceRow({ line: { name, url, text, status, until } }: { line: AbsenceLine }) {
  return (
    <li className={styles.line}>
      <span className={styles.pair}>
        <span className={styles.who}>
          <Name name={name ?? ''} url={url ?? ''} />
        </span>
        <small>{text}</small>
      </span>
      <span className={styles.until}>
        {status === 'doubtful' ? <Chip kind="notice">{lineupText.doubtful}</Chip> : null}
        {until === null ? null : <span>{lineupText.back(formatDate(until, DateFormat.shortDate))}</span>}
      </span>
    </li>
  );
}

function Absences({ lines, teams }: { lines: readonly AbsenceLine[]; teams: Teams }) {
  const sides = SIDES.filter((side) => lines.some((line) => line.side === side));
  if (sides.length === 0) return null;
  return (
    <Card title={lineupText.absences}>
      <div className={styles.columns}>
        {sides.map((side) => (
          <section key={side}>
            <h3>{teams[side]}</h3>
            <ul>
              {lines
                .filter((line) => line.side === side)
                .map((line, at) => (
                  <AbsenceRow key={`${at}-${line.name}`} line={line} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

/** Throws WireError for a malformed text. */
export const refereeOf = (summary: string): string => readSummary(summary).facts.find(({ kind }) => kind === 'REF')?.value ?? '';

function Officials({ sheets, teams, referee }: { sheets: readonly TeamSheet[]; teams: Teams; referee: string }) {
  const coaches = sheets.flatMap(({ side, coaches: own }) => own.map((coach) => ({ side, coach })));
  if (coaches.length === 0 && referee === '') return null;
  return (
    <Card title={referee === '' ? lineupText.coaches : lineupText.officials}>
      <dl className={styles.officials}>
        {coaches.map(({ side, coach }) => (
          <div key={`${side}-${coach.key}`}>
            <dt>
              {lineupText.coach}, {teams[side]}
            </dt>
            <dd>
              <Name name={coach.name} url={coach.url} />
            </dd>
          </div>
        ))}
        {referee === '' ? null : (
          <div>
            <dt>{matchText.fact.REF}</dt>
            <dd>
              <bdi>{referee}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

/** All of both teams but what the pitch shows: starters, bench, absences, coaches and referee. */
export function TeamLists({
  sheets,
  starting,
  absences,
  referee,
  teams,
  sport: { id, goalMark },
}: {
  sheets: readonly TeamSheet[];
  /** Those whose starters are listed. */
  starting: readonly TeamSheet[];
  absences: readonly AbsenceLine[];
  referee: string;
  teams: Teams;
  sport: PageSport;
}) {
  const lists = starting.filter(({ starters }) => starters.length > 0);
  return (
    <>
      {lists.length === 0 ? null : (
        <Pair>
          {lists.map((sheet) => (
            <Starters key={sheet.side} sheet={sheet} teams={teams} goalMark={goalMark} sportId={id} />
          ))}
        </Pair>
      )}
      <Bench sheets={sheets} teams={teams} goalMark={goalMark} />
      <Absences lines={absences} teams={teams} />
      <Officials sheets={sheets} teams={teams} referee={referee} />
    </>
  );
}
