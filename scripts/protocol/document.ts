import { RESULT_NUMBER } from '../../domain/index.ts';
import { FEEDS } from '../../server/feeds/catalogue/index.ts';
import { STORED_QUERIES } from '../../server/graphql/stored-queries.ts';
import { PUSH_LIMITS } from '../../server/push/limits.ts';
import { GEO_HEADERS } from '../../wire/page/origin-config.ts';
import { FEED_SHAPES, type FeedKind, NAME_FIELDS, REQUEST_SHAPES } from '../../wire/names/feed-name.ts';
import type { Constant, Field } from '../../wire/text/fields.ts';
import { IRREGULAR_CELLS } from '../../wire/irregular-cells.ts';
import {
  CLOSE_MEANINGS,
  FEED_MEANINGS,
  FIELD_MEANINGS,
  QUERY_MEANINGS,
  REQUEST_MEANINGS,
  SUBJECT_MEANINGS,
} from '../../wire/meanings.ts';
import { MAX_CLIENT_FRAME_BYTES, MAX_SUBJECTS, PUSH_REFUSALS, PushClose } from '../../wire/push/frames.ts';
import type { PushSubject } from '../../wire/push/subject.ts';
import { ROW_TABLES, type RowTable } from '../../wire/rows.ts';
import { INCIDENT_NUMBER, REASON_NUMBER } from '../../wire/match/incident-words.ts';
import { CELL_END, INDEX, ROW_END } from '../../wire/text/text.ts';
import { SETTINGS } from '../../server/ops/config/config.ts';
import { sampleRows } from './samples.ts';
import {
  danishChanges,
  danishHours,
  groupsOfSports,
  namesOfSports,
  races,
  resultForms,
  scoreWords,
  stageClocks,
  stageNames,
  tableCodes,
} from './values.ts';

/** Bars would end the cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${text}\``;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const beginningOf = (shape: string): string => shape.replace(/\{.*/, '');
/** How the name of a feed begins; with its first field where that of another kind begins so too. */
function beginning(feed: FeedKind): string {
  const shape = FEED_SHAPES[feed];
  const [begins, withField] = [beginningOf(shape), shape.replace(/\}.*/, '}_')];
  return Object.values(FEED_SHAPES).some((other) => other !== shape && other.startsWith(`${begins}{`)) ? withField : begins;
}
const named = (feed: RowTable['feeds'][number]): string => code(feed === 'menus' ? REQUEST_SHAPES.menu : beginning(feed));
const namesOf = (feeds: RowTable['feeds']): string => [...new Set(feeds.map(named))].join(' ');

const fieldRow = (word: string, spec: Field<unknown> | Constant): string[] =>
  'constant' in spec
    ? [code(spec.key), '', `always ${code(spec.constant)}`, spec.meaning]
    : spec.kind === 'results'
      ? [code(spec.key), code(word), 'group', spec.meaning]
      : [[spec.key, ...spec.copies].map(code).join(' = '), code(word), spec.kind, spec.meaning];

const samples = sampleRows();

