import { int, rowCodec, text, type Words } from '../text/fields.ts';

/** A recording to be watched elsewhere, feed df_hi_. */
export const videoRow = rowCodec({
  id: text('VDI', 'video id'),
  title: text('VDT', 'title'),
  url: text('VDL', 'address, https'),
  published: int('VDP', 'when it was published'),
});
export type VideoRow = Words<typeof videoRow.fields>;

/** Videos, the newest first as they are given. */
export const writeVideos = (videos: readonly VideoRow[]): string => videos.map((video) => videoRow.writeText(video)).join('');

/** The videos of a df_hi_ feed. Throws WireError where the text is not of the format. */
export const readVideos = (body: string): VideoRow[] => videoRow.readAll(body);
