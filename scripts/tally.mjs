import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * Counts a run by vitest's JSON report. One failure each: a file that does not load, a run that fails
 * without a failed test, a run without tests.
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
  const hasFailedUnnamed = named === 0 && (exitCode !== 0 || passed + numPendingTests + numTodoTests === 0);
  return { passed, failed: hasFailedUnnamed ? 1 : named, skipped: numPendingTests + numTodoTests };
}

/** The last lines of a run, the counts alone on the last. @param {Tally} tally */
export function tallyLines({ passed, failed, skipped }) {
  return [...(skipped > 0 ? ['', `${skipped} skipped`] : []), '', `${passed} passed, ${failed} failed`];
}
