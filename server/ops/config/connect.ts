import { matching } from './setting.ts';

/** One source of `CONNECT`: its name, the codes of its leagues, and a mirror in place of its address. */
export interface ConnectedSource {
  readonly name: string;
  readonly leagues: readonly string[];
  readonly mirror: URL | null;
}

const SOURCE = /^([a-z][a-z0-9-]{1,39})(?::([A-Za-z0-9_.-]{1,30}(?:\+[A-Za-z0-9_.-]{1,30}){0,59}))?(?:@(https?:\/\/.+))?$/;

/** Null where the text is not of the form, or names a source twice. */
export function parseConnect(text: string): readonly ConnectedSource[] | null {
  const parts = text.split(',').filter((part) => part !== '');
  const sources = parts.map((part): ConnectedSource | null => {
    const [, name, leagues, mirror] = SOURCE.exec(part) ?? [];
    if (name === undefined || (mirror !== undefined && !URL.canParse(mirror))) return null;
    return { name, leagues: leagues?.split('+') ?? [], mirror: mirror === undefined ? null : new URL(mirror) };
  });
  const known = sources.filter((source) => source !== null);
  const isOnce = new Set(known.map(({ name }) => name)).size === known.length;
  return known.length === sources.length && isOnce ? known : null;
}

const keyOf = (name: string, source: string) =>
  ({
    name,
    fallback: '',
    allowed: 'the key as the source shows it: up to 200 characters without spaces, or empty',
    meaning: `your own key of ${source}, for \`stillingen connect\` and CONNECT; never in an argument`,
    parse: matching(/^[\x21-\x7e]{0,200}$/),
    isSecret: true,
  }) as const;

export const CONNECT_SETTINGS = {
  connect: {
    name: 'CONNECT',
    fallback: '',
    allowed: 'sources separated by commas, each with its leagues after a colon: openligadb:bl1+bl2,nhl; or empty',
    meaning:
      'live sources that this server reads while it leads, in the order of trust; `stillingen connect` lists them and their leagues',
    parse: parseConnect,
    // A key may be there by mistake.
    isSecret: true,
  },
  footballDataKey: keyOf('FOOTBALL_DATA_KEY', 'football-data.org'),
  sportmonksKey: keyOf('SPORTMONKS_KEY', 'Sportmonks'),
  thesportsdbKey: keyOf('THESPORTSDB_KEY', 'TheSportsDB'),
  oddsApiKey: keyOf('ODDS_API_KEY', 'The Odds API'),
} as const;