function rowSection(kind: RowTable): string {
  const { title, feeds, codec, tree } = kind;
  const rows = Object.entries(codec.fields).map(([word, spec]) => fieldRow(word, spec));
  const where = tree === true ? 'Properties of nodes' : `Begins with ${code(codec.head)}`;
  const sample = samples.get(kind);
  const shown =
    sample === undefined
      ? 'No row of this kind is written here yet.'
      : `\`\`\`\n${sample}${tree === true ? '' : ROW_END}\n\`\`\``;
  return `### ${title}\n\n${where}. In ${namesOf(feeds)}\n\n${table(['key', 'word', 'type', 'meaning'], rows)}\n\n${shown}`;
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

const SUBJECT_SHAPES: Readonly<Record<PushSubject['kind'], string>> = {
  update: FEED_SHAPES.update,
  localUpdate: FEED_SHAPES.localUpdate,
  game: 'games_{lang}_{event}',
  system: FEED_SHAPES.system,
  service: FEED_SHAPES.service,
  account: 'lsid_{profileId}_{namespace}',
};

const seconds = (ms: number): string => `${ms / 1000} seconds`;

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

A body has content where it is at least four characters long; \`0\` says that there is none. Lists, and what else stands under "signature"
below, end with a row \`A1\` that carries the hash of their text; updates have a row \`A2\` with their time before it. The feeds of a match, and
articles, end with an empty \`A1\`, which is all there is of them where they have nothing to say. System feeds, menus and the JSON of
news have none.

A list begins with \`SA\`, the sport; leagues \`ZA\` follow, each with its events \`AA\`. An event of most sports is a match, one row with a home
and an away side. A race has a row \`AA\` for each competitor: \`AE\` names it, \`NRA\` is the id of the race, and most of what is known
stands in results. For a race, all feeds of a match but \`df_ev_\` and news are empty. So are feeds that a sport does not have.

### Following changes

Fetch a list once. Then poll the update feed of its sport, \`u_1_1\` for football, at most every five seconds. It has one row for each
event that changed within the last minute: \`AA\` and the newest value of each changed cell, which replaces the known one. A new event
has its full row; drop an event with \`DEL\`. Rows carry no leagues: if an event is unknown, fetch the list again. After a gap of more
than a minute fetch the repair feed, after more than five minutes the list. All values are absolute: applying one twice changes nothing.

### Tree dialect

Rankings, transfers, news, reports and the game being played are trees: \`TS${INDEX}TAG\` opens a node, \`TE${INDEX}TAG\` closes it, \`PT${INDEX}name${CELL_END}PV${INDEX}value\`
is a property of the innermost open node, and so is any other cell. Row ends are ignored.

## Requests

The operator sets the sign (\`FEED_SIGN\`), by default \`${SETTINGS.feedSign.fallback}\`; the default project is \`${SETTINGS.projectId.fallback}\` (\`PROJECT_ID\`).

Feeds are served under \`/{project}/x/feed/{name}\` or \`/x/feed/{name}\`, requests under \`/{project}/x/req/{name}\`, \`/{project}/req/{name}\`
or \`/x/req/{name}\`; any other project is 404. A project has a language: Danish, or what the operator
set for it (\`FEED_EDITIONS=2:en\`). Names, paths and words are in that language, ids and codes are the same in all; prose of providers
(comments, articles) stays as it was written. Search takes the project as \`project-id\`, stored queries as \`projectId\`, and push in \`ul_\` by
project and \`games_\` by language. A name has one spelling: no leading zeros, ids unchanged. Two fields may differ: \`{lang}\` may be any language, with or without a region (\`en\`, \`en-us\`, \`ru-kz\`), and is answered in the language of the project, and
\`t_\` may leave out \`{order}_\`, which is then \`n\`. The header \`Link\` then gives the canonical name. \`?asof=\` is the only
query parameter. Pages of every origin may read feeds (CORS). The text is \`text/plain\`, compressed with br or gzip if accepted.

With \`?asof={time}\`, in seconds, a feed returns its content of that time, up to three minutes ago: rows, order, signature. Any other
time, and times before the server's start, return 404. These feeds accept it, all others return 404:
${namesOf((Object.keys(FEEDS) as FeedKind[]).filter((kind) => FEEDS[kind]!.earlier !== undefined))}.

${table(
  ['header', 'meaning'],
  [
    ['`x-fsign`', 'request: the sign; 401 without it'],
    ['`X-Signature`', 'request: the hash (`A1`) of the known text; 304 if it is unchanged'],
    ['`If-None-Match`', 'request: the known ETag; 304 if it is unchanged'],
    [
      '`X-GeoIP: 1`',
      `request: asks for geo headers (${Object.values(GEO_HEADERS).map(code).join(', ')}, percent-encoded, empty if unknown); shared caches do not store the answer`,
    ],
    ['`X-utime: 1`', 'request: asks for the current `Date`; shared caches do not store the answer'],
    ['`Date`', 'answer: the server time'],
    ['`ETag`, `Cache-Control`', 'answer: as in HTTP'],
    ['`Link`', 'answer: the address of the canonical name, `rel="canonical"`'],
  ],
)}

${table(
  ['status', 'meaning'],
  [
    ['200', 'the text; `0` if there is none: no events, no further page, a day more than seven away, an unknown country'],
    ['204', 'an update without changes'],
    ['304', 'the known text is unchanged'],
    ['401', 'missing or wrong sign'],
    ['404', 'unknown project, name, id, table or ranking; without a body'],
    ['405', 'a method other than GET, HEAD and OPTIONS'],
    ['429', 'too many requests from this address that are not in memory; retry after `Retry-After`'],
  ],
)}

## Beside the feeds

Without a sign, answered as JSON:

${table(
  ['address', 'meaning'],
  [
    [
      '`/api/v2/search/?q=&type-ids=&sport-ids=`',
      'at most 20 competitions (type 1), teams (2) and players (3) by the beginnings of their words; players of teams (4) are never found. A list of {id, url, name, type: {id, name}, sport: {id, name}, participantTypes, images, teams, defaultCountry}. 422 for another type, 429 after 20 in ten seconds',
    ],
    ['`/api/v2/search/top/`', 'the top competitions, in the same form'],
    [
      '`/pq_graphql?_hash=`, `/odds/pq_graphql?_hash=`',
      'reads by the stored queries below; 404 for another hash, 400 for other parameters than theirs, of which all must be given',
    ],
    ['`/api/geo/`', `the visitor's location, as reported by the proxy: {${Object.keys(GEO_HEADERS).join(', ')}}`],
  ],
)}

