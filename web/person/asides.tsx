import { DateFormat, formatDate, slugOf } from '@stillingen/domain';
import { type InjuryLine, nationPath, type PersonFeed } from '@stillingen/wire';
import { useNow } from '../page/page-context.ts';
import { ParticipantBlock } from '../shell/participant-block.tsx';
import { personText } from '#text/person.ts';
import { Icon } from '../ui/index.ts';
import { NameLink } from '../ui/name-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { figureText } from './model/facts.ts';
import { TeamLink } from './matches.tsx';
import styles from './page.module.css';

export function Facts({ person }: { person: PersonFeed }) {
  const { facts, places } = person;
  const rows: readonly (readonly [label: string, value: string | null, href?: string | null])[] = [
    [personText.born, facts.born === null ? null : formatDate(facts.born, DateFormat.fullDate)],
    [personText.country, facts.country, facts.country === null ? null : nationPath(slugOf(facts.country))],
    [personText.club, facts.team, facts.teamUrl],
    [personText.position, facts.position],
    [personText.shirt, facts.number === null ? null : String(facts.number)],
    [personText.heightLabel, facts.height === null ? null : personText.height(facts.height)],
    [personText.weight, facts.weight === null ? null : personText.kilograms(facts.weight)],
    [personText.footLabel, personText.foot(facts.foot)],
    [personText.contractLabel, facts.contractUntil === null ? null : String(facts.contractUntil)],
    ...places.map(
      ({ ranking, rank, points, url }) => [ranking ?? '', personText.ranking(rank ?? 0, figureText(points ?? '')), url] as const,
    ),
  ];
  const known = rows.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <Panel title={personText.facts}>
      <dl className={styles.facts}>
        {known.map(([label, value, href]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <NameLink name={value} url={href ?? null} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export function Won({ honours }: Pick<PersonFeed, 'honours'>) {
  if (honours.length === 0) return null;
  return (
    <Panel title={personText.won}>
      <ul className={styles.won}>
        {honours.map(({ competition, season, goals, team, teamUrl }) => (
          <li key={`${competition} ${season} ${goals}`}>
            <Icon name="trophy" size={14} />
            <span>
              {goals === null
                ? personText.winner(competition ?? '', season ?? '')
                : personText.topScorer(competition ?? '', season ?? '', goals)}
              {team === null ? null : (
                <small>
                  {personText.withTeam} <NameLink name={team} url={teamUrl} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Teams and pairs, each with the seasons known (PART-14). */
export function Teams({ teams }: Pick<PersonFeed, 'teams'>) {
  if (teams.length === 0) return null;
  return (
    <ParticipantBlock name="teams">
      <Panel title={personText.teams}>
        <ul className={styles.teams}>
          {teams.map(({ team, teamUrl, teamCode, teamColours, first, last, present }) => (
            <li key={teamUrl}>
              <TeamLink name={team} url={teamUrl} code={teamCode} colours={teamColours} />
              <small>
                {first === null ? (present === true ? personText.present : '') : personText.seasons(first, last ?? first)}
              </small>
            </li>
          ))}
        </ul>
      </Panel>
    </ParticipantBlock>
  );
}

const YEAR_S = 365.25 * 24 * 3600;
const DAY_S = 24 * 3600;
const WIDTH = 1000;
const HEIGHT = 100;
const LEAST_WIDTH = 8;

/** From the first year of an injury until now. */
function TimeLine({ injuries }: { injuries: readonly InjuryLine[] }) {
  const today = useNow((nowS) => Math.floor(nowS / DAY_S));
  const endS = (today + 1) * DAY_S;
  const firstYear = new Date(Math.min(...injuries.map(({ from }) => from ?? endS)) * 1000).getUTCFullYear();
  const beginS = Math.min(Date.UTC(firstYear, 0) / 1000, endS - YEAR_S);
  const x = (seconds: number): number => Math.round((WIDTH * (Math.min(seconds, endS) - beginS)) / (endS - beginS));
  return (
    <div className={styles.timeLine}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={personText.injuriesLine(injuries.length)}
      >
        {injuries.map(({ from, until, text }) => {
          const start = x(from ?? beginS);
          return (
            <rect
              key={`${from} ${text}`}
              x={start}
              y="0"
              width={Math.max(x(until ?? endS) - start, LEAST_WIDTH)}
              height={HEIGHT}
            />
          );
        })}
      </svg>
      <p>
        <span>{new Date(beginS * 1000).getUTCFullYear()}</span>
        <span>{personText.ongoing}</span>
      </p>
    </div>
  );
}

const dayText = (seconds: number | null): string =>
  seconds === null ? personText.ongoing : formatDate(seconds, DateFormat.fullDate);

export function Injuries({ injuries }: Pick<PersonFeed, 'injuries'>) {
  if (injuries.length === 0) return null;
  return (
    <Panel title={personText.injuries}>
      <TimeLine injuries={injuries} />
      <ul className={styles.injuries}>
        {injuries.map(({ text, from, until, missed }) => (
          <li key={`${from} ${text}`}>
            <span>
              <b>{text}</b>
              <small>
                {dayText(from)} – {dayText(until)}
              </small>
            </span>
            {missed === null || missed === 0 ? null : <span>{personText.missed(missed)}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
