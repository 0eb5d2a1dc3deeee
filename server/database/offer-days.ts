import type { Database } from './database.ts';

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 2;
const NAME = /^offer_version_(\d{4})_(\d{2})_(\d{2})$/;

/** The day of UTC. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const nameOf = (day: string): string => `offer_version_${day.replaceAll('-', '_')}`;

/** The partition of a day ('2026-11-29', UTC), unless there is one. */
export async function createDay(db: Pick<Database, 'unsafe'>, day: string): Promise<void> {
  const next = dayOf(Date.parse(day) + DAY_MS);
  await db.unsafe(
    `create table if not exists ${nameOf(day)} partition of offer_version for values from ('${day}') to ('${next}')`,
  );
}

/** From the day before, as clocks of leaders differ, to two days ahead. */
export async function createDays(db: Database, nowMs: number): Promise<void> {
  const known = new Set(await daysOf(db));
  for (let ahead = -1; ahead <= AHEAD_DAYS; ahead += 1) {
    const day = dayOf(nowMs + ahead * DAY_MS);
    if (!known.has(day)) await createDay(db, day);
  }
}

/** The oldest first. */
export async function daysOf(db: Database): Promise<readonly string[]> {
  const rows = await db<{ name: string }[]>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'offer_version'::regclass`;
  return rows
    .flatMap(({ name }) => {
      const [, ...parts] = NAME.exec(name) ?? [];
      return parts.length === 0 ? [] : [parts.join('-')];
    })
    .toSorted();
}

/** Detached beside readers and writers: a plain drop would make both wait for the longest read. */
export async function dropDay(db: Database, day: string): Promise<void> {
  await db.unsafe(`alter table offer_version detach partition ${nameOf(day)} concurrently`);
  await db.unsafe(`drop table ${nameOf(day)}`);
}
