import {
  countryByCode,
  DateFormat,
  formatDate,
  type LiveState,
  type ParticipantId,
  type Transfer,
  type TransferType,
} from '@stillingen/domain';
import { type TransferLine, type TransferTeam, writeTransfers } from '@stillingen/wire';
import { pageOf } from './pages.ts';
import { participantPath } from './paths.ts';

/** Transfers of one page. */
const PAGE_TRANSFERS = 100;
const TABS = [
  { id: 'ALL', name: 'Alle' },
  { id: 'IN', name: 'Ind' },
  { id: 'OUT', name: 'Ud' },
] as const;
const TYPES: Readonly<Record<TransferType, string>> = {
  transfer: 'Transfer',
  loan: 'Leje',
  'loan-return': 'Tilbage fra leje',
  free: 'Fri transfer',
  retired: 'Karrieren slut',
};

function teamOf(state: LiveState, id: ParticipantId | null): TransferTeam | null {
  if (id === null) return null;
  const team = state.participants.get(id)!;
  return { image: id, name: team.name, url: participantPath(team) };
}

function lineOf(state: LiveState, transfer: Transfer, of: ParticipantId): TransferLine {
  const { player: id, from, to, date, type, fee, origin } = transfer;
  const player = state.participants.get(id)!;
  return {
    date: formatDate(date, DateFormat.fullDate),
    direction: to === of ? 'in' : from === of ? 'out' : '',
    type: TYPES[type],
    fee,
    simulated: origin !== 'real',
    from: teamOf(state, from),
    to: teamOf(state, to),
    player: {
      id,
      image: `flag-${player.country}`,
      country: countryByCode(player.country)?.name ?? '',
      name: player.name,
      url: participantPath(player),
    },
  };
}

/** One page of the transfers of a club or player, the latest first. Empty past its end; null where there is no such participant. */
export function transfersText(state: LiveState, participant: string, page: number): string | null {
  const of = participant as ParticipantId;
  const known = state.participants.get(of);
  if (known === undefined || known.deleted === true) return null;
  const all = [...state.transfers.values()]
    .filter(({ player, from, to }) => player === of || from === of || to === of)
    .toSorted((a, b) => b.date - a.date || (a.id < b.id ? -1 : 1));
  const transfers = pageOf(all, page, PAGE_TRANSFERS);
  if (transfers === null || transfers.length === 0) return '';
  return writeTransfers({ title: known.name, tabs: TABS, transfers: transfers.map((transfer) => lineOf(state, transfer, of)) });
}
