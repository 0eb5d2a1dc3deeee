import { readSquad, type SquadPlayer } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../page/feed-texts.ts';
import { Waiting } from '../page/waiting.tsx';
import { type SquadRole, teamText } from '#text/team.ts';
import { Flag, isCountry } from '../ui/index.ts';
import { NameLink } from '../ui/name-link.tsx';
import { Empty, Panel } from '../ui/panel.tsx';
import styles from './squad.module.css';

const text = teamText.squad;
const ROLES = Object.keys(text.roles) as SquadRole[];
type Column = keyof typeof text.columns;
const COLUMNS = Object.keys(text.columns) as Column[];

interface RoleGroup {
  readonly title: string;
  readonly players: readonly SquadPlayer[];
}

function byRole(players: readonly SquadPlayer[]): readonly RoleGroup[] {
  const groups = Map.groupBy(players, ({ role }) => ROLES.find((known) => known === role) ?? null);
  return [...ROLES, null].flatMap((role) => {
    const ofRole = groups.get(role);
    // A squad without roles needs no heading.
    const title = role === null ? (groups.size > 1 ? text.others : '') : text.roles[role];
    return ofRole === undefined ? [] : [{ title, players: ofRole }];
  });
}

interface Columns {
  readonly columns: readonly Column[];
  readonly hasNumbers: boolean;
}

function Player({ player, columns, hasNumbers }: Columns & { player: SquadPlayer }) {
  const { name, number, country, url } = player;
  return (
    <tr>
      {hasNumbers ? <td className={styles.number}>{number ?? ''}</td> : null}
      <th scope="row" className={styles.name}>
        <div>
          {isCountry(country) ? <Flag code={country} label="" /> : null}
          <NameLink name={name} url={url} />
        </div>
      </th>
      {columns.map((column) => (
        <td key={column} className={styles[column]}>
          {player[column] ?? 0}
        </td>
      ))}
    </tr>
  );
}

function Head({ word: [short, long], className }: { word: readonly [string, string]; className?: string | undefined }) {
  return (
    <th scope="col" className={className}>
      <abbr title={long}>{short}</abbr>
    </th>
  );
}

// What the sport does not count, or the data do not carry, is no column.
const columnsOf = (players: readonly SquadPlayer[]): readonly Column[] =>
  COLUMNS.filter((column) => players.some((player) => (player[column] ?? 0) > 0));

function Players({ players, columns }: { players: readonly SquadPlayer[]; columns: readonly Column[] }) {
  const hasNumbers = players.some(({ number }) => number !== null);
  return (
    <table className={styles.squad}>
      <caption className="unseen">{text.caption}</caption>
      <thead>
        <tr>
          {hasNumbers ? <Head word={text.number} className={styles.number} /> : null}
          <th scope="col" className={styles.name}>
            {text.player}
          </th>
          {columns.map((column) => (
            <Head key={column} word={text.columns[column]} className={styles[column]} />
          ))}
        </tr>
      </thead>
      {byRole(players).map(({ title, players: ofRole }) => (
        <tbody key={title}>
          {title === '' ? null : (
            <tr className={styles.role}>
              <th scope="rowgroup" colSpan={columns.length + (hasNumbers ? 2 : 1)}>
                {title}
              </th>
            </tr>
          )}
          {ofRole.map((player) => (
            <Player key={player.name} {...{ player, columns, hasNumbers }} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The players by role; of a pair its two persons. `title` names the tab. */
export function TeamSquad({ feed, title }: { feed: string; title: string }) {
  const { text: read, retryNow } = useFeedText(feed);
  const players = useMemo(() => (read === null ? null : readSquad(read)), [read]);
  if (players === null) return <Waiting what={title} lines={12} onRetry={retryNow} />;
  if (players.length === 0) return <Empty title={text.none} hint={text.noneHint} />;
  const columns = columnsOf(players);
  return (
    <Panel title={title} footer={columns.length === 0 ? undefined : text.note}>
      <Players players={players} columns={columns} />
    </Panel>
  );
}
