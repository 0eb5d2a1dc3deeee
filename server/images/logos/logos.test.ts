import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/run.ts';
import { RenderPool } from '../render/pool.ts';
import { Logos } from './logos.ts';

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${content}</svg>`;
const SQUARE = svg('<path d="M0 0h8v8H0z"/>');
const BRONDBY = { id: 'aB3dE6gH', slug: 'broendby-if' };
const OTHER = { id: 'zzzzzzzz', slug: 'vejle-boldklub' };

function openFolder() {
  const folder = temporaryFolder('logos');
  for (const kind of ['team', 'person', 'competition']) mkdirSync(path.join(folder.path, kind));
  const lines: string[] = [];
  const pool = new RenderPool();
  const changes: number[] = [];
  const logos = new Logos({
    ...{ folder: folder.path, pool, warn: (line) => void lines.push(line) },
    onChange: () => void changes.push(1),
  });
  return {
    ...{ logos, lines, changes },
    path: folder.path,
    write: (file: string, content: string | Uint8Array) => writeFileSync(path.join(folder.path, file), content),
    remove: (file: string) => rmSync(path.join(folder.path, file)),
    async [Symbol.asyncDispose]() {
      await pool[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

const pixels = (width: number, height: number, format: 'png' | 'webp' | 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#c8102e' } })
    .toFormat(format)
    .toBuffer();

it('a logo is found by the id and by the name of its participant, by its content whatever its extension', async () => {
  await using folder = openFolder();
  const { logos, write } = folder;
  write(`team/${BRONDBY.id}.png`, SQUARE);
  write(`team/${BRONDBY.slug}.svg`, await pixels(20, 10, 'webp'));
  write(`team/${OTHER.slug}.svg`, await pixels(20, 10, 'jpeg'));
  write(`person/${OTHER.id}.gif`, await pixels(20, 10, 'png'));
  await logos.read();
  expect(folder.lines).toEqual([]);
  expect(logos.of('team', BRONDBY)!.content).toContain('<path');
  expect(logos.of('team', OTHER)!.content).toBeInstanceOf(Buffer);
  expect([logos.of('person', BRONDBY), logos.of('person', OTHER) === null]).toEqual([null, false]);
});

it('a logo that is changed, added or removed is read again, and one that is not is not', async () => {
  await using folder = openFolder();
  const { logos, write, changes, remove } = folder;
  write(`team/${BRONDBY.id}.svg`, SQUARE);
  await logos.read();
  const { hash } = logos.of('team', BRONDBY)!;
  await logos.read();
  expect(changes).toHaveLength(1);
  write(`team/${BRONDBY.id}.svg`, svg('<circle r="4"/>'));
  await logos.read();
  expect(logos.of('team', BRONDBY)!.hash).not.toBe(hash);
  remove(`team/${BRONDBY.id}.svg`);
  await logos.read();
  expect([logos.of('team', BRONDBY), changes.length]).toEqual([null, 3]);
});

it('a refused file has one line that names it and the reason, and the others are read', async () => {
  await using folder = openFolder();
  const { logos, write, lines } = folder;
  write('team/a.svg', svg('<script/>'));
  write('team/b.svg', 'GIF89a');
  write('team/c.svg', Buffer.alloc(200_001, 60));
  write('team/d.png', (await pixels(20, 20, 'png')).subarray(0, 60));
  write('team/e.png', await pixels(2001, 2000, 'png'));
  write('team/f.svg', Buffer.from([0x3c, 0xff, 0xfe]));
  write('team/ø.svg', SQUARE);
  write('team/.hidden', 'any');
  write('g.svg', SQUARE);
  symlinkSync('/etc/passwd', path.join(folder.path, 'team/h.svg'));
  write(`team/${BRONDBY.id}.svg`, SQUARE);
  write(`team/${BRONDBY.id}.webp`, SQUARE);
  await logos.read();
  await logos.read();
  expect(lines.map((line) => line.replace(/;.*| \(.*/, ''))).toEqual([
    'logo team/a.svg is not used: an SVG with the element <script>',
    'logo team/b.svg is not used: unknown content',
    'logo team/c.svg is not used: 200001 bytes',
    expect.stringContaining('logo team/d.png is not used: '),
    'logo team/e.png is not used: Input image exceeds pixel limit',
    'logo team/f.svg is not used: an SVG that is not UTF-8',
    'logo team/h.svg is not used: it is no plain file',
    'logo team/ø.svg is not used: its name is no id or address',
    `logo team/${BRONDBY.id}.webp is not used: another file has its name`,
  ]);
  expect(logos.of('team', BRONDBY)).not.toBeNull();
});

const tenfold = (levels: number, item: (at: number) => string): string =>
  Array.from({ length: levels }, (_, at) => `<g id="l${at + 1}">${item(at).repeat(10)}</g>`).join('');
const ENTITIES = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
const BOMBS = {
  'entities.svg': `<!DOCTYPE svg [<!ENTITY l0 "lol">${ENTITIES}]>${svg('<text>&l10;</text>')}`,
  'uses.svg': svg(`<path id="l0" d="M0 0h8"/>${tenfold(10, (at) => `<use href="#l${at}"/>`)}`),
  'clips.svg': svg(`<clipPath id="c"><use href="#c"/></clipPath><path clip-path="url(#c)" d="M0 0h8"/>`),
  'filter.svg': svg('<filter id="f"><feGaussianBlur stdDeviation="99999"/></filter><path filter="url(#f)" d="M0 0h8v8z"/>'),
  'size.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1000000000" height="1000000000"/>',
  'deep.svg': svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)),
  'many.svg': svg('<path d="M0 0"/>'.repeat(12_000)),
  'dashes.svg': svg('<path d="M0 0h8v8z" stroke="red" stroke-dasharray="0.00001"/>'),
} as const;
/** The header of a PNG of 60,000 by 60,000 pixels, whose data are missing. */
const ENDLESS = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea6008060000004e4a9d9a', 'hex'),
  Buffer.alloc(100),
]);

/** For a process of its own: prints what is refused, and its memory. */
const READ = `
const [place, folder] = process.argv.slice(1);
const { readFileSync } = await import('node:fs');
const { Logos } = await import(place + '/logos.ts');
const { RenderPool } = await import(place + '/../render/pool.ts');
const lines = [];
await using pool = new RenderPool();
await new Logos({ folder, pool, warn: (line) => lines.push(line) }).read();
// Not maxRSS of resourceUsage, which a process inherits from the one that starts it.
const [, peakKb] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
console.log(JSON.stringify({ lines, peakMb: Math.round(peakKb / 1000) }));
`;

it('bombs in the folder of logos are refused within a small memory, and the process goes on', () => {
  using folder = temporaryFolder('bombs');
  mkdirSync(path.join(folder.path, 'team'));
  for (const [file, text] of Object.entries(BOMBS)) writeFileSync(path.join(folder.path, 'team', file), text);
  writeFileSync(path.join(folder.path, 'team', 'endless.png'), ENDLESS);
  const options = ['--max-old-space-size=64', '--input-type=module', '-e', READ];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...options, import.meta.dirname, folder.path], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const { lines, peakMb } = JSON.parse(stdout) as { lines: string[]; peakMb: number };
  const refused = lines.map((line) => /team\/(\S+)/.exec(line)![1]);
  expect(refused).toEqual(expect.arrayContaining([...Object.keys(BOMBS).filter((file) => file !== 'dashes.svg'), 'endless.png']));
  expect(peakMb).toBeLessThan(400);
});
