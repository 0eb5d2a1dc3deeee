import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, type OperatorDetails, parseDocument } from './publish.ts';

const WORDS: OperatorDetails = { operator: 'Foreningen', address: 'Gade 1', email: 'post@example.dk', site: 'example.dk' };
const HEAD = '---\ntitle: Vilkår\nvalidFrom: 2026-11-01T00:00:00Z\n---\n\n';

describe('a document', () => {
  it('fills in the details of the operator', () => {
    const document = parseDocument('tou-2.md', `${HEAD}Skriv til {{operator}}, {{address}}, på {{email}} om {{site}}.\n`, WORDS);
    expect(document).toEqual({
      type: 'tou',
      version: '2',
      title: 'Vilkår',
      validFrom: new Date('2026-11-01T00:00:00Z'),
      content: 'Skriv til Foreningen, Gade 1, på post@example.dk om example.dk.\n',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
  it('changes its hash with every word, and not with line ends', () => {
    const of = (text: string, words = WORDS): string => parseDocument('tou-2.md', text, words).sha256;
    const text = `${HEAD}Af {{operator}}.\n`;
    expect(of(text.replaceAll('\n', '\r\n'))).toBe(of(text));
    expect(of(text, { ...WORDS, operator: 'Andre' })).not.toBe(of(text));
    expect(of(text.replace('Af', 'Fra'))).not.toBe(of(text));
  });
  it.each(['tou.md', 'tou-.md', 'tou-latest.md', 'cookies-2026.md', 'tou-2026-11.txt', 'tou-2_0.md'])(
    'rejects the file name %s',
    (file) => {
      expect(() => parseDocument(file, `${HEAD}Ja.`, WORDS)).toThrow(`${file} is no file name of terms; allowed: tou or pp`);
    },
  );
  it.each([
    ['no head', 'Ja.'],
    ['no title', HEAD.replace('title: Vilkår', 'title:') + 'Ja.'],
    ['no date', HEAD.replace('2026-11-01T00:00:00Z', 'i morgen') + 'Ja.'],
    ['no such date', HEAD.replace('2026-11-01', '2026-13-01') + 'Ja.'],
    ['no text', HEAD],
  ])('rejects a file with %s by its name', (_, text) => {
    expect(() => parseDocument('pp-2.md', text, WORDS)).toThrow(/^pp-2\.md must begin with ---/);
  });
  it('rejects an unknown placeholder', () => {
    expect(() => parseDocument('pp-2.md', `${HEAD}{{cvr}}`, WORDS)).toThrow(
      'pp-2.md: {{cvr}} is no placeholder; allowed: operator, address, email, site',
    );
  });
  it.each(readdirSync(DOCUMENTS))('accepts the bundled file %s and names the operator in it', (file) => {
    const { content } = parseDocument(file, readFileSync(path.join(DOCUMENTS, file), 'utf8'), WORDS);
    for (const word of [WORDS.operator, WORDS.address, WORDS.email]) expect(content).toContain(word);
    expect(content).not.toContain('{{');
  });
});
