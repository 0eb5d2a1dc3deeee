import { type Sport, Stage, type StageCode } from '@stillingen/domain';
import { UnreadableAnswer } from '../kit/answer.ts';
import type { Phase } from '../kit/connector.ts';
import table from './statuses.json' with { type: 'json' };

interface Row {
  readonly phase: string;
  readonly stage: string;
}

export interface Status {
  readonly phase: Phase;
  readonly stage: StageCode;
}

const ROWS = table as Readonly<Record<string, Row>>;

/** The stage of the first period, quarter and set. */
const FIRST_PART: Readonly<Record<string, StageCode>> = { P: 14, Q: 22, S: 17 };

function partOf(code: string): Status | null {
  const [, letter, number] = /^([PQS])([1-9])$/.exec(code) ?? [];
  if (letter === undefined || number === undefined) return null;
  return { phase: 'live', stage: FIRST_PART[letter]! + Number(number) - 1 };
}

function statusByCode(code: string): Status | null {
  const row = Object.hasOwn(ROWS, code) ? ROWS[code]! : undefined;
  if (row === undefined) return partOf(code);
  return { phase: row.phase as Phase, stage: Stage[row.stage as keyof typeof Stage] };
}

/** Throws UnreadableAnswer for a code that is not known, or not of the sport. */
export function statusOf(text: string, { stages }: Sport, path: string): Status {
  const code = text.trim().toUpperCase();
  const status = statusByCode(code);
  if (status === null || !Object.hasOwn(stages, status.stage))
    throw new UnreadableAnswer(`${path}/strStatus: ${code.slice(0, 20)} is not known in the sport`);
  return status;
}
