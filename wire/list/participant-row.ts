import { rowCodec, text } from '../text/fields.ts';
import type { Row } from '../text/text.ts';
import { numberOf } from '../text/values.ts';

/** PART-01: one value, its parts joined by bars. */
export const infoRow = rowCodec({
  info: text('PR', 'participant: id|short name|name|country|image|table image|sports;|countries;|address|deleted|events;'),
});

export const deletedRow = rowCodec({
  info: text('PRD', 'participant that was deleted, in the same parts'),
});

export interface ParticipantInfo {
  readonly id: string;
  readonly shortName: string;
  readonly name: string;
  readonly countryName: string;
  readonly image: string;
  readonly tableImage: string;
  readonly sportIds: readonly number[];
  readonly countryIds: readonly number[];
  readonly url: string;
  readonly deleted: boolean;
  readonly eventIds: readonly string[];
}

const PART = '|';
const ITEM = ';';
/** A bar in a name would end it. */
const plain = (name: string): string => name.replaceAll(PART, '/');

/** Semicolons separate several ids (PART-02). */
export function writeParticipant(info: ParticipantInfo): string {
  return (info.deleted ? deletedRow : infoRow).writeText({
    info: [
      info.id,
      plain(info.shortName),
      plain(info.name),
      plain(info.countryName),
      info.image,
      info.tableImage,
      info.sportIds.join(ITEM),
      info.countryIds.join(ITEM),
      info.url,
      info.deleted ? '1' : '0',
      info.eventIds.join(ITEM),
    ].join(PART),
  });
}

const items = (value: string): string[] => value.split(ITEM).filter((item) => item !== '');

/** Null for a row of another kind or with missing parts. Throws WireError for an invalid number. */
export function readParticipant(row: Row): ParticipantInfo | null {
  const [head, value = ''] = row[0] ?? [];
  if (head !== infoRow.head && head !== deletedRow.head) return null;
  const parts = value.split(PART);
  const [id, shortName, name, countryName, image, tableImage, sports, countries, url, deleted, events] = parts;
  if (!id || events === undefined) return null;
  return {
    id,
    shortName: shortName!,
    name: name!,
    countryName: countryName!,
    image: image!,
    tableImage: tableImage!,
    sportIds: items(sports!).map(numberOf),
    countryIds: items(countries!).map(numberOf),
    url: url!,
    deleted: deleted === '1',
    eventIds: items(events),
  };
}
