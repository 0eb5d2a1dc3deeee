import { randomBytes } from 'node:crypto';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@stillingen/wire';
import type { Database } from '../database/database.ts';

/** How long an answer can be proved to the authorities. */
const PROOF_YEARS = 5;

/** Of one answer. */
export interface ConsentProof {
  readonly id: string;
  readonly atS: number;
  readonly textVersion: number;
  readonly asked: readonly ConsentPurpose[];
  readonly granted: readonly ConsentPurpose[];
}

/** The key of the site, which the first process makes. */
export async function openConsentKey(db: Database, nowMs: number): Promise<Buffer> {
  await db`insert into consent_key (secret, created_at) values (${randomBytes(32)}, ${new Date(nowMs)}) on conflict do nothing`;
  const [row] = await db<{ secret: Buffer }[]>`select secret from consent_key`;
  return row!.secret;
}

export async function keepProof(db: Database, { id, atS, textVersion, asked, granted }: ConsentProof): Promise<void> {
  await db`
    insert into consent_proofs (id, at, text_version, asked, granted)
    values (${id}, ${new Date(atS * 1000)}, ${textVersion}, ${asked.join(' ')}, ${granted.join(' ')})`;
}

const purposesIn = (text: string): readonly ConsentPurpose[] => CONSENT_PURPOSES.filter((each) => text.split(' ').includes(each));

/** Null for an unknown id. */
export async function findProof(db: Database, id: string): Promise<ConsentProof | null> {
  const [row] = await db<{ at: Date; textVersion: number; asked: string; granted: string }[]>`
    select at, text_version as "textVersion", asked, granted from consent_proofs where id = ${id}`;
  if (row === undefined) return null;
  const { at, textVersion, asked, granted } = row;
  return { id, atS: at.getTime() / 1000, textVersion, asked: purposesIn(asked), granted: purposesIn(granted) };
}

export async function pruneProofs(db: Database, nowMs: number): Promise<void> {
  const oldest = new Date(nowMs);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - PROOF_YEARS);
  await db`delete from consent_proofs where at < ${oldest}`;
}