${table(
  ['query', 'parameters', 'answers'],
  Object.entries(STORED_QUERIES).map(([hash, { parameters }]) => [
    code(hash),
    parameters.map(code).join(' '),
    QUERY_MEANINGS[hash]!,
  ]),
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

Days begin at midnight of \`tz\`. For the days of Denmark it is ${danishHours[0]} in winter and ${danishHours[1]} in summer, in 2026 from
${danishChanges[0]} to ${danishChanges[1]} UTC: the last Sundays of March and October. A name says the hours that hold now; they do not change by themselves.

## Rows

Each table is followed by an example row.

${ROW_TABLES.map(rowSection).join('\n\n')}

## Groups that repeat, titles and tags

${IRREGULAR_CELLS.map(
  ({ title, feeds, cells }) =>
    `### ${title}\n\nIn ${namesOf(feeds)}\n\n${table(
      ['key', 'meaning'],
      cells.map(([key, meaning]) => [code(key), meaning]),
    )}`,
).join('\n\n')}

## Values

Sports: ${namesOfSports}.

Sports of races: ${races}. Groups of sports: ${groupsOfSports}.

Stage types: 1 scheduled, 2 live, 3 finished.

Stage codes: ${stageNames}. Any other code is that of a running match.

Codes of tables: ${tableCodes}. Where races make up a championship, 1 is the table of
its competitors and 2 that of their teams.

Incident types: ${numbers(INCIDENT_NUMBER)}.

Reasons of corrections: ${numbers(REASON_NUMBER)}.

Kinds of results: ${numbers(RESULT_NUMBER)}.

### Scores

\`AG\` and \`AH\` are the result as it stands, in what the sport counts:

${table(['counted', 'sports'], scoreWords)}

The winner of a shoot-out has one more in \`AG\` or \`AH\` once the match is over; \`AT\` and \`AU\` have the result after regular time, \`REA\` and \`REB\` that
after extra time, \`RPA\` and \`RPB\` the shoot-out. Parts (\`BA\` and on) hold what was scored in each part alone. An unknown score is left out.

### Minutes

If a stage has a clock and \`BX\` is empty, the minute is \`base + floor((now - AO) / 60) + 1\`, with \`now\` by the \`Date\` of answers; past the cap it is the cap with
a plus, \`45+\`. Without \`AO\` the stage began at \`AD + 60 * (base + breaks)\`. Where \`BX\` holds a clock, that is shown as it is; at -1 no clock runs. A stage
that is not listed has none. Stages with a clock, all in minutes:

${table(['sports', 'stage', 'base', 'cap', 'breaks before'], stageClocks)}

### Results

Values of \`RAB\` are texts as they are shown: times \`1:31:44,7\`, gaps \`+0,4\` with a plus, \`+1 omg.\` for laps, decimals with a comma, numbers below 0 with \`−\`. Providers
write them; these have one form:

${table(['result', 'form'], resultForms)}

## Push

A WebSocket at \`/push\` carries JSON frames as text; no sign is needed. Pages of the own host may open it, and pages of other origins that
the operator lists (\`PUSH_ORIGINS\`); others get 403. The answer is 429 if one address has too many connections, and 503 if too many
connect at once or the server is shutting down, both with \`Retry-After\`.

${table(
  ['subject', 'what `d` is'],
  Object.entries(SUBJECT_SHAPES).map(([kind, shape]) => [code(shape), SUBJECT_MEANINGS[kind as PushSubject['kind']]]),
)}

If the operator sets a push namespace, each name is preceded by it and a slash. An invalid name closes the connection.
A client subscribes to at most ${MAX_SUBJECTS} subjects; its frames have at most ${MAX_CLIENT_FRAME_BYTES} bytes. Besides the first subscription to each subject it may send ${PUSH_LIMITS.inboundFrames} frames in ${seconds(PUSH_LIMITS.inboundMs)};
refused subscriptions and pings count. The server closes a connection without subscriptions after ${seconds(PUSH_LIMITS.idleMs)}.

${table(
  ['from', 'frame', 'meaning'],
  [
    [
      'client',
      '`{op:"subscribe",s,e,o}`',
      'subscribes to subject `s`; with the last offset `o` and epoch `e` after an earlier subscription, else without both',
    ],
    [
      'client',
      '`{op:"subscribe",s,e,o,loggedIn}`',
      'the same for the channel of an account; `loggedIn` is {id, hash} of a session',
    ],
    ['client', '`{op:"unsubscribe",s}`', 'unsubscribes; there is no answer, and frames in flight still arrive'],
    [
      'server',
      '`{op:"subscribed",s,e,o,recovered}`',
      'subscribed; with `recovered` all missed frames up to `o` follow, and the position stays; otherwise frames continue after `o`, and earlier changes have to be read from the feeds',
    ],
    ['server', '`{op:"refused",s,code}`', 'the subscription is refused or has ended'],
    [
      'server',
      '`{s,e,o,n,t,d}`',
      'text `d`, at server time `t` (milliseconds); `o` is the last of the `n` offsets that it covers, 1 if `n` is absent',
    ],
    [
      'server',
      '`{op:"heartbeat",e,t,p,afterMs}`',
      `sent every ${seconds(PUSH_LIMITS.heartbeatMs)}; \`p\` has the offset of each subscribed subject; if the connection is lost, reconnect at random within \`afterMs\``,
    ],
    [
      'server',
      '`{op:"resync",e,t,p}`',
      'the server dropped frames that were not read in time; frames continue after these positions, and earlier changes have to be read from the feeds',
    ],
    ['server', '`{op:"drain",afterMs}`', 'the server is shutting down; reconnect at random within this time, with back-off'],
    ['server', '`{op:"busy",afterMs}`', 'too many connections; reconnect to this host at random within this time'],
  ],
)}

