import { stageOfMinute } from '../../event/clock.ts';
import type { EventItem, Incident, Pair } from '../../event/entities.ts';
import type { ParticipantId } from '../../event/ids.ts';
import { isDecided } from '../../event/stage.ts';
import type { IncidentMessage } from '../../messages/course.ts';
import { type Sport, sportById } from '../../sports/index.ts';
import { cleanText } from '../../text/names.ts';
import { addCorrection } from '../corrections.ts';
import { RefusalError, type Submission } from '../decision.ts';
import { eventOf, idOf, keyChange, secondsOf, supersededBy } from '../keys.ts';
import { ParticipantCollector } from '../persons/participants.ts';
import { claim } from '../precedence.ts';
import type { Change, LiveState } from '../state.ts';

export const GOALS = new Set(['goal', 'own-goal', 'penalty-goal']);
const RED_CARDS = new Set(['red-card', 'second-yellow-card']);
const HALTS = new Set([...GOALS, ...RED_CARDS, 'penalty-awarded', 'var-review']);

/** Where scores are many, only a red card stops more than the clock. */
const isHalt = ({ alerts }: Pick<Sport, 'alerts'>, { type }: IncidentMessage): boolean =>
  HALTS.has(type) && (alerts.each || RED_CARDS.has(type));

export const minuteText = ({ minute, added }: Pick<Incident, 'minute' | 'added'>): string =>
  added > 0 ? `${minute}+${added}` : String(minute);
export const describe = (incident: Incident): string =>
  [`${minuteText(incident)}'`, incident.player].filter((word) => word !== '').join(' ');

function redCards(incidents: readonly Incident[]): Pair {
  let [home, away] = [0, 0];
  for (const { type, side, withdrawn } of incidents) {
    if (!RED_CARDS.has(type) || withdrawn !== null) continue;
    if (side === 'home') home += 1;
    else away += 1;
  }
  return [home, away];
}

const timeOf = (incident: Incident): number => incident.minute * 100 + incident.added;

function withIncident(incidents: readonly Incident[], incident: Incident): readonly Incident[] {
  const known = incidents.findIndex(({ id }) => id === incident.id);
  if (known !== -1) return incidents.with(known, incident).sort((a, b) => timeOf(a) - timeOf(b));
  const time = timeOf(incident);
  return incidents.toSpliced(incidents.findLastIndex((each) => timeOf(each) <= time) + 1, 0, incident);
}

export function incidentChanges(known: readonly Incident[], event: EventItem, isClaimed: boolean, incident: Incident): Change[] {
  const incidents = withIncident(known, incident);
  const reds = redCards(incidents);
  const changes: Change[] = [{ kind: 'incidents', id: event.id, incidents }];
  if (isClaimed || reds[0] !== event.redCards[0] || reds[1] !== event.redCards[1])
    changes.push({ kind: 'event', event: { ...event, redCards: reds } });
  return changes;
}

/** A goal after the end beyond the score needs a correction. */
function isBeyondScore(known: readonly Incident[], event: EventItem, message: IncidentMessage): boolean {
  if (!GOALS.has(message.type) || !isDecided(event.stage) || message.supersedes !== undefined) return false;
  const reported = known.filter(
    (incident) => GOALS.has(incident.type) && incident.side === message.side && incident.withdrawn === null,
  ).length;
  const scored = event.score?.[message.side === 'home' ? 0 : 1] ?? 0;
  return reported >= scored;
}

export function decideIncident(state: LiveState, submission: Submission, message: IncidentMessage): Change[] {
  const { provider, n } = submission;
  const reported = eventOf(state, provider, message.event);
  const id = idOf(submission);
  const key = keyChange(submission, id, reported.id);
  const stands = state.incidents.get(reported.id) ?? [];
  const claimed = claim(reported, provider, 'incidents', stands.length > 0);
  if (claimed === null) return [key];
  const { event, isTakenOver } = claimed;
  const known = isTakenOver ? [] : stands;
  const before = known.find((incident) => incident.id === id);
  const superseded = message.supersedes === undefined ? undefined : supersededBy(state, provider, message.supersedes);
  if (before === undefined && isBeyondScore(known, event, message)) {
    // It contradicts another provider's score.
    if (event.provider !== provider.name) return [key];
    throw new RefusalError('event_finished', '/type', 'a correction that names what it supersedes');
  }
  const collector = new ParticipantCollector(state, submission);
  const personOf = (name: string, personKey: string | undefined, path: string): ParticipantId | undefined =>
    personKey === undefined || name === '' || sportById(event.sportId)!.competitors !== 'teams'
      ? undefined
      : collector.personOf(event.sportId, { name, key: personKey }, null, path);
  const [player, second, third] = [message.player, message.second, message.third].map(cleanText) as [string, string, string];
  const participant = personOf(player, message.playerKey, '/playerKey');
  const secondParticipant = personOf(second, message.secondKey, '/secondKey');
  const thirdParticipant = personOf(third, message.thirdKey, '/thirdKey');
  const incident: Incident = {
    id,
    type: message.type,
    side: message.side,
    minute: message.minute,
    added: message.added ?? 0,
    clock: message.clock ?? '',
    stage: message.stage ?? stageOfMinute(sportById(event.sportId)!, event, message.minute) ?? event.stage,
    player,
    second,
    ...(third === '' ? {} : { third }),
    ...(participant === undefined ? {} : { participant }),
    ...(secondParticipant === undefined ? {} : { secondParticipant }),
    ...(thirdParticipant === undefined ? {} : { thirdParticipant }),
    detail: cleanText(message.detail),
    score: message.score ?? before?.score ?? null,
    withdrawn: null,
  };
  const isNewHalt = before === undefined && isHalt(sportById(event.sportId)!, message);
  const standing = isNewHalt ? { ...event, haltedAt: secondsOf(message.at, '/at') } : event;
  const changes = [...collector.changes, ...incidentChanges(known, standing, standing !== reported, incident)];
  // A change of side is a correction even without `supersedes`.
  if (before !== undefined && (superseded !== undefined || before.side !== incident.side)) {
    changes.push(
      addCorrection(state, event.id, {
        n,
        at: secondsOf(message.at, '/at'),
        what: 'incident',
        from: describe(before),
        to: describe(incident),
        reason: message.reason ?? 'unknown',
        minute: minuteText(incident),
        side: incident.side,
        player: incident.player,
        provider: provider.name,
      }),
    );
  }
  return [...changes, key];
}
