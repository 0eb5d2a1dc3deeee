import { useRef } from 'react';
import { countOf, type PartName, type Season } from '../league/listing.tsx';
import { byRound, firstMatches } from '../league/model/schedule.ts';
import { Races } from '../league/races.tsx';
import { Rounds } from '../league/rounds.tsx';
import { useSeason } from '../league/model/use-season.ts';
import { usePage } from '../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import { leagueText } from '#text/league.ts';
import type { LeagueProps } from './content.ts';
import { CompetitionHead } from './frame.tsx';
import styles from './frame.module.css';

/** Of those to come, and of the last ones. All that run are shown. */
const MATCHES = 5;
const RACES = 2;

type PartProps = Pick<Parameters<typeof Rounds>[0], 'table' | 'marksOrigin'> & {
  readonly season: Season;
  readonly part: PartName;
  readonly sportId: number;
  readonly hasStages: boolean;
};

function Part({ season, part, sportId, hasStages, table, marksOrigin }: PartProps) {
  const sport = usePage().sport(sportId);
  const [matches, races] = part === 'live' ? [Infinity, Infinity] : [MATCHES, RACES];
  const common = { table, marksOrigin, partsHref: null };
  if (season.races !== null) return <Races {...common} races={season.races[part].slice(0, races)} sportId={sportId} />;
  const groups = firstMatches(byRound(season.matches[part], hasStages), matches);
  return <Rounds {...common} sport={sport} groups={groups} />;
}

export function LeagueEmbed({ id, sportId, countryId }: LeagueProps) {
  const element = useRef<HTMLDivElement>(null);
  const { live, season, stages } = useSeason({ sportId, countryId, templateId: id }, element);
  const { event } = usePage().sport(sportId);
  const [league] = stages;
  if (league === undefined) return null;
  const parts = [
    { part: 'live', title: leagueText.live },
    { part: 'fixtures', title: leagueText.next(event) },
    { part: 'results', title: leagueText.latest },
  ] as const;
  return (
    <div ref={element}>
      <CompetitionHead league={league} sportId={sportId} label={shellText.events(event)} />
      {parts
        .filter(({ part }) => countOf(season, part) > 0)
        .map(({ part, title }) => (
          <section key={part} className={styles.part}>
            <h2>{title}</h2>
            <Part
              {...{ season, part, sportId }}
              table={live.table}
              hasStages={stages.length > 1}
              marksOrigin={league.simulated !== true}
            />
          </section>
        ))}
    </div>
  );
}
