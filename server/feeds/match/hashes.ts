import type { EventItem, LiveState } from '@stillingen/domain';
import { hashRow } from '@stillingen/wire';
import type { MatchContext } from '../../projection/item-source.ts';
import { coreText, statisticsText, summaryText } from './details.ts';
import { signatureOf } from '../body.ts';
import { commentsText, highlightsText } from './comments.ts';
import { historyText } from './history.ts';
import { lineupsText, scratchesText } from './lineups.ts';
import { playerStatisticsText } from './player-statistics.ts';

export function hashesText(state: LiveState, event: EventItem, around: MatchContext): string {
  const hash = (text: (state: LiveState, event: EventItem, around: MatchContext) => string): string =>
    signatureOf(text(state, event, around));
  return hashRow.writeText({
    core: hash(coreText),
    summary: hash(summaryText),
    statistics: hash(statisticsText),
    comments: hash(commentsText),
    lineups: hash(lineupsText),
    history: hash(historyText),
    playerStatistics: hash(playerStatisticsText),
    absences: hash(scratchesText),
    videos: hash(highlightsText),
  });
}
