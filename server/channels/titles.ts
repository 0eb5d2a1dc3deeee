import { type League, type Origin, planOf, showsResult, sportById, StageType, Winner } from '@stillingen/domain';
import { DANISH } from '@stillingen/wire/words';
import type { ListItem } from '../projection/list-item.ts';

const MARKS: Readonly<Record<Origin, string>> = { real: '', simulated: ' · Simuleret', replay: ' · Fra arkivet' };
/** Stands last, so that a short line begins with the names. */
export const markOf = (origin: Origin): string => MARKS[origin];

const PLANS = { planned: '', postponed: 'Udsat: ', cancelled: 'Aflyst: ' } as const;

export const eventOf = ({ match, race }: ListItem) => match?.event ?? race!.race;

function winnerOf({ match, race }: ListItem): string | undefined {
  if (race !== null) {
    const first = race.race.entries.find(({ rank }) => rank === 1);
    return race.participants.find(({ id }) => id === first?.participant)?.name;
  }
  const { event, home, away } = match!;
  return { [Winner.home]: home.name, [Winner.away]: away.name }[event.winner as number];
}

/** ' 2-1', ' 1-1 (4-2 str.)', ', vinder: Mads Pedersen'; empty where there is none. */
function resultText(item: ListItem): string {
  const { match } = item;
  const event = eventOf(item);
  if (event.stageType !== StageType.finished) return '';
  const sport = sportById(item.sportId)!;
  if (match === null || sport.row === 'fight') {
    const winner = winnerOf(item);
    return winner === undefined ? '' : `, vinder: ${winner}`;
  }
  const { score, penalties } = match.event;
  if (!showsResult(match.event)) return '';
  return ` ${score!.join('-')}${penalties === null || sport.shootOut !== 'apart' ? '' : ` (${penalties.join('-')} str.)`}`;
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
  const named = PLANS[planOf(eventOf(item).stage)] + nameOf(item, league) + (withResult ? resultText(item) : '');
  return `${named} (${competitionOf(item, league)})${markOf(league.origin)}`;
}
