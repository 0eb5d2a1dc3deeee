import { RESULT_NUMBER, Stage } from '../../domain/index.ts';
import { FEED_SHAPES } from '../../wire/names/feed-name.ts';
import type { Constant, Field } from '../../wire/text/fields.ts';
import { LOOSE_CELLS } from '../../wire/loose-cells.ts';
import { FEED_MEANINGS, FIELD_MEANINGS, REQUEST_MEANINGS } from '../../wire/meanings.ts';
import { NAME_FIELDS } from '../../wire/names/name-shapes.ts';
import { MAX_CLIENT_FRAME_BYTES, MAX_SUBJECTS, PUSH_REFUSALS, PushClose } from '../../wire/push/frames.ts';
import { REQUEST_SHAPES } from '../../wire/names/request-name.ts';
import { ROW_TABLES, type RowTable } from '../../wire/rows.ts';
import { INCIDENT_NUMBER, REASON_NUMBER } from '../../wire/match/incident-words.ts';
import { CELL_END, INDEX, ROW_END } from '../../wire/text/text.ts';

/** Bars would end the cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${text}\``;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const named = (feed: RowTable['feeds'][number]): string =>
  code(feed === 'menus' ? REQUEST_SHAPES.menu : FEED_SHAPES[feed].replace(/_\{.*/, '_'));
const namesOf = (feeds: RowTable['feeds']): string => [...new Set(feeds.map(named))].join(' ');

const fieldRow = (word: string, spec: Field<unknown> | Constant): string[] =>
  'constant' in spec
    ? [code(spec.key), '', `always ${code(spec.constant)}`, spec.meaning]
    : spec.kind === 'results'
      ? [code(spec.key), code(word), 'group', spec.meaning]
      : [[spec.key, ...spec.copies].map(code).join(' = '), code(word), spec.kind, spec.meaning];

function rowSection({ title, feeds, codec, tree }: RowTable): string {
  const rows = Object.entries(codec.fields).map(([word, spec]) => fieldRow(word, spec));
  const where = tree === true ? 'Properties of nodes' : `Begins with ${code(codec.head)}`;
  return `### ${title}\n\n${where}. In ${namesOf(feeds)}\n\n${table(['key', 'word', 'type', 'meaning'], rows)}`;
}

const numbers = (of: Readonly<Record<string, number>>): string =>
  Object.entries(of)
    .toSorted(([, a], [, b]) => a - b)
    .map(([word, number]) => `${number} ${word}`)
    .join(', ');

const shapes = (of: Readonly<Record<string, string>>, meanings: Readonly<Record<string, string>>): string =>
  table(
    ['name', 'kind', 'meaning'],
    Object.entries(of).map(([kind, shape]) => [code(shape), kind, meanings[kind]!]),
  );

