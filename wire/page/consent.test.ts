import { expect, it } from 'vitest';
import { CONSENT_S, type ConsentAnswer, formatConsent, parseConsent } from './consent.ts';

const NOW_S = 1_795_933_800;
const SIGNED = { proof: 'P'.repeat(22), signature: 'S'.repeat(43) };
const REFUSAL: ConsentAnswer = { atS: NOW_S, asked: ['statistics', 'advertising'], granted: [], proof: null, signature: null };

it('a consent, a proved refusal and one without proof are read as they were written', () => {
  const answers: readonly ConsentAnswer[] = [
    { ...REFUSAL, ...SIGNED, granted: ['statistics'] },
    { ...REFUSAL, ...SIGNED, granted: ['statistics', 'advertising'] },
    { ...REFUSAL, ...SIGNED, asked: ['advertising'], granted: [] },
    REFUSAL,
  ];
  for (const answer of answers) expect(parseConsent(formatConsent(answer), NOW_S)).toEqual(answer);
});

it('an answer holds for 12 months, and none of the future counts', () => {
  const text = formatConsent(REFUSAL);
  expect(parseConsent(text, NOW_S + CONSENT_S - 1)).not.toBeNull();
  expect(parseConsent(text, NOW_S + CONSENT_S)).toBeNull();
  expect(parseConsent(text, NOW_S - 60)).not.toBeNull();
  expect(parseConsent(text, NOW_S - 3600)).toBeNull();
});

const [PROOF, SIGNATURE] = [SIGNED.proof, SIGNED.signature];
it.each([
  ['nothing', ''],
  ['garbage', 'yes'],
  ['a value that was cut off', `1.${NOW_S}.sa.s.${PROOF}`],
  ['a value with more behind it', `1.${NOW_S}.sa.s.${PROOF}.${SIGNATURE}.1`],
  ['another version', `2.${NOW_S}.sa.s.${PROOF}.${SIGNATURE}`],
  ['an unknown purpose', `1.${NOW_S}.sax.s.${PROOF}.${SIGNATURE}`],
  ['a purpose named twice', `1.${NOW_S}.ssa.s.${PROOF}.${SIGNATURE}`],
  ['a purpose that was not asked for', `1.${NOW_S}.s.a.${PROOF}.${SIGNATURE}`],
  ['a consent without a proof', `1.${NOW_S}.sa.s.-.-`],
  ['a consent without a signature', `1.${NOW_S}.sa.s.${PROOF}.-`],
  ['a signature without a proof', `1.${NOW_S}.sa.-.-.${SIGNATURE}`],
  ['no question', `1.${NOW_S}.-.-.-.-`],
])('%s in the cookie counts as no answer', (_name, value) => {
  expect(parseConsent(value, NOW_S)).toBeNull();
});
