import type { Database } from './database.ts';

/** A slower database counts as unavailable. */
const ANSWER_MS = 2000;

async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ANSWER_MS, null);
  const answer = await Promise.race([asked.catch(() => null), late]);
  clearTimeout(timer);
  return answer;
}

/** Our connections by state; null if the database does not answer in time. */
export async function databaseHealth(db: Database): Promise<{ readonly active: number; readonly idle: number } | null> {
  const rows = await inTime(db<{ state: string; count: number }[]>`
    select state, count(*)::int as count from pg_stat_activity where application_name = 'stillingen' group by state`);
  if (rows === null) return null;
  const of = (wanted: string): number => rows.find(({ state }) => state === wanted)?.count ?? 0;
  return { active: of('active'), idle: of('idle') };
}

/** Age of the oldest and the newest journal entry (seconds); null without entries or answer. */
export async function journalAge(db: Database): Promise<{ readonly oldestS: number; readonly newestS: number } | null> {
  const rows = await inTime(db<{ oldest: number | null; newest: number | null }[]>`
    select extract(epoch from clock_timestamp() - (select received_at from journal order by n limit 1))::float8 as oldest,
      extract(epoch from clock_timestamp() - (select received_at from journal order by n desc limit 1))::float8 as newest`);
  const [row] = rows ?? [];
  return row?.oldest == null || row.newest === null ? null : { oldestS: row.oldest, newestS: row.newest };
}
