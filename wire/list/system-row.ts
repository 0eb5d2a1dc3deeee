import { constant, int, rowCodec, text, type Words } from '../text/fields.ts';

/** The system feed (FEED-70). */
export const systemRow = rowCodec({
  head: constant('SA', '1', 'row head'),
  multiplier: int('mlp', 'multiplies the polling intervals'),
  status: int('sst', 'service status: 0 normal, 1 delayed data, 2 outage'),
  trueTime: int('sta', 'time up to which the data are known to be right, while the status is not 0'),
  updateTime: int('stu', 'time of the last local update'),
  live: text('lve', 'matches and races being played, by sport: 1:116|7:3'),
  program: text('pgm', 'address of the program of the pages that this server has'),
  serverTime: int('utime', 'server time in seconds'),
});
export type SystemRow = Words<typeof systemRow.fields>;
