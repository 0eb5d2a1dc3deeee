import { type AlertSport, type RuleOffer, SPORT } from '@stillingen/domain';
import { useEffect, useMemo, useState } from 'react';
import { RulesPanel } from '../mine/rules/rules-panel.tsx';
import { fetchRuleSports, trialsOf } from '../mine/rules/service.ts';
import { usePage } from '../page/page-context.ts';

const RULES = {
  a: '+1/my-team/scores/any',
  b: '+1/league:1_63_superlig/score-0-0/after-70',
  c: '+2+21/dane/match-point/any',
  d: '-7/league:7_63_herrelig/within-1/after-55',
  e: '+1/any/score-0-0/any',
};
const LEAGUES: Readonly<Record<string, string>> = { '1_63_superlig': 'Superligaen', '7_63_herrelig': 'Herreligaen' };
const SAMPLED = [SPORT.football, SPORT.handball, SPORT.tennis, SPORT.badminton] as const;
const fetchPath = (path: string, init?: RequestInit): Promise<Response> => fetch(path, init);
const tryRules = trialsOf(fetchPath, { matches: [], stages: [], teams: [] });

/** The panel of rules with values that are kept nowhere. */
export function RulesSample() {
  const page = usePage();
  const [sports, setSports] = useState<readonly AlertSport[]>(() => SAMPLED.map((id) => page.sport(id)));
  const [rules, setRules] = useState<Readonly<Record<string, string>>>(RULES);
  useEffect(() => {
    fetchRuleSports(fetchPath).then(setSports, () => undefined);
  }, []);
  const offer = useMemo<RuleOffer>(
    () => ({
      sports,
      sport: (id) => sports.find((sport) => sport.id === id) ?? null,
      team: () => null,
      league: (key) => LEAGUES[key] ?? null,
      teams: [],
      leagues: Object.keys(LEAGUES),
    }),
    [sports],
  );
  const setRule = (path: string, value: string | null): void => {
    const id = path.split('.').at(-1)!;
    setRules(({ [id]: _, ...others }) => (value === null ? others : { ...others, [id]: value }));
  };
  return (
    <RulesPanel rules={rules} offer={offer} tryRules={tryRules} newId={() => `r${Object.keys(rules).length}`} set={setRule} />
  );
}
