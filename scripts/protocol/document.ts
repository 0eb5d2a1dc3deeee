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
stands in results. The feeds of a match are empty for a race, but for \`df_ev_\` and what is written of it; so are those that a sport
does not have.

### Following changes

Ask for a list once. Then ask for the update feed of its sport, \`u_1_1\` for football, no more often than every five seconds. It has
one row for each event that changed within the last minute: \`AA\` and the newest value of each cell that changed, which takes the place of the
one at hand. An event that is new has its full row; an event with \`DEL\` is dropped. Rows carry no leagues: where an event is not at hand, ask
for the list again. After a gap of more than a minute ask for the repair feed, of more than five minutes for the list. All values are
absolute: reading one twice changes nothing.

### Tree dialect

Rankings, transfers, news, reports and the game being played are trees: \`TS${INDEX}TAG\` opens a node, \`TE${INDEX}TAG\` closes it, \`PT${INDEX}name${CELL_END}PV${INDEX}value\`
is a property of the innermost open node, and so is any other cell. Row ends mean nothing.

## Requests

The sign is what the operator chose (\`FEED_SIGN\`), by default \`${SETTINGS.feedSign.fallback}\`; the project is \`${SETTINGS.projectId.fallback}\` by default (\`PROJECT_ID\`).

Feeds are asked for under \`/{project}/x/feed/{name}\` or \`/x/feed/{name}\`, requests under \`/{project}/x/req/{name}\`, \`/{project}/req/{name}\`
or \`/x/req/{name}\`; any other project is 404. A project has a language: Danish, or what the operator
set for it (\`FEED_EDITIONS=2:en\`). Names, paths and words are in that language, ids and codes are the same in all; prose of providers
(comments, articles) stays as it was written. Search takes the project as \`project-id\`, stored queries as \`projectId\`, and push in \`ul_\` by
project and \`games_\` by language. A name has one spelling: no leading zeros, ids as they were told. Two fields may differ from
it: \`{lang}\` may be any language, with or without a region (\`en\`, \`en-us\`, \`ru-kz\`), and is answered in the language of the project, and
\`t_\` may leave out \`{order}_\`, which is then \`n\`. A header \`Link\` names the one spelling of such a name. Of a query \`?asof=\` alone is known. Pages of every
origin may ask and read (CORS). The text comes as \`text/plain\`, as br or gzip to who accepts it.

With \`?asof={time}\`, in seconds, a feed answers what stood there then, up to three minutes ago: rows, order, signature. Any other time, and
moments before the server's start, are 404. These feeds may be asked so, all others are 404 with it:
${namesOf((Object.keys(FEEDS) as FeedKind[]).filter((kind) => FEEDS[kind]!.earlier !== undefined))}.

${table(
  ['header', 'meaning'],
  [
    ['`x-fsign`', 'asked: the sign without which there is 401'],
    ['`X-Signature`', 'asked: the hash (`A1`) of the text at hand, where it has one; 304 where it is still so'],
    ['`If-None-Match`', 'asked: the ETag at hand; 304 where it is still so'],
    [
      '`X-GeoIP: 1`',
      `asked: geo headers are wanted (${Object.values(GEO_HEADERS).map(code).join(', ')}, percent-encoded, empty where nothing is known); such an answer is kept in no shared cache`,
    ],
    ['`X-utime: 1`', 'asked: `Date` is wanted as it is now; such an answer is kept in no shared cache'],
    ['`Date`', 'answered: the time of the server'],
    ['`ETag`, `Cache-Control`', 'answered: as HTTP has them'],
    ['`Link`', 'answered to another spelling of a name: the address of the one spelling, `rel="canonical"`'],
  ],
)}

${table(
  ['status', 'meaning'],
  [
    [
      '200',
      'the text; `0` where there is nothing: no events, no further page, a day more than seven away, a country of which nothing is known',
    ],
    ['204', 'an update without news'],
    ['304', 'what is at hand is still so'],
    ['401', 'no sign, or a wrong one'],
    ['404', 'no such project or name, nothing of that id, or no such table or ranking; without a body'],
    ['405', 'a method other than GET, HEAD and OPTIONS'],
    ['429', 'this address asked for too much that is not in memory; `Retry-After` says when to come back'],
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
    ['`/api/geo/`', `where the visitor is, as far as the proxy in front says: {${Object.keys(GEO_HEADERS).join(', ')}}`],
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

Below each table stands a row as it is written of a small story of a few matches and a race.

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

Stage codes: ${stageNames}. A code that is not among them is of a match that is being played.

Codes of tables: ${tableCodes}. Where races make up a championship, 1 is the table of
its competitors and 2 that of their teams.

Incident types: ${numbers(INCIDENT_NUMBER)}.

Reasons of corrections: ${numbers(REASON_NUMBER)}.

Kinds of results: ${numbers(RESULT_NUMBER)}.

### Scores

\`AG\` and \`AH\` are the result as it stands, in what the sport counts:

${table(['counted', 'sports'], scoreWords)}

The winner of a shoot-out has one more in \`AG\` or \`AH\` once the match is over; \`AT\` and \`AU\` have the result after regular time, \`REA\` and \`REB\` that
after extra time, \`RPA\` and \`RPB\` the shoot-out. Parts (\`BA\` and on) hold what was scored in each part alone. A score that is not known is not written.

### Minutes

Where a stage has a clock and \`BX\` is empty, the minute is \`base + floor((now - AO) / 60) + 1\`, with \`now\` by the \`Date\` of answers; past the cap it is the cap with
a plus, \`45+\`. Without \`AO\` the stage began at \`AD + 60 * (base + breaks)\`. Where \`BX\` holds a clock, that is shown as it is; at -1 no clock runs. A stage
that is not listed has none. Stages with a clock, all in minutes:

${table(['sports', 'stage', 'base', 'cap', 'breaks before'], stageClocks)}

### Results

Values of \`RAB\` are texts as they are shown: times \`1:31:44,7\`, gaps \`+0,4\` with a plus, \`+1 omg.\` for laps, decimals with a comma, numbers below 0 with \`−\`. Providers
write them; these have one form:

${table(['result', 'form'], resultForms)}

## Push

A WebSocket at \`/push\` carries frames of JSON, as text; a program needs no sign for it. Pages may open it at their own host, and pages of other hosts where the
operator names their origin (\`PUSH_ORIGINS\`); all others are answered 403. 429 where one address has too many connections, 503 where too many come at
once or the server ends, both with \`Retry-After\`.

${table(
  ['subject', 'what `d` is'],
  Object.entries(SUBJECT_SHAPES).map(([kind, shape]) => [code(shape), SUBJECT_MEANINGS[kind as PushSubject['kind']]]),
)}

Where the operator sets a namespace for push, it and a slash stand before each name. A name that is none of these closes the connection.
A client follows at most ${MAX_SUBJECTS} of them; its frames have at most ${MAX_CLIENT_FRAME_BYTES} bytes. Beside the first subscription to each subject it may send ${PUSH_LIMITS.inboundFrames} frames in ${seconds(PUSH_LIMITS.inboundMs)};
subscriptions that are refused, and pings, count among them. Who follows nothing for ${seconds(PUSH_LIMITS.idleMs)} is closed.

${table(
  ['from', 'frame', 'meaning'],
  [
    [
      'client',
      '`{op:"subscribe",s,e,o}`',
      'follows subject `s`, from offset `o` of epoch `e` on where it was followed before; else without both',
    ],
    [
      'client',
      '`{op:"subscribe",s,e,o,loggedIn}`',
      'the same for the channel of an account; `loggedIn` is {id, hash} of a session',
    ],
    ['client', '`{op:"unsubscribe",s}`', 'follows it no longer; it is not answered, and what was on its way still comes'],
    [
      'server',
      '`{op:"subscribed",s,e,o,recovered}`',
      'followed; `recovered`: all that was missed comes now, up to `o`, so the position stays where it was; else what comes follows `o`, and what was before has to be read from the feeds',
    ],
    ['server', '`{op:"refused",s,code}`', 'not followed, or no longer'],
    [
      'server',
      '`{s,e,o,n,t,d}`',
      'text `d`, at server time `t` (milliseconds); `o` is the last of the `n` offsets that they cover, 1 where `n` is absent',
    ],
    [
      'server',
      '`{op:"heartbeat",e,t,p,afterMs}`',
      `still here, every ${seconds(PUSH_LIMITS.heartbeatMs)}; \`p\` has the offset of each subject followed; where the connection falls without a word, come back spread over \`afterMs\``,
    ],
    [
      'server',
      '`{op:"resync",e,t,p}`',
      'frames were dropped, as they were not read in time; what comes next follows these positions, and what was before has to be read from the feeds',
    ],
    [
      'server',
      '`{op:"drain",afterMs}`',
      'the server ends; come back spread over this time, later each time where it is not there yet',
    ],
    ['server', '`{op:"busy",afterMs}`', 'too many come at once; come back here, spread over this time'],
  ],
)}

