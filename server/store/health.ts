import type { Database } from './database.ts';

/** A database that takes longer does not serve. */
const ANSWER_MS = 2000;

/** Our connections to the database by what they do; null where it does not answer in time. */
export async function databaseHealth(db: Database): Promise<{ readonly active: number; readonly idle: number } | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ANSWER_MS, null);
  const asked = db<{ state: string; count: number }[]>`
    select state, count(*)::int as count from pg_stat_activity where application_name = 'stillingen' group by state`.then(
    (rows) => {
      const of = (wanted: string): number => rows.find(({ state }) => state === wanted)?.count ?? 0;
      return { active: of('active'), idle: of('idle') };
    },
    () => null,
  );
  const health = await Promise.race([asked, late]);
  clearTimeout(timer);
  return health;
}
