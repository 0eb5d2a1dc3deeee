import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ParticipantRef } from '@stillingen/domain/messages';
import { Temporal } from 'temporal-polyfill';
import { BadRow } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { countryOf, instant, isDay } from '../kit/places/places.ts';
import { readLines, type TextLine } from '../kit/readers/text.ts';
import tables from './tables.json' with { type: 'json' };

export type Mapping = Readonly<Record<string, string>>;

export interface YamlItem {
  readonly line: number;
  readonly fields: Mapping;
}

const FIELD = /^(- | {2}|)([A-Za-z]\w*):(?: +(.*?))?\s*$/;

function valueOf(written: string | undefined): string {
  const quoted = /^(?:"(.*)"|'(.*)')$/.exec(written ?? '');
  return quoted === null ? (written ?? '').replace(/(?:^| )#.*$/, '').trim() : (quoted[1] ?? quoted[2]!);
}

const linesOf = async (file: SourceFile): Promise<TextLine[] | null> =>
  existsSync(file.path) ? Array.fromAsync(readLines(file)) : null;

/** Nested values are left out. Null where there is no file. Throws BadRow. */
export async function readMapping(file: SourceFile): Promise<Mapping | null> {
  const lines = await linesOf(file);
  if (lines === null) return null;
  const fields: Record<string, string> = {};
  for (const { text } of lines) {
    const [, lead, key, value] = FIELD.exec(text) ?? [];
    if (lead === '') fields[key!] = valueOf(value);
  }
  return fields;
}

/** A last mapping without a key that all others have is cut off. */
function checkLast(file: SourceFile, items: readonly YamlItem[]): void {
  const last = items.at(-1);
  const before = items.slice(0, -1);
  const missing = Object.keys(before[0]?.fields ?? {}).find(
    (key) => before.length > 1 && last?.fields[key] === undefined && before.every(({ fields }) => fields[key] !== undefined),
  );
  if (missing !== undefined)
    throw new BadRow(`the file ends in the middle of this entry: it has no ${missing}`, { file: file.name, line: last!.line });
}

export async function readList(file: SourceFile): Promise<readonly YamlItem[] | null> {
  const lines = await linesOf(file);
  if (lines === null) return null;
  const items: { line: number; fields: Record<string, string> }[] = [];
  for (const { line, text } of lines) {
    const [, lead, key, value] = FIELD.exec(text) ?? [];
    if (key === undefined || lead === '') continue;
    if (lead === '- ') items.push({ line, fields: {} });
    const item = items.at(-1);
    if (item !== undefined) item.fields[key] = valueOf(value);
  }
  checkLast(file, items);
  return items;
}

export interface F1Names {
  readonly driver: (id: string) => Promise<ParticipantRef | null>;
  readonly team: (id: string) => Promise<string | null>;
  readonly engine: (id: string) => Promise<string>;
  readonly grandPrix: (id: string) => Promise<{ readonly name: string; readonly country: string | null } | null>;
  readonly circuit: (id: string) => Promise<{ readonly name: string; readonly country: string | null } | null>;
}

const capitalized = (id: string): string =>
  id.replaceAll(/(^|-)(\w)/g, (_, before: string, letter: string) => (before && ' ') + letter.toUpperCase());

export function f1Names(root: string): F1Names {
  const files = new Map<string, Promise<Mapping | null>>();
  const fileOf = (folder: string, id: string): Promise<Mapping | null> => {
    const name = `${folder}/${id}.yml`;
    const known = files.get(name) ?? readMapping({ path: join(root, name), name });
    files.set(name, known);
    return known;
  };
  return {
    driver: async (id) => {
      const driver = await fileOf('drivers', id);
      if (driver?.name === undefined) return null;
      const country = countryOf(driver.nationalityCountryId ?? '');
      return { name: driver.name, ...(country === null ? {} : { country }), kind: 'person' };
    },
    team: async (id) => (await fileOf('constructors', id))?.name ?? null,
    engine: async (id) => (await fileOf('engine-manufacturers', id))?.name ?? capitalized(id),
    grandPrix: async (id) => {
      const grandPrix = await fileOf('grands-prix', id);
      return grandPrix?.fullName === undefined
        ? null
        : { name: grandPrix.fullName, country: countryOf(grandPrix.countryId ?? '') };
    },
    circuit: async (id) => {
      const circuit = await fileOf('circuits', id);
      return circuit?.fullName === undefined ? null : { name: circuit.fullName, country: countryOf(circuit.countryId ?? '') };
    },
  };
}

export type SessionKind = 'race' | 'laps';

export interface Session {
  readonly id: string;
  readonly label: string;
  readonly kind: SessionKind;
  readonly results: string;
  readonly start: string;
  readonly laps: number | null;
}

/** `day`, `time`, `laps` are keys of the weekend's file; `daysBefore` counts without a published day. */
type SessionFacts = Readonly<Record<'id' | 'label' | 'kind' | 'results' | 'day' | 'time' | 'laps' | 'daysBefore', string>>;

const SESSIONS: readonly SessionFacts[] = tables.sessions;

function startOf(day: string, time: string | undefined): string {
  if (time === undefined || !/^\d{2}:\d{2}$/.test(time)) return day;
  return instant(Temporal.Instant.from(`${day}T${time}Z`).epochMilliseconds);
}

function dayOf({ id, day, daysBefore }: SessionFacts, weekend: Mapping, wasHeld: boolean): string | null {
  const published = weekend[day];
  if (published !== undefined && isDay(published)) return published;
  const raced = weekend.date ?? '';
  if (!wasHeld || !isDay(raced)) return null;
  // The first sprints followed the qualifying of the day before.
  const days = id === 'qualifying' && weekend.qualifyingFormat === 'SPRINT_RACE' ? 2 : Number(daysBefore);
  return Temporal.PlainDate.from(raced).subtract({ days }).toString();
}

export function sessionsOf(weekend: Mapping, wasHeld: (results: string) => boolean = () => false): Session[] {
  return SESSIONS.flatMap((facts): Session[] => {
    const { id, label, kind, results, time, laps } = facts;
    const date = dayOf(facts, weekend, wasHeld(results));
    if (date === null) return [];
    const count = Number(weekend[laps] ?? Number.NaN);
    const start = startOf(date, weekend[time]);
    return [{ id, label, kind: kind as SessionKind, results, start, laps: Number.isInteger(count) && count > 0 ? count : null }];
  }).sort((a, b) => a.start.localeCompare(b.start));
}