/** The protocol as a page: written from the tables that the program runs on, so that it can not say anything else. */
export const protocolDocument = (): string => `# Feed protocol

Written by \`npx node scripts/protocol/write.ts\` from the tables in \`wire/\`; a test fails where it is old.

## Text

UTF-8. A feed is rows, a row is cells: a key, \`${INDEX}\`, a value, \`${CELL_END}\`; after its last cell a row ends with \`${ROW_END}\`. No value holds
one of the three. The key of the first cell names the kind of row. The order of cells is that of the tables below; readers take keys
they do not know for nothing, and of a key that repeats its first occurrence, unless it stands among the groups that repeat. An absent
word is not written; in an update an empty cell takes it back.

Types: \`text\`; \`int\` a whole number; \`decimal\`; \`id\` and \`numericId\`, of which \`0\` and \`undefined\` stand for none; \`flag\` 1 or absent;
\`yes\` y or n. Times are seconds since the epoch.

A body has content where it is at least four characters long; \`0\` says that there is none. Lists end with a row \`A1\` that carries the
hash of their text; updates have a row \`A2\` with their time before it. Other feeds end with an empty \`A1\` or none.

### Tree dialect

Rankings, transfers, news, reports and the game being played are trees: \`TS${INDEX}TAG\` opens a node, \`TE${INDEX}TAG\` closes it, \`PT${INDEX}name${CELL_END}PV${INDEX}value\`
is a property of the innermost open node, and so is any other cell. Row ends mean nothing.

## Requests

Feeds are asked for under \`/{project}/x/feed/{name}\` or \`/x/feed/{name}\`, the names of requests under \`/x/req/\`.
A name has one spelling; of a query \`?asof=\` alone is known. Pages of every origin may ask and read (CORS).

Lists of a day (\`f_\`, \`fm_\`, \`fp_\`), of a country, a season, a participant and a series, the repair feed, standings and the feeds of a match take \`?asof={time}\`
in seconds and answer what stood there then, up to three minutes ago: rows, order, signature. Any other time, and moments before the server's start, are 404.

${table(
  ['header', 'meaning'],
  [
    ['`x-fsign`', 'asked: the sign without which there is 401'],
    ['`X-Signature`', 'asked: the hash (`A1`) of the text at hand; 304 where it is still so'],
    ['`If-None-Match`', 'asked: the ETag at hand; 304 where it is still so'],
    ['`X-GeoIP: 1`', 'asked: geo headers are wanted; such an answer is kept in no shared cache'],
    ['`X-utime: 1`', 'asked: `Date` is wanted as it is now; such an answer is kept in no shared cache'],
    ['`Date`', 'answered: the time of the server'],
    ['`ETag`, `Cache-Control`', 'answered: as HTTP has them'],
  ],
)}

${table(
  ['status', 'meaning'],
  [
    ['200', 'the text; `0` where there is nothing'],
    ['204', 'an update without news'],
    ['304', 'what is at hand is still so'],
    ['401', 'no sign, or a wrong one'],
    ['404', 'no such name, or nothing of that id; but `0` with 200 where only the day is too far away'],
    ['405', 'neither GET nor HEAD'],
  ],
)}

## Beside the feeds

Without a sign, answered as JSON:

${table(
  ['address', 'meaning'],
  [
    [
      '`/api/v2/search/?q=&type-ids=&sport-ids=`',
      'at most 20 competitions (type 1), teams (2) and players (3) by the beginnings of their words; 422 for another type, 429 after 20 in ten seconds',
    ],
    ['`/api/v2/search/top/`', 'the top competitions, in the same form'],
    [
      '`/pq_graphql?_hash=`, `/odds/pq_graphql?_hash=`',
      'reads by stored queries: oce, ope, ope2, ole2, pobtm, lobtm, lwo, dsof, dsos2, lph; 404 for another hash, 400 for other parameters than theirs',
    ],
    ['`/api/geo/`', 'where the visitor is, as far as the proxy in front says'],
  ],
)}

## Names of feeds

${shapes(FEED_SHAPES, FEED_MEANINGS)}

## Names of requests

${shapes(REQUEST_SHAPES, REQUEST_MEANINGS)}

## Fields of names

${table(
  ['field', 'pattern', 'meaning'],
  Object.entries(NAME_FIELDS).map(([name, { pattern }]) => [
    code(name),
    code(pattern),
    FIELD_MEANINGS[name as keyof typeof FIELD_MEANINGS],
  ]),
)}

## Rows

${ROW_TABLES.map(rowSection).join('\n\n')}

## Groups that repeat, titles and tags

${LOOSE_CELLS.map(
  ({ title, feeds, cells }) =>
    `### ${title}\n\nIn ${namesOf(feeds)}\n\n${table(
      ['key', 'meaning'],
      cells.map(([key, meaning]) => [code(key), meaning]),
    )}`,
).join('\n\n')}

## Values

Stage codes: ${numbers(Stage)}.

Stage types: 1 scheduled, 2 live, 3 finished.

Incident types: ${numbers(INCIDENT_NUMBER)}.

Reasons of corrections: ${numbers(REASON_NUMBER)}.

Kinds of results: ${numbers(RESULT_NUMBER)}.

## Push

A WebSocket at \`/push\` carries frames of JSON. Subjects are named as the feeds of kind service, system, update and localUpdate, or
\`games_{lang}_{event}\` for one match. \`lsid_{profileId}_{namespace}\` is the channel of an account: it tells \`{"rev":n}\` whenever the
documents of the user change, and is closed as soon as the session ends. A client follows at most ${MAX_SUBJECTS} of them; its frames have at most ${MAX_CLIENT_FRAME_BYTES} bytes.

${table(
  ['from', 'frame', 'meaning'],
  [
    ['client', '`{op:"subscribe",s,e,o}`', 'follows subject `s`, from offset `o` of epoch `e` on where it was followed before'],
    [
      'client',
      '`{op:"subscribe",s,e,o,loggedIn}`',
      'the same for the channel of an account; `loggedIn` is the id and hash of a session',
    ],
    ['client', '`{op:"unsubscribe",s}`', 'follows it no longer'],
    ['server', '`{op:"subscribed",s,e,o,recovered}`', 'followed from here; whether what was missed comes now'],
    ['server', '`{op:"refused",s,code}`', 'not followed, or no longer'],
    [
      'server',
      '`{s,e,o,n,t,d}`',
      'feed text `d` at server time `t` (milliseconds); `o` is the last of `n` offsets that it covers',
    ],
    [
      'server',
      '`{op:"heartbeat",e,t,p,afterMs}`',
      'still here; `p` has the offset of each subject followed; where the connection falls without a word, come back spread over `afterMs`',
    ],
    ['server', '`{op:"resync",e,t,p}`', 'frames were dropped; what comes next follows these positions'],
    ['server', '`{op:"drain",afterMs}`', 'the server ends; come back spread over this time'],
    ['server', '`{op:"busy",afterMs}`', 'too many come at once; come back here, spread over this time'],
  ],
)}

Codes of refusals:

${table(['code', 'meaning'], Object.entries(PUSH_REFUSALS))}

Close codes: ${numbers(PushClose)}.
`;