Subscribe first, then fetch the list, and apply the frames received meanwhile to it. A position is an epoch, a text of at most 32
characters, and an offset, a whole number; each subject has its own. Within an epoch offsets increase by one: a frame is next if
\`o\` - \`n\` is at most the known offset; otherwise frames were lost. The server keeps a history of ${seconds(PUSH_LIMITS.historyMs)}, at most ${PUSH_LIMITS.historyFrames} frames; a restart
begins another epoch. After a gap, or without a recovery, catch up as described under "Following changes".

The server sends a WebSocket ping with each heartbeat, and while many frames are queued. It closes a connection without a close frame
if no pong arrives within ${seconds(PUSH_LIMITS.pongMs)}. Keep reading while you write. A connection without a frame for a heartbeat interval plus that time is dead.

Codes of refusals:

${table(['code', 'meaning'], Object.entries(PUSH_REFUSALS))}

Close codes, beside those of WebSocket itself:

${table(
  ['code', 'name', 'meaning'],
  Object.entries(PushClose)
    .toSorted(([, a], [, b]) => a - b)
    .map(([name, number]) => [String(number), name, CLOSE_MEANINGS[name as keyof typeof PushClose]]),
)}

Without a WebSocket the same frames are available as an event stream: \`/push/sse?s={subject}\`, with one \`s\` per subject. The data of an
event is a frame of the server. A request with the id of the last event as \`Last-Event-ID\`, which browsers send by themselves, recovers
missed frames as \`e\` and \`o\` do; an invalid id is ignored. The answer is 400 for an invalid, missing or excess \`s\` or any other parameter,
404 if none of the subjects exists, and 403, 429 and 503 as above. An \`EventSource\` stops at any of them: create a new one later. Channels of
accounts are not available there.
`;
