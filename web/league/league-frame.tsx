import type { LeagueRow } from '@stillingen/wire';
import type { ReactNode, Ref } from 'react';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { EmbedButton } from '../embed/offer/button.tsx';
import type { EmbedOffer } from '../embed/offer/codes.ts';
import { useHead, usePage } from '../page/page-context.ts';
import { useTabSwipe } from '../page/use-swipe.ts';
import { Frame } from '../shell/frame.tsx';
import { shellText } from '#text/shell.ts';
import { leagueText } from '#text/league.ts';
import { countryOf, LeagueHeader, tabLabel, tabLinks } from './league-header.tsx';
import { aboutSeason } from './model/about.ts';
import type { LeaguePageProps } from './model/address.ts';

/** Embeds show the newest season. The one of the tab comes first. */
function offersOf({ templateId: id, season, tab, tabs }: LeaguePageProps, name: string): readonly EmbedOffer[] {
  if (season !== null) return [];
  const league: EmbedOffer = { kind: 'league', id, title: name };
  const table: EmbedOffer = { kind: 'table', id, title: `${leagueText.sub.standings}, ${name}` };
  if (!tabs.includes('standings')) return [league];
  return tab === 'standings' ? [table, league] : [league, table];
}

/** The page of a season around the content of one of its tabs. */
export function LeagueFrame({
  stages,
  props,
  element,
  right,
  tools,
  children,
}: {
  stages: readonly LeagueRow[];
  props: LeaguePageProps;
  element?: Ref<HTMLDivElement>;
  right?: ReactNode;
  /** What the visitor can do, beside the name. */
  tools?: ReactNode;
  children: ReactNode;
}) {
  const { tab, season } = props;
  const league = stages[0] ?? null;
  const name = league?.name ?? props.slug;
  const sport = usePage().sport(props.sportId);
  const label = tabLabel(tab, sport);
  const swipe = useTabSwipe(tabLinks(props, sport), tab);
  useHead({
    title: [tab === 'overview' ? name : `${label} · ${name}`, season, countryOf(league), shellText.brand]
      .filter(Boolean)
      .join(' · '),
    about: () => aboutSeason(league, sport, season ?? league?.season ?? ''),
  });
  return (
    <MatchArea>
      <Frame isWide={tab === 'draw'} right={right}>
        <div ref={element} {...swipe}>
          <LeagueHeader stages={stages} props={props} tools={tools} />
          {tab === 'overview' ? null : <h2 className="unseen">{label}</h2>}
          {children}
          <EmbedButton offers={offersOf(props, name)} />
        </div>
      </Frame>
    </MatchArea>
  );
}
