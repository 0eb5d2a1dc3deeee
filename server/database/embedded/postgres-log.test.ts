import { describe, expect, it } from 'vitest';
import { isOutOfRoom, limitLines, readErrors } from './postgres-log.ts';

function logged(): { lines: string[]; log: { info(line: string): void; warn(line: string): void } } {
  const lines: string[] = [];
  return { lines, log: { info: (line) => lines.push(`info ${line}`), warn: (line) => lines.push(`warn ${line}`) } };
}

describe('log of the embedded PostgreSQL', () => {
  it('writes line by line, and notices of normal operation as info', () => {
    const { lines, log } = logged();
    const errors = readErrors(limitLines(log));
    errors.write('LOG:  redo starts at 0/1\nPANIC:  could not wri');
    errors.write('te to file "x": No space left on device\nLOG:  aborting startup\nhalf a line');
    expect(lines).toEqual([
      'info PostgreSQL: LOG:  redo starts at 0/1',
      'warn PostgreSQL: PANIC:  could not write to file "x": No space left on device',
      'info PostgreSQL: LOG:  aborting startup',
    ]);
    expect(errors.reason).toBe('PANIC:  could not write to file "x": No space left on device');
    expect(isOutOfRoom(errors.reason)).toBe(true);
  });

  it('leaves out the answers to early connections', () => {
    const { lines, log } = logged();
    readErrors(limitLines(log)).write('FATAL:  the database system is starting up\n');
    expect(lines).toEqual([]);
  });

  it('writes a line once a minute, thirty lines in all, and counts the rest', () => {
    let nowMs = 0;
    const { lines, log } = logged();
    const write = limitLines(log, () => nowMs);
    for (let time = 0; time < 100; time += 1) write(`FATAL:  again ${time}`);
    expect(lines).toEqual(['warn PostgreSQL: FATAL:  again 0']);
    for (let time = 0; time < 100; time += 1) write(`FATAL:  ${'x'.repeat(time)}`);
    expect(lines.length).toBe(30);
    nowMs = 60_001;
    write('FATAL:  again');
    expect(lines.slice(30)).toEqual(['warn PostgreSQL: 71 lines were left out', 'warn PostgreSQL: FATAL:  again']);
  });

  it('gives the last line as the reason if none names a failure', () => {
    const errors = readErrors(() => undefined);
    expect(errors.reason).toBe('no reason given');
    errors.write('postgres: libicu.so: cannot open shared object file\n');
    expect(errors.reason).toBe('postgres: libicu.so: cannot open shared object file');
  });
});
