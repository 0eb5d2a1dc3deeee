import { decimalText } from '@stillingen/domain';
import { type AppearanceLine, matchPath, type PersonColumn, splitValues } from '@stillingen/wire';
import { personText } from '#text/person.ts';
import { Chip, Crest } from '../ui/index.ts';
import { NameLink } from '../ui/name-link.tsx';
import { RatingBadge } from '../ui/rating-badge.tsx';
import { NONE, When } from './race-lines.tsx';
import styles from './page.module.css';

/** A nought of a counted figure is a dash, as an empty cell. */
const shown = (value: string | undefined): string =>
  value === undefined || value === '' || value === '0' ? NONE : decimalText(value);

export function TeamLink({
  name,
  url,
  code,
  colours,
}: {
  name: string | null;
  url: string | null;
  code: string | null;
  colours: string | null;
}) {
  return (
    <span className={styles.team}>
      <Crest colours={colours} code={code ?? ''} size={20} />
      <NameLink name={name} url={url} />
    </span>
  );
}

function Line({
  line,
  count,
  hasMinutes,
  hasRating,
}: {
  line: AppearanceLine;
  count: number;
  hasMinutes: boolean;
  hasRating: boolean;
}) {
  const values = splitValues(line.values);
  return (
    <tr>
      <th scope="row">
        <When startS={line.start ?? 0} competition={line.competition ?? ''} />
      </th>
      <td className={styles.name}>
        <TeamLink name={line.opponent} url={line.opponentUrl} code={line.opponentCode} colours={line.opponentColours} />
        {line.away === true ? <small className={styles.away}>{personText.away}</small> : null}
      </td>
      <td>
        <a
          className={line.live === true ? styles.live : styles.result}
          href={matchPath(line.event ?? '')}
          data-event={line.event}
        >
          {line.result === '' ? NONE : line.result}
        </a>
      </td>
      {hasMinutes ? <td className={styles.wide}>{line.minutes ?? NONE}</td> : null}
      {Array.from({ length: count }, (_, at) => (
        <td key={at}>{shown(values[at])}</td>
      ))}
      {hasRating || line.bench === true ? (
        <td>
          {line.bench === true ? (
            <Chip kind="quiet">{personText.bench}</Chip>
          ) : line.rating === null ? (
            NONE
          ) : (
            <RatingBadge rating={line.rating} />
          )}
        </td>
      ) : null}
    </tr>
  );
}

export const hasRatings = (lines: readonly AppearanceLine[]): boolean =>
  lines.some(({ rating, bench }) => rating !== null || bench === true);

/** Matches of a person of a team, with its own figures. */
export function MatchesTable({ lines, columns }: { lines: readonly AppearanceLine[]; columns: readonly PersonColumn[] }) {
  const hasMinutes = lines.some(({ minutes }) => minutes !== null);
  const hasRating = hasRatings(lines);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{personText.date}</th>
          <th scope="col" className={styles.name}>
            {personText.opponent}
          </th>
          <th scope="col">
            <abbr title={personText.resultFull}>{personText.result}</abbr>
          </th>
          {hasMinutes ? (
            <th scope="col" className={styles.wide}>
              {personText.minutes}
            </th>
          ) : null}
          {columns.map(({ code, label }) => (
            <th key={code} scope="col">
              <abbr title={personText.figure(code ?? '', label ?? '')}>{personText.head(code ?? '', label ?? '')}</abbr>
            </th>
          ))}
          {hasRating ? <th scope="col">{personText.ratingHead}</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.event} line={line} count={columns.length} {...{ hasMinutes, hasRating }} />
        ))}
      </tbody>
    </table>
  );
}
