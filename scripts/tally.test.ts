import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTally, tallyLines } from './tally.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tallyOf(report: object, exitCode: number) {
  const file = path.join(folder, 'report.json');
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...report }),
  );
  return readTally(file, exitCode);
}

describe('readTally', () => {
  it('readTally counts what passed, failed and was skipped', () => {
    expect(tallyOf({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 3 }, 1)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 3,
    });
  });

  it('readTally counts a file that did not load as a failure of its own', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const withFailure = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(tallyOf({ numPassedTests: 7, numFailedTests: 1, testResults: [broken, withFailure] }, 1).failed).toBe(2);
  });

  it('readTally fails a run that ended with an error, wrote no report or ran nothing', () => {
    expect(tallyOf({ numPassedTests: 7 }, 1).failed).toBe(1);
    expect(tallyOf({}, 0).failed).toBe(1);
    expect(readTally(path.join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('tallyLines', () => {
  it('tallyLines ends in the counts alone on the last line', () => {
    expect(tallyLines({ passed: 7, failed: 0, skipped: 2 })).toEqual(['', '2 skipped', '', '7 passed, 0 failed']);
  });
});
