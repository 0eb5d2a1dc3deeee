export interface ReadMail {
  /** Decoded and unfolded headers by lower-case name. */
  readonly head: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

function unquoted(body: string): string {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047. */
function decoded(field: string): string {
  return field
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : unquoted(word.replaceAll('_', ' ')),
    );
}

function split(raw: string): { head: ReadonlyMap<string, string>; body: string } {
  const end = raw.search(/\r?\n\r?\n/);
  const lines = raw
    .slice(0, end)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const head = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decoded(line.slice(colon + 1).trim())];
  });
  return { head: new Map(head), body: raw.slice(end).replace(/^(?:\r?\n){2}/, '') };
}

function contentOf(part: string): string {
  const { head, body } = split(part);
  const encoding = head.get('content-transfer-encoding') ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquoted(body) : body;
}

/** Reads a mail of two alternatives. Throws for any other. */
export function readMail(raw: string): ReadMail {
  const { head, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(head.get('content-type') ?? '')?.[1];
  if (boundary === undefined) throw new Error(`no alternatives: ${head.get('content-type')}`);
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.replace(/^\r?\n/, ''));
  const [text, html] = ['text/plain', 'text/html'].map((type) => {
    const part = parts.find((each) => split(each).head.get('content-type')?.startsWith(type));
    if (part === undefined) throw new Error(`no ${type}`);
    return contentOf(part).replaceAll('\r\n', '\n');
  });
  return { head, text: text!, html: html! };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
export const htmlWords = (html: string): string[] =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => ENTITIES[name]!)
    .split(/\s+/)
    .filter((word) => word !== '');
