import type { Message } from '@stillingen/domain/messages';
import { calendarPath, eventRow, leagueRow, PLAIN_CALENDAR } from '@stillingen/wire';
import { temporaryFolder } from '../../server/testing/run.ts';
import { percentile, print, printGoal, printRatio, printTimes, shown } from '../figures.ts';
import { instant, listFeed, sideName } from '../matches.ts';
import { startPeer } from '../processes.ts';
import { startProduct, submit } from '../product.ts';
import { randomFrom } from '../search/names.ts';

const LEAGUES = 20;
const TEAMS = 20;
const SUBSCRIBERS = 10_000;
/** Of those, and the rest follow a team. */
const OF_LEAGUES = 0.1;
const OF_MINE = 0.15;
const FOLLOWED_TEAMS = 4;
/** An hour has so many changes of matches: goals, moves. */
const CHANGES = 200;
const GOAL_MS = 10;
const DAY_S = 24 * 3600;
const GZIP = { 'accept-encoding': 'gzip' } as const;
const SIGN = { 'x-fsign': 'stillingen' } as const;

/** A season of each league: each pair once, a round a week, the first one today. */
function seasons(nowS: number): Message[] {
  const messages: Message[] = [];
  for (let league = 0; league < LEAGUES; league += 1)
    for (let home = 0; home < TEAMS; home += 1)
      for (let away = home + 1; away < TEAMS; away += 1)
        messages.push({
          kind: 'fixture',
          key: `${league}/${home}/${away}`,
          seq: 1,
          at: instant(nowS - DAY_S),
          sport: 1,
          competition: { name: `Division ${league}`, country: 'dk', season: '2026' },
          home: { name: sideName(league * TEAMS + home) },
          away: { name: sideName(league * TEAMS + away) },
          start: instant(nowS + ((home + away) % TEAMS) * 7 * DAY_S),
        });
  return messages;
}

function moved(fixture: Message, seq: number, nowS: number): Message {
  return { ...fixture, seq, at: instant(nowS), start: instant(nowS + 7200 + seq * 60) } as Message;
}

interface Known {
  readonly teams: readonly string[];
  readonly templates: readonly string[];
}

async function idsAt(url: string): Promise<Known> {
  const text = await (await fetch(`${url}/8/x/feed/${listFeed()}`, { headers: SIGN })).text();
  const teams = eventRow.readAll(text).flatMap(({ homeId, awayId }) => [homeId, awayId].flatMap((id) => id ?? []));
  const templates = leagueRow.readAll(text).flatMap(({ templateId }) => templateId ?? []);
  return { teams: [...new Set(teams)], templates: [...new Set(templates)] };
}

function addressesOf({ teams, templates }: Known, random: () => number): string[] {
  const one = (ids: readonly string[]): string => ids[Math.floor(random() * ids.length)]!;
  return Array.from({ length: SUBSCRIBERS }, () => {
    const kind = random();
    if (kind < OF_LEAGUES) return calendarPath('liga', [one(templates)], PLAIN_CALENDAR);
    if (kind >= OF_LEAGUES + OF_MINE) return calendarPath('hold', [one(teams)], PLAIN_CALENDAR);
    const followed = Array.from({ length: FOLLOWED_TEAMS }, () => one(teams));
    return calendarPath('mine', followed, PLAIN_CALENDAR);
  });
}

async function timed(url: string, headers: Record<string, string>): Promise<{ ms: number; status: number; tag: string }> {
  const fromMs = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (response.status !== 200 && response.status !== 304) throw new Error(`${url} is answered ${response.status}`);
  return { ms: performance.now() - fromMs, status: response.status, tag: response.headers.get('etag') ?? '' };
}

/** Each subscriber once, as within an hour, while matches change. */
async function hour(
  url: string,
  addresses: readonly string[],
  tags: Map<number, string>,
  change: (at: number) => Promise<void>,
): Promise<{ times: number[]; unchanged: number[] }> {
  const [times, unchanged]: [number[], number[]] = [[], []];
  for (const [at, address] of addresses.entries()) {
    if (at % (SUBSCRIBERS / CHANGES) === 0) await change(at);
    const tag = tags.get(at);
    const answer = await timed(url + address, { ...GZIP, ...(tag === undefined ? {} : { 'if-none-match': tag }) });
    tags.set(at, answer.tag);
    times.push(answer.ms);
    if (answer.status === 304) unchanged.push(answer.ms);
  }
  return { times, unchanged };
}

export async function runCalendars(): Promise<void> {
  using folder = temporaryFolder('bench');
  await using product = await startProduct(folder.path);
  const nowS = Math.floor(Date.now() / 1000);
  const key = await product.newKey('bench');
  const fixtures = seasons(nowS);
  await submit(product.url, key, fixtures);
  const random = randomFrom(7);
  const addresses = addressesOf(await idsAt(product.url), random);
  print('calendars', `${new Set(addresses).size} of ${fixtures.length} matches, ${SUBSCRIBERS} subscribers`);
  const tags = new Map<number, string>();
  let seq = 1;
  async function change(): Promise<void> {
    seq += 1;
    await submit(product.url, key, [moved(fixtures[Math.floor(random() * fixtures.length)]!, seq, nowS)]);
  }
  const all: number[] = [];
  for (const name of ['first hour, all cold', 'second hour']) {
    const { times, unchanged } = await hour(product.url, addresses, tags, change);
    printTimes(name, times);
    if (unchanged.length > 0) printTimes(`${name}: not modified`, unchanged);
    print(`${name}: not modified`, `${shown((100 * unchanged.length) / times.length)} %`);
    all.push(...times);
  }
  await using peer = await startPeer('bare-calendar');
  const matches = { hold: TEAMS - 1, liga: (TEAMS * (TEAMS - 1)) / 2, mine: FOLLOWED_TEAMS * (TEAMS - 1) } as const;
  const peers: number[] = [];
  for (const address of addresses.slice(0, SUBSCRIBERS / 20)) {
    const kind = address.split('/')[2] as keyof typeof matches;
    peers.push((await timed(`${peer.line}/${matches[kind]}`, {})).ms);
  }
  printTimes('peer: written on each request', peers);
  const p99 = percentile(all, 0.99);
  printRatio('p99 (ms) to that of the library on each request', p99, percentile(peers, 0.99));
  printGoal(`a calendar in at most ${GOAL_MS} ms (p99)`, `${shown(p99)} ms`, p99 <= GOAL_MS);
}
