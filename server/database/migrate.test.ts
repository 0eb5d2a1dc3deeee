import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { connect, type Database, untilReady } from './database.ts';
import { knownMigrations, migrate } from './migrate.ts';

let postgres: TestPostgres;
let admin: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  admin = connect({ url: postgres.url }, 2);
  await untilReady(admin);
});
afterAll(async () => {
  await admin.end();
  await postgres[Symbol.asyncDispose]();
});

let made = 0;
async function create(): Promise<Database & AsyncDisposable> {
  made += 1;
  await admin.unsafe(`create database d${made}`);
  const db = connect({ url: postgres.url.replace(/\/postgres$/, `/d${made}`) }, 4);
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.end() });
}
const content = (db: Database) => db`
  select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`;
const seen = async (db: Database) =>
  (await db<{ name: string }[]>`select name from migration order by name`).map(({ name }) => name);

describe('migrate', () => {
  it('migrates an empty database once when many processes start', async () => {
    await using db = await create();
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(await seen(db)).toEqual(knownMigrations());
    await migrate(db);
    expect(await seen(db)).toEqual(knownMigrations());
  });

  it('accepts a database that another process migrates meanwhile', async () => {
    await using db = await create();
    let looks = 0;
    const late = new Proxy(db, {
      async apply(target, self, [text, ...values]: [TemplateStringsArray, ...unknown[]]) {
        const rows: unknown = await Reflect.apply(target, self, [text, ...values]);
        if (text.join('').includes('pg_attribute') && (looks += 1) === 1) await migrate(db);
        return rows;
      },
    });
    await migrate(late);
    expect(await seen(db)).toEqual(knownMigrations());
  });

  it('refuses a database with the tables of a migration that it has not recorded', async () => {
    await using db = await create();
    await migrate(db);
    await db`delete from migration where name >= '0004-identity.sql'`;
    // Its tables may belong to another program.
    await expect(migrate(db)).rejects.toThrow(/holds a table \w+ that is not of Stillingen.*nothing was changed$/);
  });

  it.each([
    ['a table named like one of ours', 'create table journal (id int, text text)', 'journal'],
    ['a table of migrations of another kind', 'create table migration (version int)', 'migration'],
    ['a table of migrations of the same form', "create table migration as select 'a.sql' as name, now() as at", 'migration'],
  ])('refuses a database of another program, with %s, in one line and leaves it as it is', async (_what, statement, table) => {
    await using db = await create();
    await db.unsafe(statement);
    const before = await content(db);
    await expect(migrate(db)).rejects.toThrow(
      `the database holds a table ${table} that is not of Stillingen: name a database of its own in DATABASE_URL; nothing was changed`,
    );
    expect(await content(db)).toEqual(before);
  });

  it('refuses a database of a newer version in one line and leaves it as it is', async () => {
    await using db = await create();
    await migrate(db);
    await db`insert into migration (name) values ('9999-future.sql')`;
    await expect(migrate(db)).rejects.toThrow(
      'the database is of a newer version of Stillingen (it has 9999-future.sql): start that version; nothing was changed',
    );
  });

  it('refuses a server that is too old in one line and leaves it as it is', async () => {
    await using db = await create();
    const [name] = await db<{ database: string }[]>`select current_database() as database`;
    await db.unsafe(`
      create function current_setting(text) returns text language sql as $$ select '15.4 (Debian)' $$;
      alter database ${name!.database} set search_path = public, pg_catalog`);
    await using again = Object.assign(connect({ url: postgres.url.replace(/\/postgres$/, `/${name!.database}`) }, 1), {
      async [Symbol.asyncDispose]() {
        await again.end();
      },
    });
    await expect(migrate(again)).rejects.toThrow(
      'the database of DATABASE_URL is PostgreSQL 15.4 (Debian), 16 or newer is needed; nothing was changed',
    );
    expect(await content(db)).toEqual([]);
  });

  it('refuses a database that does not exist in one line', async () => {
    await using db = Object.assign(connect({ url: postgres.url.replace(/\/postgres$/, '/nowhere') }, 1), {
      async [Symbol.asyncDispose]() {
        await db.end();
      },
    });
    await expect(untilReady(db)).rejects.toThrow(
      'the database refuses us: database "nowhere" does not exist; where DATABASE_URL is set, it has to name a user, a password and a database of that server',
    );
  });

  it('waits for a database without a free connection', async () => {
    await admin.unsafe(`create role busy login connection limit 1 password 'busy'`);
    const url = Object.assign(new URL(postgres.url), { username: 'busy', password: 'busy' }).href;
    const first = connect({ url }, 1);
    await untilReady(first);
    const second = connect({ url }, 1);
    const waits: string[] = [];
    function onWait(why: string): void {
      waits.push(why);
      void first.end();
    }
    await untilReady(second, { timeoutMs: 60_000, onWait });
    expect(waits).toEqual(['the database can not be reached: too many connections for role "busy"']);
    await second.end();
  });

  it('refuses a database that may not be changed in one line', async () => {
    await using db = await create();
    const [name] = await db<{ database: string }[]>`select current_database() as database`;
    await db.unsafe(`alter database ${name!.database} set default_transaction_read_only = on`);
    await using again = Object.assign(connect({ url: postgres.url.replace(/\/postgres$/, `/${name!.database}`) }, 1), {
      async [Symbol.asyncDispose]() {
        await again.end();
      },
    });
    await expect(migrate(again)).rejects.toThrow(/^the database can not be migrated: .*; nothing was changed$/);
  });

  it('waits for tables in use without blocking others for long', async () => {
    await using db = await create();
    await db`create table migration (name text primary key, at timestamptz not null default now())`;
    for (const file of knownMigrations().slice(0, 2)) {
      await db.unsafe(readFileSync(new URL(`migrations/${file}`, import.meta.url), 'utf8'));
      await db`insert into migration (name) values (${file})`;
    }
    const busy = await db.reserve();
    await busy`begin`;
    await busy`select from instance`;
    const migrating = migrate(db);
    const waits = async () =>
      (await db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length;
    await expect.poll(waits, { interval: 10 }).toBe(1);
    // It queues behind the migration, which gives up its place.
    expect(await db`select from instance`).toHaveLength(0);
    await busy`commit`;
    busy.release();
    await migrating;
    expect(await seen(db)).toEqual(knownMigrations());
  });
});
