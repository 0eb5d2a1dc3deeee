import { type League, type Origin, planOf, showsResult, sportById, StageType } from '@stillingen/domain';
import { DANISH } from '@stillingen/wire/words';
import type { ListItem } from '../projection/list-item.ts';

const MARKS: Readonly<Record<Origin, string>> = { real: '', simulated: ' · Simuleret', replay: ' · Fra arkivet' };
/** Stands last, so that a short line begins with the names. */
export const markOf = (origin: Origin): string => MARKS[origin];

const PLANS = { planned: '', postponed: 'Udsat: ', cancelled: 'Aflyst: ' } as const;

export const eventOf = ({ match, race }: ListItem) => match?.event ?? race!.race;

/** '2-1', '1-1 (4-2 str.)', 'vinder: Mads Pedersen'; empty where there is none. */
export function resultText({ match, race }: ListItem): string {
  if (race !== null) {
    const { entries, stageType } = race.race;
    const first = entries.find(({ rank }) => rank === 1);
    const winner = race.participants.find(({ id }) => id === first?.participant);
    return stageType === StageType.finished && winner !== undefined ? `vinder: ${winner.name}` : '';
  }
  const { event } = match!;
  const sport = sportById(event.sportId)!;
  if (event.stageType !== StageType.finished || !showsResult(event) || sport.row === 'fight') return '';
  const shootOut = event.penalties === null || sport.shootOut !== 'apart' ? '' : ` (${event.penalties.join('-')} str.)`;
  return event.score!.join('-') + shootOut;
}

/** 'Superligaen'; of races with their category: 'Formel 1: VM'. */
export function competitionOf({ race }: ListItem, league: League): string {
  const { name } = DANISH.competition(league);
  return race === null || league.category === '' ? name : `${DANISH.category(league.category).name}: ${name}`;
}

/** 'Brøndby IF – AGF', 'Monaco Grand Prix: Løb'. */
export function nameOf({ match, race }: ListItem, league: League): string {
  if (match !== null) return `${match.home.name} – ${match.away.name}`;
  const { meeting, session } = race!.race;
  return [meeting, session].filter((word) => word !== '').join(': ') || DANISH.competition(league).name;
}

/** 'Udsat: Brøndby IF – AGF (Superligaen)', 'Brøndby IF – AGF 2-1 (Superligaen) · Simuleret'. */
export function titleOf(item: ListItem, league: League, withResult: boolean): string {
  const result = withResult ? resultText(item) : '';
  const name = PLANS[planOf(eventOf(item).stage)] + nameOf(item, league);
  const named = result === '' ? name : `${name}${item.race === null ? '' : ','} ${result}`;
  return `${named} (${competitionOf(item, league)})${markOf(league.origin)}`;
}
