import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhole, type MovedEvent, removedRow, writeMovedEvents } from './list-rows.ts';
import { readMovedEvents } from '../testing/moved-events.ts';
import { readRows, writeRow } from '../text/text.ts';

const event: fc.Arbitrary<MovedEvent> = fc.record({
  id: fc.stringMatching(/^[A-Za-z0-9]{8}$/),
  start: fc.nat(),
  end: fc.option(fc.nat()),
});

describe('the row of moved events', () => {
  it('the row of moved events reads what it writes', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), (events) => {
        expect(readMovedEvents(readRows(writeRow(writeMovedEvents(events)))[0]!)).toEqual(events);
      }),
    );
  });
  it('the row of moved events is written as this family of feeds has it', () => {
    expect(
      writeRow(
        writeMovedEvents([
          { id: 'EEEEEEEE', start: 5, end: null },
          { id: 'FFFFFFFF', start: 6, end: 7 },
        ]),
      ),
    ).toBe('QA÷1¬QB÷EEEEEEEE¬QC÷5|¬QB÷FFFFFFFF¬QC÷6|7¬~');
  });
  it('the row of moved events ignores invalid events and other rows', () => {
    expect(readMovedEvents(readRows('QA÷1¬QC÷5|¬QB÷EEEEEEEE¬QC÷x|¬QB÷FFFFFFFF¬QC÷6|¬~')[0]!)).toEqual([
      { id: 'FFFFFFFF', start: 6, end: null },
    ]);
    expect(readMovedEvents(readRows('AA÷1¬QB÷EEEEEEEE¬QC÷5|¬~')[0]!)).toBeNull();
  });
});

describe('a text that ends with its signature', () => {
  it('a text is complete only with its signature at the end', () => {
    const texts = ['AA÷1¬~A1÷ff¬~', 'AC÷1¬~A1÷¬~', 'AC÷1¬A1÷¬~', 'A1÷¬~', 'AA÷1¬~~A1÷ff¬~'];
    expect(texts.filter((text) => !isWhole(text))).toEqual([]);
    const cuts = texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at)));
    const others = ['<!doctype html><p>A1÷¬~</p>', 'AA÷1¬FA1÷ff¬~', 'AA÷1¬~A1÷ff¬~AA÷2¬~', 'A1~', '0'];
    expect([...cuts, ...others].filter(isWhole)).toEqual([]);
  });
});

it('[SYNC-09] a removed event has its own row', () => {
  expect(removedRow.writeText({ id: 'EEEEEEEE', removed: true })).toBe('AA÷EEEEEEEE¬DEL÷1¬~');
});
