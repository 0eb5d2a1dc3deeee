import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apply, decide, emptyState, type Entry, hashText } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { eventRow, leagueRow } from '@stillingen/wire';
import { DayLists } from '../../server/feeds/lists/day-lists.ts';
import { StateProjection } from '../../server/projection/projection.ts';
import { median, print, printGoal, printRatio, shown } from '../figures.ts';
import { scoreMessage, todaysMatches } from '../matches.ts';
import { listByHand } from './by-hand.ts';

const SIZES = [1500, 3000] as const;
const MATCHES_PER_LEAGUE = 10;
const LIVE_EVERY = 2;
const ROUNDS = 15;
const WARM_ROUNDS = 20;
const CHANGES = 40;
const TZ_HOURS = 1;
const GOALS = { cold: 1, change: 0.02 } as const;
const FOOTBALL = 1;

interface PublishedState {
  readonly entryOf: (message: Message) => Entry;
  readonly state: ReturnType<typeof emptyState>;
}

function publishState(messages: readonly Message[]): PublishedState {
  const state = emptyState();
  function entryOf(message: Message): Entry {
    const n = state.n + 1;
    const decision = decide(state, { n, provider: { name: 'bench', origin: 'real' }, message, hash: hashText(message.key) });
    if (decision.result !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(decision)}`);
    const entry: Entry = { n, atMs: 0, changes: decision.changes };
    apply(state, entry);
    return entry;
  }
  for (const message of messages) entryOf(message);
  return { state, entryOf };
}

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void;
function collectGarbage(): void {
  gc({ type: 'minor' });
  gc({ type: 'minor' });
}

interface Timed<Made> {
  readonly ms: number;
  readonly made: Made;
}

function timed<Made>(make: () => Made): Timed<Made> {
  const from = performance.now();
  const made = make();
  return { ms: performance.now() - from, made };
}

function timedAlone<Made>(make: () => Made): Timed<Made> {
  collectGarbage();
  return timed(make);
}

/** Rounds before the code is compiled do not count. */
const inRounds = <Figures>(round: () => Figures): Figures[] =>
  Array.from({ length: WARM_ROUNDS + ROUNDS }, round).slice(WARM_ROUNDS);

const isPresent = (value: unknown): boolean => value !== null && value !== false;
const presentFields = (row: object): object => Object.fromEntries(Object.entries(row).filter(([, value]) => isPresent(value)));

/** Without absent fields, as a database driver returns them. */
const wordsOf = (list: string): object[] =>
  JSON.parse(JSON.stringify([...leagueRow.readAll(list), ...eventRow.readAll(list)].map(presentFields))) as object[];

function measure(count: number): void {
  const { matches, messages } = todaysMatches(count, count / MATCHES_PER_LEAGUE, LIVE_EVERY);
  const { state, entryOf } = publishState(messages);
  const nowS = Date.now() / 1000;
  const projected = () => {
    const projection = new StateProjection(state, nowS * 1000);
    const lists = new DayLists(projection);
    return { projection, render: () => lists.list(FOOTBALL, 0, TZ_HOURS, nowS) };
  };
  // Lives through all rounds: V8 discards code for a shape of object that no longer exists.
  const { projection, render } = projected();
  const list = render();
  const facts = wordsOf(list.text);
  if (listByHand(state, FOOTBALL, TZ_HOURS, nowS).signature !== list.signature)
    throw new Error('the list rendered by hand differs');

  const renders = inRounds(() => {
    const start = timedAlone(projected);
    const json = timedAlone(() => JSON.stringify(facts)).ms;
    const cold = timedAlone(start.made.render);
    const bytes = timedAlone(() => Buffer.from(cold.made.text)).ms;
    const hand = timedAlone(() => listByHand(state, FOOTBALL, TZ_HOURS, nowS)).ms;
    return { start: start.ms, json, cold: cold.ms, bytes, hand };
  });
  const live = matches.filter(({ isLive }) => isLive);
  let goals = 0;
  const changes = inRounds(() => {
    collectGarbage();
    return median(
      Array.from({ length: CHANGES }, () => {
        goals += 1;
        projection.advance([entryOf(scoreMessage(live[goals % live.length]!, goals))], nowS * 1000);
        return timed(render).ms;
      }),
    );
  });

  const medianOf = (what: keyof (typeof renders)[number]): number => median(renders.map((round) => round[what]));
  const [json, cold, hand] = [medianOf('json'), medianOf('cold'), medianOf('hand')];
  const whole = medianOf('start') + cold;
  const change = median(changes);
  print(`${count} matches: JSON.stringify of the same facts`, `${shown(json)} ms`);
  print(`${count} matches: the text as bytes, on its first request`, `${shown(medianOf('bytes'))} ms`);
  printRatio(`${count} matches: cold, ratio to the peer (ms)`, cold, json);
  printRatio(`${count} matches: with the start that writes the rows, ratio to the peer (ms)`, whole, json);
  printRatio(`${count} matches: the same by hand from the state alone, ratio to the peer (ms)`, hand, json);
  printRatio(`${count} matches: after one change, ratio to the peer (ms)`, change, json);
  printGoal(`cold at most ${GOALS.cold}`, shown(cold / json), cold / json <= GOALS.cold);
  printGoal(`after one change at most ${GOALS.change}`, shown(change / json), change / json <= GOALS.change);
}

export async function runRender(): Promise<void> {
  for (const count of SIZES) measure(count);
}
