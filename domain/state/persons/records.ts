import type { ParticipantId } from '../../event/ids.ts';
import type { Career, Injury, Profile } from '../../event/persons.ts';
import type { CareerMessage, InjuryMessage, PersonMessage, ProfileMessage } from '../../messages/persons.ts';
import { cleanText } from '../../text/names.ts';
import { sportOfKind } from '../decide/off-pitch.ts';
import { RefusalError, type Submission } from '../decision.ts';
import { keyChange, recordOf, secondsOf, supersededBy } from '../keys.ts';
import { named } from '../naming.ts';
import type { Change, LiveState } from '../state.ts';
import { ParticipantCollector } from './participants.ts';

const dayOf = (day: string | undefined, path: string): number | null => (day === undefined ? null : secondsOf(day, path));

/** The removal of what the key, or the superseded one, named before. */
function replaced(state: LiveState, { provider }: Submission, message: PersonMessage, target: string): Change[] {
  const superseded = message.supersedes === undefined ? undefined : supersededBy(state, provider, message.supersedes);
  return [superseded, recordOf(state, provider, message.key)].flatMap((record) =>
    record?.kind === message.kind && record.target !== target
      ? personRemovalOf(state, provider.name, message.kind, record.target)
      : [],
  );
}

/** The first provider of a profile owns it. */
export function decideProfile(state: LiveState, submission: Submission, message: ProfileMessage): Change[] {
  const { provider } = submission;
  const sport = sportOfKind(message.sport);
  const collector = new ParticipantCollector(state, submission);
  const team = message.team === undefined ? null : collector.idOf(sport.id, message.team, '/team');
  const isPerson = message.participant.kind === 'person';
  const participant = isPerson
    ? collector.personOf(sport.id, message.participant, team, '/participant')
    : collector.idOf(sport.id, message.participant, '/participant');
  const key = keyChange(submission, participant, null);
  const known = state.profiles.get(participant);
  if (known !== undefined && known.provider !== provider.name) return [key];
  if (isPerson) collector.rename(participant, message.participant.name);
  const profile: Profile = {
    participant,
    sportId: sport.id,
    born: dayOf(message.born, '/born'),
    height: message.height ?? null,
    weight: message.weight ?? null,
    position: cleanText(message.position),
    foot: message.foot ?? '',
    number: message.number ?? null,
    team,
    contractUntil: message.contractUntil ?? null,
    founded: message.founded ?? null,
    ground: cleanText(message.ground),
    capacity: message.capacity ?? null,
    coach: cleanText(message.coach),
    origin: provider.origin,
    provider: provider.name,
  };
  return [...replaced(state, submission, message, participant), ...collector.changes, { kind: 'profile', profile }, key];
}

/** The first provider of a career owns it. */
export function decideCareer(state: LiveState, submission: Submission, message: CareerMessage): Change[] {
  const { provider } = submission;
  const sport = sportOfKind(message.sport);
  const collector = new ParticipantCollector(state, submission);
  const team = message.team === undefined ? null : collector.idOf(sport.id, message.team, '/team');
  const player = collector.personOf(sport.id, message.player, team, '/player');
  const key = keyChange(submission, player, null);
  const known = state.careers.get(player);
  if (known !== undefined && known.provider !== provider.name) return [key];
  const { columns } = message;
  const rows = message.rows.map(({ season, team: of, competition, national, values }, at) => {
    const path = `/rows/${at}`;
    if (values.length !== columns.length)
      throw new RefusalError('values_not_of_columns', `${path}/values`, `${columns.length} values, one of each column`);
    return {
      season,
      team: collector.idOf(sport.id, of, `${path}/team`),
      competition: named(competition, `${path}/competition`),
      national: national ?? false,
      values: values.map(cleanText),
    };
  });
  const career: Career = {
    player,
    sportId: sport.id,
    columns: columns.map(({ code, label, kind }) => ({ code: cleanText(code), label: cleanText(label), kind })),
    rows,
    origin: provider.origin,
    provider: provider.name,
  };
  return [...replaced(state, submission, message, player), ...collector.changes, { kind: 'career', career }, key];
}

export function decideInjury(state: LiveState, submission: Submission, message: InjuryMessage): Change[] {
  const { provider } = submission;
  const sport = sportOfKind(message.sport);
  const collector = new ParticipantCollector(state, submission);
  const team = message.team === undefined ? null : collector.idOf(sport.id, message.team, '/team');
  const id = `${provider.name} ${message.key}`;
  const injury: Injury = {
    id,
    sportId: sport.id,
    player: collector.personOf(sport.id, message.player, team, '/player'),
    team,
    kind: message.type,
    text: cleanText(message.text),
    from: secondsOf(message.from, '/from'),
    until: dayOf(message.until, '/until'),
    origin: provider.origin,
  };
  if (injury.until !== null && injury.until < injury.from)
    throw new RefusalError('impossible_time', '/until', 'a day that is not before `from`');
  const removal = replaced(state, submission, message, id);
  return [...removal, ...collector.changes, { kind: 'injury', injury }, keyChange(submission, id, null)];
}

/** None where it is gone or another provider's. */
export function personRemovalOf(state: LiveState, provider: string, kind: PersonMessage['kind'], target: string): Change[] {
  switch (kind) {
    case 'profile': {
      const profile = state.profiles.get(target as ParticipantId);
      return profile?.provider === provider ? [{ kind: 'profile-removed', profile }] : [];
    }
    case 'career': {
      const career = state.careers.get(target as ParticipantId);
      return career?.provider === provider ? [{ kind: 'career-removed', career }] : [];
    }
    case 'injury': {
      const injury = state.injuries.get(target);
      return injury === undefined ? [] : [{ kind: 'injury-removed', injury }];
    }
  }
}
