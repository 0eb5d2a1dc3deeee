import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type League, sportById } from '@stillingen/domain';
import { buildFeedName, readStandings } from '@stillingen/wire';
import type { CardRow } from '../../images/drawing/card.ts';
import type { PictureSource } from '../../images/pictures.ts';
import type { FeedLibrary } from '../../feeds/library.ts';
import type { Images } from './open-images.ts';

const COUNTRY = /^[a-z]{2}(?:-[a-z]{3})?$/;

/** The flags that the web app was built with, as pages show them. Each is read once. */
function flagsIn(webDir: string): PictureSource['flagOf'] {
  const known = new Map<string, string | null>();
  function read(code: string): string | null {
    try {
      return readFileSync(path.join(webDir, 'client', 'flags', `${code}.svg`), 'utf8');
    } catch {
      return null;
    }
  }
  return (code) => {
    if (!COUNTRY.test(code)) return null;
    const flag = known.get(code) ?? read(code);
    if (flag !== null) known.set(code, flag);
    return flag;
  };
}

const OVERALL = '1';

/** Of the table that pages show; empty where it has no points. */
function tableIn(library: Pick<FeedLibrary, 'body'>): PictureSource['tableOf'] {
  return ({ tournamentId, id, sportId, hasStandings }: League) => {
    if (!hasStandings) return [];
    const text = library.body(buildFeedName({ kind: 'standings', tournament: tournamentId, stage: id, table: OVERALL }))?.text;
    const [table] = text === undefined ? [] : readStandings(text).tables;
    const isOfTeams = sportById(sportId)!.competitors === 'teams';
    return (table?.teams ?? []).flatMap(({ rank, name, code, colours, played, points }): CardRow[] => {
      if (rank === null || name === null || points === null) return [];
      const [first, second] = colours?.split('|') ?? [];
      const side = { code: code ?? name, colours: first && second ? ([first, second] as const) : null };
      return [
        { rank, name, played: played === null ? '' : String(played), points: String(points), side: isOfTeams ? side : null },
      ];
    });
  };
}

export const pictureSource = (
  state: PictureSource['state'],
  library: Pick<FeedLibrary, 'body'>,
  { logos }: Pick<Images, 'logos'>,
  webDir: string,
): PictureSource => ({ state, logos, tableOf: tableIn(library), flagOf: flagsIn(webDir) });
