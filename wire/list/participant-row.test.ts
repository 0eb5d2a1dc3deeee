import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParticipantInfo, readParticipant, writeParticipant } from './participant-row.ts';
import { readRows, WireError } from '../text/text.ts';

const id = fc.stringMatching(/^[A-Za-z0-9]{8}$/);
const name = fc.string({ unit: 'grapheme' }).filter((text) => !/[~¬÷|]/.test(text));
const number = fc.integer({ min: 1, max: 9_999_999 });
const info: fc.Arbitrary<ParticipantInfo> = fc.record({
  id,
  shortName: name,
  name,
  countryName: name,
  image: name,
  tableImage: name,
  sportIds: fc.array(number, { maxLength: 3 }),
  countryIds: fc.array(number, { maxLength: 3 }),
  url: name,
  deleted: fc.boolean(),
  eventIds: fc.array(id, { maxLength: 4 }),
});
const read = (text: string) => readParticipant(readRows(text)[0]!);

describe('the row of a participant', () => {
  it('[PART-01] the row of a participant reads what it writes', () => {
    fc.assert(
      fc.property(info, (one) => {
        expect(read(writeParticipant(one))).toEqual(one);
      }),
    );
  });
  it('[PART-02] the row of a participant has semicolons between several sports, countries and events', () => {
    const [one] = fc.sample(info, 1);
    const text = writeParticipant({ ...one!, sportIds: [1, 11], countryIds: [63, 8], eventIds: ['EEEEEEEE', 'FFFFFFFF'] });
    expect(text).toContain('|1;11|63;8|');
    expect(text).toMatch(/\|EEEEEEEE;FFFFFFFF¬~$/);
  });
  it('the row of a participant has no bar within a name', () => {
    const [one] = fc.sample(info, 1);
    expect(read(writeParticipant({ ...one!, name: 'A|B' }))!.name).toBe('A/B');
  });
  it('the row of a participant is null when a part is missing, and for another row', () => {
    expect(read('PR÷HHHHHHHH|a|b¬~')).toBeNull();
    expect(read('AA÷HHHHHHHH¬~')).toBeNull();
  });

  it('the row of a participant is refused when its sport is not a number', () => {
    expect(() => read('PR÷HHHHHHHH|a|b||||1;x|63|/|0|¬~')).toThrow(WireError);
  });

  it('[PART-01] the row of a participant marks by its head that a participant was deleted', () => {
    const one = fc.sample(info, 1)[0]!;
    expect(writeParticipant({ ...one, deleted: true })).toMatch(/^PRD÷/);
    expect(writeParticipant({ ...one, deleted: false })).toMatch(/^PR÷/);
  });
});
