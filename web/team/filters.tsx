import type { ScheduledMatch } from '../league/model/schedule.ts';
import type { QueryChoice } from '../page/use-query-choice.ts';
import { teamText } from '#text/team.ts';
import { ChoiceLinks } from '../ui/choice-links.tsx';
import { competitionsOf, type MatchFilter } from './model/filter.ts';
import styles from './page.module.css';

const SIDES = [null, 'home', 'away'] as const;
const words = teamText.filter;

/** Links that select the matches of a competition or a side; `matches` are those before the choice. */
export function Filters({ choice, matches }: { choice: QueryChoice<MatchFilter>; matches: readonly ScheduledMatch[] }) {
  const { chosen } = choice;
  const competitions = competitionsOf(matches);
  const all = { slug: null, name: words.all };
  return (
    <div className={styles.filters}>
      {competitions.length < 2 && chosen.competition === null ? null : (
        <ChoiceLinks
          label={words.competitions}
          choice={choice}
          options={[all, ...competitions].map(({ slug, name }) => ({
            label: name,
            chosen: { ...chosen, competition: slug },
            isCurrent: chosen.competition === slug,
          }))}
        />
      )}
      <ChoiceLinks
        label={words.sides}
        choice={choice}
        options={SIDES.map((side) => ({
          label: words.side[side ?? 'all'],
          chosen: { ...chosen, side },
          isCurrent: chosen.side === side,
        }))}
      />
    </div>
  );
}
