import type { NamedSource } from '../page/render.ts';
import { rowCodec, text } from '../text/fields.ts';

/** A provider that is named wherever its matches are shown. */
export const sourceRow = rowCodec({
  provider: text('SRN', 'name of the provider'),
  text: text('SRT', 'its source, shown with a link'),
  url: text('SRU', 'address of the source'),
  licence: text('SRL', 'licence of its data'),
  sports: text('SRS', 'ids of the sports, and groups of sports, with its matches and races: 1,7'),
});

export interface Source extends NamedSource {
  readonly provider: string;
}

export const writeSources = (sources: readonly Source[]): string =>
  sources.map((source) => sourceRow.writeText({ ...source, sports: source.sports.join(',') })).join('');
