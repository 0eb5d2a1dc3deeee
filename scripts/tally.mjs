import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * Counts a run by vitest's JSON report. A file that failed before its tests (it does not load) counts as one failure, and so
 * does a run that ended badly without saying where, or that found no test at all.
 * @param {string} reportFile @param {number} exitCode @returns {Tally}
 */
export function readTally(reportFile, exitCode) {
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const brokenFiles = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const named = numFailedTests + brokenFiles;
  const isUnsaid = named === 0 && (exitCode !== 0 || passed + numPendingTests + numTodoTests === 0);
  return { passed, failed: isUnsaid ? 1 : named, skipped: numPendingTests + numTodoTests };
}

/** What stands at the very end, the counts alone on the last line. @param {Tally} tally */
export function tallyLines({ passed, failed, skipped }) {
  return [...(skipped > 0 ? ['', `${skipped} skipped`] : []), '', `${passed} passed, ${failed} failed`];
}
