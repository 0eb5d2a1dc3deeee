import { startTestStack } from '../../server/testing/stack.ts';

/** A server with bookmakers in a process of its own. Answers 'figures' with what its offers take. */
const [bookmakers = '0'] = process.argv.slice(2);
const ids = new Map(Array.from({ length: Number(bookmakers) }, (_, at) => [9001 + at, null]));
const stack = await startTestStack({ bookmakers: ids });
const key = await stack.keyOf('bench');

async function sendFigures(): Promise<void> {
  const [disk] = await stack.db<{ versions: number; log: number; offers: number }[]>`
    select (select count(*)::int from offer_version) as versions, pg_total_relation_size('offer')::float8 as offers,
      (select sum(pg_total_relation_size(inhrelid))::float8 from pg_inherits where inhparent = 'offer_version'::regclass) as log`;
  const metrics = await (await fetch(`${stack.url}/metrics`)).text();
  const metric = (name: string): number => Number(new RegExp(`^stillingen_odds_${name} (\\d+)$`, 'm').exec(metrics)?.[1]);
  const queue = { waiting: metric('waiting'), shed: metric('shed_total') };
  process.send!({ ...disk, ...queue, bytes: stack.odds.state.bytes, rss: process.memoryUsage.rss() });
}

process.on('message', () => void sendFigures());
process.on('disconnect', () => void stack[Symbol.asyncDispose]().then(() => process.exit(0)));
process.send!({ url: stack.url, key });
