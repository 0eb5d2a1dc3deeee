import { useQueryChoice } from '../page/use-query-choice.ts';
import { leagueText } from '#text/league.ts';
import { ChoiceLinks } from '../ui/choice-links.tsx';
import { type ContentProps, Listing, type PartName } from './listing.tsx';
import { MONTH_KEY } from './model/address.ts';
import { inMonth } from './model/schedule.ts';
import styles from './page.module.css';

const nameOf = (month: string): string => month.split('-')[0]!;

/** 'november', with its year where the list has the month of two years. */
const labelOf = (month: string, months: readonly string[]): string =>
  months.filter((each) => nameOf(each) === nameOf(month)).length > 1 ? month.replace('-', ' ') : nameOf(month);

/** The results or fixtures of the season, or those of one month. */
export function MonthList({ content, parts }: { content: ContentProps; parts: readonly PartName[] }) {
  const { months } = content.props;
  const choice = useQueryChoice(
    (query) => query.get(MONTH_KEY) ?? '',
    (month) => ({ [MONTH_KEY]: month }),
  );
  const { chosen: month } = choice;
  const { live, results, fixtures } = content.season.matches;
  const matches = { live: inMonth(live, month), results: inMonth(results, month), fixtures: inMonth(fixtures, month) };
  const options = ['', ...months].map((each) => ({
    label: each === '' ? leagueText.allMonths : labelOf(each, months),
    chosen: each,
    isCurrent: each === month,
  }));
  return (
    <>
      {months.length === 0 ? null : (
        <div className={styles.months}>
          <ChoiceLinks label={leagueText.chooseMonth} options={options} choice={choice} />
        </div>
      )}
      <Listing
        content={month === '' ? content : { ...content, season: { ...content.season, matches } }}
        parts={parts}
        length={month === '' ? 'steps' : 'whole'}
      />
    </>
  );
}
