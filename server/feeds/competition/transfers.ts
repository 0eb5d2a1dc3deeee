import { DateFormat, formatDate, type LiveState, type ParticipantId, type Transfer } from '@stillingen/domain';
import { type TransferLine, type TransferTeam, writeTransfers } from '@stillingen/wire';
import { pageOf } from './rankings.ts';
import type { FeedState } from '../../projection/item-source.ts';

const PAGE_TRANSFERS = 100;
const TABS = ['ALL', 'IN', 'OUT'] as const;

function teamOf(state: LiveState, id: ParticipantId | null): TransferTeam | null {
  if (id === null) return null;
  return { image: id, name: state.participants.get(id)!.name, url: '' };
}

function lineOf({ state, words }: FeedState, transfer: Transfer, of: ParticipantId): TransferLine {
  const { player: id, from, to, date, type, fee, origin } = transfer;
  const player = state.participants.get(id)!;
  return {
    date: formatDate(date, DateFormat.fullDate),
    direction: to === of ? 'in' : from === of ? 'out' : '',
    type: words.transfer(type),
    fee,
    simulated: origin !== 'real',
    from: teamOf(state, from),
    to: teamOf(state, to),
    player: {
      id,
      image: `flag-${player.country}`,
      country: words.country(player.country)?.name ?? '',
      name: player.name,
      url: '',
    },
  };
}

/** One page of the transfers of a club or player, the latest first. Empty past its end; null where there is no such participant. */
export function transfersText(shown: FeedState, participant: string, page: number): string | null {
  const { state, words } = shown;
  const of = participant as ParticipantId;
  const known = state.participants.get(of);
  if (known === undefined || known.deleted === true) return null;
  const all = [...state.transfers.values()]
    .filter(({ player, from, to }) => player === of || from === of || to === of)
    .toSorted((a, b) => b.date - a.date || (a.id < b.id ? -1 : 1));
  const transfers = pageOf(all, page, PAGE_TRANSFERS);
  if (transfers === null || transfers.length === 0) return '';
  return writeTransfers({
    title: known.name,
    tabs: TABS.map((id) => ({ id, name: words.transferTabs[id] })),
    transfers: transfers.map((transfer) => lineOf(shown, transfer, of)),
  });
}
