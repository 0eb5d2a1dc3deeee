import { buildFeedName } from '../names/feed-name.ts';
import { int, rowCodec, text, type Words } from '../text/fields.ts';

export const countryRow = rowCodec({
  id: int('MC', 'country id'),
  name: text('ML', 'country name'),
});
export const competitionRow = rowCodec({
  name: text('MN', 'competition'),
  url: text('MU', 'path of its page'),
  results: text('MT', 'prefix of the names of its result feeds, newest season: tr_1_63_O6W7GIaF_20262027'),
  templateId: text('MTI', 'tournament template id'),
});
export const rankingRow = rowCodec({
  id: text('MRI', 'ranking id'),
  name: text('MRN', 'ranking'),
  url: text('MRU', 'path of its page'),
});
export type MenuCompetition = Words<typeof competitionRow.fields>;
export type MenuRanking = Words<typeof rankingRow.fields>;
export interface MenuCountry extends Words<typeof countryRow.fields> {
  readonly competitions: readonly MenuCompetition[];
}
export interface Menu {
  readonly countries: readonly MenuCountry[];
  readonly rankings: readonly MenuRanking[];
}

export const resultsStem = (season: { sport: number; country: number; template: string; season: number }): string => {
  const whole = buildFeedName({ kind: 'tournamentResults', ...season, part: 0, tz: 0, lang: 'da', projectType: 1 });
  return whole.slice(0, whole.indexOf('_0_0_da_1'));
};

export const writeMenu = ({ countries, rankings }: Menu): string =>
  countries
    .map(
      ({ competitions, ...country }) =>
        countryRow.writeText(country) + competitions.map((competition) => competitionRow.writeText(competition)).join(''),
    )
    .join('') + rankings.map((ranking) => rankingRow.writeText(ranking)).join('');
