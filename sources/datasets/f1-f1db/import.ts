import { existsSync } from 'node:fs';
import { SPORT, Stage } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { BadRow, type DataSet, type ImportedItem, refusedAt, type RefusedRow, refuse } from '../kit/import/data-set.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { type ImportedRace, raceEvent, type RaceOutcome, ranksAreWhole, withTies } from '../kit/events/race.ts';
import { type F1Names, type YamlItem, readList, readMapping, type Session, sessionsOf } from './read.ts';
import { entriesOf, type RaceExtras } from './results.ts';
import { type SeasonTitles, seasonTitles } from './title-points.ts';
export const formula1 = (season: string): CompetitionRef => ({ name: 'VM', country: 'xw', category: 'Formel 1', season });

async function extrasOf(weekend: SourceFile, session: Session, titles: SeasonTitles): Promise<RaceExtras> {
  if (session.id !== 'race') return { pitStops: new Map(), bestLaps: new Map(), titles };
  const pitStops = new Map<string, number>();
  for (const { fields } of (await readList(beside(weekend, 'pit-stops.yml'))) ?? [])
    pitStops.set(fields.driverId!, Math.max(pitStops.get(fields.driverId!) ?? 0, Number(fields.stop)));
  const laps = (await readList(beside(weekend, 'fastest-laps.yml'))) ?? [];
  return { pitStops, bestLaps: new Map(laps.map(({ fields }) => [fields.driverId!, fields.time!])), titles };
}

/** Null until it is held, which a result or one of a later session shows. */
async function outcomeOf(
  weekend: SourceFile,
  session: Session,
  [rows = null, ...later]: readonly (readonly YamlItem[] | null)[],
  names: F1Names,
  titles: SeasonTitles,
): Promise<RaceOutcome | null> {
  if (rows === null)
    return later.some((others) => others !== null) ? { stage: Stage.finished, entries: null, complete: false } : null;
  const extras = await extrasOf(weekend, session, titles);
  const entries = withTies(await entriesOf(session.kind, rows, extras, names));
  // Two drivers of one car share its place without moving the next one down.
  return { stage: Stage.finished, entries, complete: true, incomplete: !ranksAreWhole(entries) };
}

async function rowsOf(
  weekend: SourceFile,
  session: Session,
  titles: SeasonTitles,
): Promise<readonly YamlItem[] | RefusedRow | null> {
  const known = session.id === 'race' ? titles.raceOf(weekend) : session.id === 'sprint' ? titles.sprintOf(weekend) : null;
  return known ?? readList(beside(weekend, session.results)).catch(refusedAt(weekend.name));
}

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  const weekend = (await readMapping(file)) ?? {};
  const titles = await seasonTitles(file);
  yield* titles.refusedAt(file);
  const { names } = titles;
  const season = weekend.date?.slice(0, 4) ?? '';
  const sessions = sessionsOf(weekend, (results) => existsSync(beside(file, results).path));
  if (sessions.length === 0) throw new BadRow('a weekend has a line date: 2024-05-26');
  const grandPrix =
    (await names.grandPrix(weekend.grandPrixId ?? '')) ?? refuse(`no grand prix has the id ${weekend.grandPrixId}`);
  const circuit = await names.circuit(weekend.circuitId ?? '');
  const results = await Promise.all(sessions.map((session) => rowsOf(file, session, titles)));
  const rows = results.map((read) => (read !== null && 'why' in read ? [] : read));
  for (const [index, session] of sessions.entries()) {
    const race = (outcome: RaceOutcome | null): ImportedRace => ({
      file: file.name,
      line: 1,
      key: `f1-${season}-${weekend.grandPrixId}-${session.id}`,
      sport: SPORT.autoRacing,
      competition: formula1(season),
      meeting: grandPrix.name,
      session: session.label,
      start: session.start,
      length: session.laps ?? undefined,
      country: circuit?.country ?? grandPrix.country ?? undefined,
      venue: circuit?.name,
      outcome,
    });
    const own = results[index]!;
    if (own !== null && 'why' in own) {
      yield own;
      continue;
    }
    const outcome = await outcomeOf(file, session, rows.slice(index), names, titles).catch(
      refusedAt(beside(file, session.results).name),
    );
    yield outcome !== null && 'why' in outcome ? outcome : raceEvent(race(outcome));
  }
}

export const f1db: DataSet = {
  name: 'f1-f1db',
  about: 'Formula 1: F1DB’s folder of seasons since 1950: sessions, grids, pit stops, results, points',
  reads: (name) => /(^|\/)race\.yml$/.test(name),
  events: eventsOf,
};