To begin, subscribe, then ask for the list, and put what was pushed meanwhile over it. A position is an epoch, a text of at most 32
characters, and an offset, a whole number; each subject has its own. Within an epoch offsets go up by one: a frame follows where \`o\` - \`n\` is at most the offset at hand, and
anything above it is a gap. What was missed is kept for ${seconds(PUSH_LIMITS.historyMs)}, at most ${PUSH_LIMITS.historyFrames} frames, and not beyond the end of the server: the next start has
another epoch. Who was not recovered, or has a gap, reads as under "Following changes".

With heartbeats comes a ping of WebSocket, and wherever much is under way: who answers none within ${seconds(PUSH_LIMITS.pongMs)} is cut off without a word, so read on
while you work. A connection on which nothing came for as long as a heartbeat and such an answer take together is dead.

Codes of refusals:

${table(['code', 'meaning'], Object.entries(PUSH_REFUSALS))}

Close codes, beside those of WebSocket itself:

${table(
  ['code', 'name', 'meaning'],
  Object.entries(PushClose)
    .toSorted(([, a], [, b]) => a - b)
    .map(([name, number]) => [String(number), name, CLOSE_MEANINGS[name as keyof typeof PushClose]]),
)}

Without a WebSocket the same frames come as a stream of events: \`/push/sse?s={subject}\`, with \`s\` once for each subject. The data of an event is a
frame as the server sends it. Who comes back with the id of the last event as \`Last-Event-ID\`, as browsers do by themselves, gets what was missed,
as by \`e\` and \`o\`; an id that is none is passed over. 400 where an \`s\` is no subject, there is none or there are too many, or the query has anything else, 404 where there is nothing of any
of these names; 403, 429 and 503 as above. An \`EventSource\` gives up at any of them: make a new one later. Channels of accounts are not told there.
`;
