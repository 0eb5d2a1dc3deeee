import { rowCodec, text, type Words } from '../text/fields.ts';

/** Hashes of the feeds of one match, g_ (wire format 2.3): a program asks again for those that changed. */
export const hashRow = rowCodec({
  core: text('CA', 'hash of dc_'),
  summary: text('CD', 'hash of df_sui_'),
  statistics: text('CE', 'hash of df_st_'),
  comments: text('CF', 'hash of df_lc_'),
  lineups: text('CG', 'hash of df_li_'),
  history: text('CH', 'hash of df_mh_'),
  playerStatistics: text('CI', 'hash of df_psn_'),
  absences: text('CJ', 'hash of df_scr_'),
  videos: text('CK', 'hash of df_hi_'),
});
export type HashRow = Words<typeof hashRow.fields>;
