import {
  type ConsentChoice,
  type ConsentState,
  DETAIL_CODES,
  MARKETING_TEXTS,
  type MarketingConsent,
  type MarketingDetailCode,
  type MarketingLevel,
  SERVER_CODES,
  variantOf,
} from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, Marketing } from '../context.ts';
import { CallErrorV5 } from '../http/errors.ts';

const HOLDS_MS = 365 * 24 * 60 * 60 * 1000;

const LEVELS = Object.keys(MARKETING_TEXTS) as MarketingLevel[];
const NEVER_ASKED: ConsentState = { granted: null, textVersion: null, updatedAt: null };

const isOutdated = ({ textVersion, updatedAt }: ConsentState, level: MarketingLevel, nowMs: number): boolean =>
  textVersion !== MARKETING_TEXTS[level].version || nowMs - Date.parse(updatedAt!) > HOLDS_MS;

/** The next question. A refused basic level skips the extended one. */
export function questionOf(basic: ConsentState, extended: ConsentState, nowMs: number): MarketingDetailCode | null {
  if (basic.granted === null) return DETAIL_CODES.basicMissing;
  if (isOutdated(basic, 'BASIC', nowMs)) return DETAIL_CODES.basicOutdated;
  if (!basic.granted) return null;
  if (extended.granted === null) return DETAIL_CODES.extendedMissing;
  return isOutdated(extended, 'EXTENDED', nowMs) ? DETAIL_CODES.extendedOutdated : null;
}

export interface MarketingConsents extends Marketing {
  get(db: Statements, userId: string): Promise<MarketingConsent>;
  /** Appends; earlier answers remain as proof. */
  put(
    tx: Statements,
    answers: {
      readonly userId: string;
      readonly choices: Partial<Record<MarketingLevel, ConsentChoice>>;
      readonly source: string;
    },
  ): Promise<void>;
}

export function createMarketing({ isEnabled, nowMs }: { isEnabled: boolean; nowMs: () => number }): MarketingConsents {
  async function get(db: Statements, userId: string): Promise<MarketingConsent> {
    const rows = await db<{ level: MarketingLevel; granted: boolean; text_version: string; at: Date }[]>`
      select distinct on (level) level, granted, text_version, at from marketing_consents
      where user_id = ${userId} order by level, id desc`;
    const stateOf = (level: MarketingLevel): ConsentState => {
      const row = rows.find((each) => each.level === level);
      return row === undefined
        ? NEVER_ASKED
        : { granted: row.granted, textVersion: row.text_version, updatedAt: row.at.toISOString() };
    };
    const [basic, extended] = [stateOf('BASIC'), stateOf('EXTENDED')];
    const code = isEnabled ? questionOf(basic, extended, nowMs()) : null;
    return { basic, extended, variant: variantOf(code), code };
  }
  return {
    get,
    async put(tx, { userId, choices, source }) {
      const at = new Date(nowMs());
      const rows = LEVELS.flatMap((level) => {
        const choice = choices[level];
        if (choice === undefined) return [];
        return [{ user_id: userId, level, granted: choice.granted, text_version: choice.textVersion, at, source }];
      });
      await tx`insert into marketing_consents ${tx(rows)}`;
    },
    async info(db, userId) {
      const { code, variant } = await get(db, userId);
      return code === null ? {} : { err: SERVER_CODES.marketingStatementNeeded, marketing: { code, variant } };
    },
  };
}

interface ConsentChange {
  readonly userId: string;
  readonly choices: Partial<Record<MarketingLevel, ConsentChoice>>;
  readonly source: string;
}

/** Consent is given to the current text only; refusal is always accepted. Throws 400. */
function checkTexts(choices: ConsentChange['choices']): void {
  for (const [level, { granted, textVersion }] of Object.entries(choices)) {
    const { version } = MARKETING_TEXTS[level as MarketingLevel];
    if (granted && textVersion !== version)
      throw new CallErrorV5(400, 'invalidData', `the text of ${level} is of version ${version}`);
  }
}

export async function storeConsents(
  { db, audit }: Identity,
  marketing: MarketingConsents,
  change: ConsentChange,
  caller: Caller,
): Promise<void> {
  checkTexts(change.choices);
  await db.begin(async (tx) => {
    await marketing.put(tx, change);
    await audit(tx, { userId: change.userId, event: 'marketing', ok: true, caller });
  });
}
