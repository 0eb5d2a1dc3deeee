import { createStore, type Table } from '@stillingen/client';
import type { MyTeams } from '@stillingen/client/mine';
import { parseLabelKey, type Side, sportNameById, StageType } from '@stillingen/domain';
import { MINE_PATH, type TopLeague } from '@stillingen/wire';
import { useMemo } from 'react';
import type { MineController } from '../../mine/contract.ts';
import { useLeagues } from '../../mine/pins/use-leagues.ts';
import { type Page, useNow, usePage, useStore } from '../../page/page-context.ts';
import { sidePath } from '../../page/paths.ts';
import { railText } from '#text/rail.ts';
import { Crest, Flag, stageText } from '../../ui/index.ts';
import { type RailLink, Section } from './section.tsx';

const none = createStore<MineController | null>(null);
const CREST_SIZE = 16;
export const LEAGUES_SHOWN = 8;
const sportOf = (key: string): number => parseLabelKey(key)?.sportId ?? 0;

/** Leagues of one name have their sport beside it. */
function leagueLinks(leagues: readonly TopLeague[]): readonly RailLink[] {
  const count = Map.groupBy(leagues, ({ name }) => name);
  return leagues.map(({ name, url, code, country, live, label }) => {
    const sport = sportNameById(sportOf(label ?? ''))?.danishName.toLocaleLowerCase('da') ?? '';
    return {
      url: url ?? '',
      name: count.get(name)!.length === 1 ? name : `${name ?? ''}, ${sport}`,
      title: `${country ?? ''}: ${name ?? ''}`,
      sign: <Flag code={code ?? ''} label="" />,
      live,
    };
  });
}

function MyLeagues({ keys }: { keys: readonly string[] }) {
  const { leagues } = useLeagues(keys);
  const links = leagueLinks(keys.flatMap((key) => leagues.get(key) ?? []));
  const { myLeagues } = railText;
  return (
    <Section
      title={myLeagues}
      label={myLeagues}
      links={links.slice(0, LEAGUES_SHOWN)}
      more={links.slice(LEAGUES_SHOWN)}
      change={`${MINE_PATH}?fane=ligaer`}
    />
  );
}

/** By team its running match, else the next, else the last. */
function matchesOf(teams: MyTeams, rows: Table['rows']): ReadonlyMap<string, { readonly id: string; readonly side: Side }> {
  const found = new Map<string, { readonly id: string; readonly side: Side; readonly rank: number }>();
  const order: readonly unknown[] = [StageType.live, StageType.scheduled, StageType.finished];
  for (const [id, row] of rows) {
    const rank = order.indexOf(row.stageType);
    for (const side of ['home', 'away'] as const) {
      const team = row[`${side}Id`] ?? '';
      if (teams.has(team) && rank < (found.get(team)?.rank ?? Infinity)) found.set(team, { id, side, rank });
    }
  }
  return found;
}

function linksOf(teams: MyTeams, { rows }: Table, page: Page, nowS: number): readonly RailLink[] {
  const matches = matchesOf(teams, rows);
  return [...teams].flatMap(([team, { sportId }]): RailLink | [] => {
    const match = matches.get(team);
    const row = rows.get(match?.id ?? '');
    if (match === undefined || row === undefined || !page.hasSport(sportId)) return [];
    const { side } = match;
    const sport = page.sport(sportId);
    return {
      url: sidePath(row, side, sport),
      name: row[`${side}Name`],
      sign: <Crest colours={row[`${side}Colours`]} code={row[`${side}Code`] ?? ''} size={CREST_SIZE} />,
      live: row.stageType === StageType.live ? stageText(row, sport, nowS) : null,
    };
  });
}

function MyTeams({ controller }: { controller: MineController }) {
  const page = usePage();
  const { table } = controller.followed;
  const { teams } = useStore(controller.mine);
  useStore(table.structure);
  const minute = useNow((nowS) => nowS - (nowS % 60));
  const { myTeams } = railText;
  const links = linksOf(teams, table, page, minute);
  return <Section title={myTeams} label={myTeams} links={links} change={`${MINE_PATH}?fane=hold`} />;
}

function Links({ controller }: { controller: MineController }) {
  const { sportId } = usePage();
  const pins = useStore(controller.leagues);
  const keys = useMemo(() => {
    const others = [...pins].filter(([sport]) => sport !== sportId);
    return [...(pins.get(sportId ?? 0) ?? []), ...others.flatMap(([, each]) => each)];
  }, [pins, sportId]);
  return (
    <>
      {keys.length === 0 ? null : <MyLeagues keys={keys} />}
      <MyTeams controller={controller} />
    </>
  );
}

/** Pinned leagues, those of the sport of the page first, and followed teams. */
export function MineLinks() {
  const controller = useStore(usePage().mine?.controller ?? none, null);
  return controller === null ? null : <Links controller={controller} />;
}
