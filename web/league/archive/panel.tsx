import { decimalText } from '@stillingen/domain';
import { type ArchiveLine, readArchive } from '@stillingen/wire';
import { useMemo } from 'react';
import { usePage } from '../../page/page-context.ts';
import { leagueText } from '#text/league.ts';
import { Empty } from '../../ui/panel.tsx';
import { Crest, Flag } from '../../ui/index.ts';
import { archiveFeed, leaguePath, type LeaguePageProps } from '../model/address.ts';
import styles from './archive.module.css';

const text = leagueText.archive;

interface Name {
  readonly name: string;
  readonly code: string;
  readonly colours: string;
  readonly country: string;
  readonly url: string;
}

const winnerOf = (line: ArchiveLine): Name => ({
  name: line.winner ?? '',
  code: line.winnerCode ?? '',
  colours: line.winnerColours ?? '',
  country: line.winnerCountry ?? '',
  url: line.winnerUrl ?? '',
});
const runnerUpOf = (line: ArchiveLine): Name => ({
  name: line.runnerUp ?? '',
  code: line.runnerUpCode ?? '',
  colours: line.runnerUpColours ?? '',
  country: line.runnerUpCountry ?? '',
  url: line.runnerUpUrl ?? '',
});

function Participant({ participant, isPerson }: { participant: Name; isPerson: boolean }) {
  const { name, code, colours, country, url } = participant;
  if (name === '') return null;
  return (
    <div>
      {isPerson ? <Flag code={country} label="" /> : <Crest colours={colours === '' ? null : colours} code={code} size={16} />}
      {url === '' ? (
        <bdi title={name}>{name}</bdi>
      ) : (
        <a href={url} title={name}>
          <bdi>{name}</bdi>
        </a>
      )}
    </div>
  );
}

function Scorer({ line: { scorer, scorerUrl, scorerTeam, scorerGoals } }: { line: ArchiveLine }) {
  if (!scorer) return null;
  return (
    <div title={scorerTeam ?? ''}>
      {scorerUrl ? (
        <a href={scorerUrl}>
          <bdi>{scorer}</bdi>
        </a>
      ) : (
        <bdi>{scorer}</bdi>
      )}
      <small>{scorerGoals}</small>
    </div>
  );
}

/** Winners of at least two seasons, the most successful first. */
function mostOften(lines: readonly ArchiveLine[]): readonly { readonly winner: Name; readonly count: number }[] {
  return [...Map.groupBy(lines, ({ winnerId }) => winnerId).values()]
    .map((won) => ({ winner: winnerOf(won[0]!), count: won.length }))
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_LISTED);
}
const MOST_LISTED = 5;

/** How past seasons ended: a line for each, which leads to its matches where they are known. */
export function Panel({ props }: { props: LeaguePageProps }) {
  const page = usePage();
  const feed = page.text(archiveFeed(props.templateId));
  const lines = useMemo(() => readArchive(feed ?? ''), [feed]);
  const isPerson = page.sport(props.sportId).competitors === 'persons';
  if (lines.length === 0) return <Empty title={text.none} hint={text.noneHint} />;
  const hasPoints = lines.some(({ winnerPoints }) => winnerPoints !== null);
  const hasScorers = lines.some(({ scorer }) => scorer !== '');
  const kind = hasPoints ? 'table' : 'cup';
  const often = mostOften(lines);
  return (
    <div className={styles.archive}>
      <table>
        <caption className="unseen">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.season}>
              {text.season}
            </th>
            <th scope="col">{text.winner[kind]}</th>
            {hasPoints ? (
              <th scope="col" className={styles.points}>
                {text.points}
              </th>
            ) : null}
            <th scope="col" className={styles.second}>
              {text.second[kind]}
            </th>
            {hasScorers ? <th scope="col">{text.scorer}</th> : null}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => {
            const { season, hasMatches, winnerPoints } = line;
            const path = leaguePath({ ...props, season: season === props.seasons[0] ? null : season }, 'overview');
            return (
              <tr key={at}>
                <th scope="row" className={styles.season}>
                  {hasMatches === true ? <a href={path}>{season}</a> : season}
                </th>
                <td className={styles.winner}>
                  <Participant participant={winnerOf(line)} isPerson={isPerson} />
                </td>
                {hasPoints ? (
                  <td className={styles.points}>{winnerPoints === null ? '' : decimalText(String(winnerPoints))}</td>
                ) : null}
                <td className={styles.second}>
                  <Participant participant={runnerUpOf(line)} isPerson={isPerson} />
                </td>
                {hasScorers ? (
                  <td className={styles.scorer}>
                    <Scorer line={line} />
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      {often.length === 0 ? null : (
        <section>
          <h3>{text.most[kind]}</h3>
          <ol>
            {often.map(({ winner, count }) => (
              <li key={winner.name}>
                <Participant participant={winner} isPerson={isPerson} />
                <b>{count}</b>
              </li>
            ))}
          </ol>
          <p>{text.since(lines.at(-1)!.season ?? '')}</p>
        </section>
      )}
    </div>
  );
}
