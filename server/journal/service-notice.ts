import type { Database } from '../database/database.ts';

/** One line of the operator for every visitor. */
export interface ServiceNotice {
  readonly text: string;
  /** Null without an end. */
  readonly untilMs: number | null;
}

const CHANNEL = 'stillingen_notice';

/** Replaces the notice before it; null removes it. Every edge shows it within two seconds. */
export async function setNotice(db: Database, notice: ServiceNotice | null): Promise<void> {
  await db.begin(async (tx) => {
    if (notice === null) await tx`delete from service_notice`;
    else {
      const until = notice.untilMs === null ? null : new Date(notice.untilMs);
      await tx`
        insert into service_notice (text, until) values (${notice.text}, ${until})
        on conflict (only_one) do update set text = excluded.text, until = excluded.until, set_at = now()`;
    }
    await tx`select pg_notify(${CHANNEL}, '')`;
  });
}

export async function readNotice(db: Database): Promise<ServiceNotice | null> {
  const [row] = await db<{ text: string; until: Date | null }[]>`select text, until from service_notice`;
  return row === undefined ? null : { text: row.text, untilMs: row.until?.getTime() ?? null };
}

/** Null where none is set, or its time is over. */
export const noticeAt = (notice: ServiceNotice | null, nowMs: number): string | null =>
  notice === null || (notice.untilMs !== null && nowMs >= notice.untilMs) ? null : notice.text;

export interface FollowedNotice extends AsyncDisposable {
  at(nowMs: number): string | null;
}

/** Knows the notice when it resolves, and each change by any process. */
export async function followNotice(db: Database, report: (error: unknown) => void): Promise<FollowedNotice> {
  let current: ServiceNotice | null = null;
  let reading = Promise.resolve();
  const read = (): void => {
    reading = reading
      .then(async () => {
        current = await readNotice(db);
      })
      .catch(report);
  };
  // At the start, and after a lost connection: changes may have been missed.
  const { unlisten } = await db.listen(CHANNEL, read, read);
  await reading;
  return { at: (nowMs) => noticeAt(current, nowMs), [Symbol.asyncDispose]: unlisten };
}
