import type { TransactionSql } from 'postgres';
import type { Database } from '../../database/database.ts';
import type { Hasher } from '../../identity/context.ts';

export type WorkLog = string[];

const isStatement = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value;

export function watchedDatabase<Db extends Database | TransactionSql>(db: Db, work: WorkLog): Db {
  return new Proxy(db, {
    apply(target, self, parts: unknown[]): unknown {
      if (isStatement(parts[0])) work.push(parts[0].join('?').replace(/\s+/g, ' ').trim());
      return Reflect.apply(target as unknown as () => unknown, self, parts);
    },
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'begin') return value;
      return (...parts: unknown[]) => {
        const run = parts.pop() as (tx: object) => unknown;
        work.push('begin');
        return (value as (...all: unknown[]) => unknown)(...parts, (tx: TransactionSql) => run(watchedDatabase(tx, work)));
      };
    },
  });
}

export const watchedHasher = (hasher: Hasher, work: WorkLog): Hasher => ({
  hash(password) {
    work.push('hash');
    return hasher.hash(password);
  },
  verify(password, stored) {
    work.push('verify');
    return hasher.verify(password, stored);
  },
});
