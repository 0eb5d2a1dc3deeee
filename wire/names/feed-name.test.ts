import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildFeedName, canonicalFeedName, type FeedName, namesDayOutside, parseFeedName } from './feed-name.ts';

const ACCEPTED = [
  'f_1_0_1_da_1',
  'f_1_7_2_da_1',
  'fp_37_0_1_da_1',
  'u_1_1',
  'sys_1',
  't_1_76_QwEr5678_1_da_n_1',
  'p_1_76_AbCd1234_1_da_1',
  'fo_1_0_1_da_1_0',
  'uo_1_0',
  'pnf_AbCd1234',
  'pr_2_76_AbCd1234_1_1_da_1s',
  'df_hh_1_AbCd1234',
  'f_1_-7_-12_da_1',
  'u_0_1',
  'to_AbCd1234_EfGh5678_1',
  'to_AbCd1234_EfGh5678_5:0',
  'to_AbCd1234_EfGh5678_18:6',
  'to_AbCd1234_EfGh5678_14',
  'dc_1_AbCd1234',
];
const REFUSED: readonly (readonly [name: string, why: string])[] = [
  ['', 'empty'],
  ['f_1_0_1_da', 'missing field'],
  ['f__0_1_da_1', 'empty field'],
  ['f_+1_0_1_da_1', 'sign'],
  ['f_1e0_0_1_da_1', 'exponent'],
  ['f_１_0_1_da_1', 'full-width digit'],
  ['f_27_0_1_da_1', 'unused sport id'],
  ['f_20_0_1_da_1', 'unused sport id'],
  ['f_0_0_1_da_1', 'no sport'],
  ['f_43_0_1_da_1', 'no such sport'],
  ['f_1_8_1_da_1', 'day out of range'],
  ['f_1_--1_1_da_1', 'double minus'],
  ['f_1_-0_1_da_1', 'minus zero'],
  ['f_01_0_1_da_1', 'leading zero'],
  ['f_1_0_15_da_1', 'tz out of range'],
  ['f_1_0_-13_da_1', 'tz out of range'],
  ['f_1_0_1_xx_1', 'unsupported language'],
  ['f_1_0_1_da_1%00', 'encoded NUL'],
  ['f_1_0_1_da_1?x=1', 'query'],
  ['f_1_0_1_da_1.css', 'suffix'],
  ['../f_1_0_1_da_1', 'traversal'],
  ['F_1_0_1_da_1', 'case'],
  ['constructor', 'object key'],
  ["t_1_76_QwEr5678'--_1_da_n_1", 'SQL quote'],
  ['fo_1_0_1_da_1_1', 'live-odds flag must be 0'],
  [`f_${'1'.repeat(4000)}`, 'too long'],
  ['to_AbCd1234_EfGh5678_4', 'no such table'],
  ['to_AbCd1234_EfGh5678_5', 'form without its second number'],
  ['to_AbCd1234_EfGh5678_6:0', 'no such line'],
  ['to_AbCd1234_EfGh5678_6:7', 'no such line'],
  ['to_AbCd1234_EfGh5678_1:0', 'a second number too many'],
  ['to_AbCd1234_EfGh5678_13:1', 'a second number too many'],
  ['f_1_0_1_da_1\n', 'line end'],
  [' f_1_0_1_da_1', 'space'],
];

describe('feed names', () => {
  it.each(ACCEPTED)('[FEED-21] feed names accepts %s, and writes it the same', (name) => {
    const parsed = parseFeedName(name);
    expect(parsed).not.toBeNull();
    expect(buildFeedName(parsed!)).toBe(name);
  });

  it.each(REFUSED)('feed names refuses %j: %s', (name) => {
    expect(parseFeedName(name)).toBeNull();
  });

  it('[FEED-22] the full feed has sport, day, hours, language and project type', () => {
    expect(parseFeedName('f_1_-1_2_da_1')).toEqual({ kind: 'full', sport: 1, day: -1, tz: 2, lang: 'da', projectType: 1 });
  });
  it('[FEED-23] the mixed feed has sport 0', () => {
    expect(parseFeedName('fm_0_0_1_da_1')?.kind).toBe('mixed');
    expect(parseFeedName('fm_1_0_1_da_1')).toBeNull();
  });
  it('[FEED-24] the group feed names a group of sports', () => {
    expect(parseFeedName('fp_31_0_1_da_1')?.kind).toBe('group');
    expect(parseFeedName('fp_1_0_1_da_1')).toBeNull();
  });
  it('[FEED-25, FEED-26] feed names repair and update feeds', () => {
    expect(parseFeedName('r_1_1')).toEqual({ kind: 'repair', anySport: 1, projectType: 1 });
    expect(parseFeedName('u_1_1')).toEqual({ kind: 'update', anySport: 1, projectType: 1 });
  });
  it('[FEED-27] the local update feed carries the project, not its type', () => {
    expect(parseFeedName('ul_1_8')).toEqual({ kind: 'localUpdate', sport: 1, project: 8 });
  });
  it('[FEED-28] the system feed', () => expect(parseFeedName('sys_1')).toEqual({ kind: 'system', projectType: 1 }));
  it('[FEED-29] the country feed', () => expect(parseFeedName('c_1_63_1_da_y_1')?.kind).toBe('country'));
  it('[FEED-30, FEED-31] the tournament feed has the order field', () => {
    expect(parseFeedName('t_1_63_AbCd1234_1_da_n_1')).toMatchObject({ kind: 'tournament', template: 'AbCd1234', order: 'n' });
  });
  it('[NODUEL-02] the feed of a participant of races', () =>
    expect(parseFeedName('px_32_63_AbCd1234_1_da_1')?.kind).toBe('raceParticipant'));
  it('[FEED-32] the participant feed', () => expect(parseFeedName('p_1_63_AbCd1234_1_da_1')?.kind).toBe('participant'));
  it('[FEED-33] the series feed', () => expect(parseFeedName('s_1_AbCd1234_1_da_1')?.kind).toBe('series'));
  it('[FEED-34] the odds feed', () => expect(parseFeedName('fo_1_0_1_da_1_0')?.kind).toBe('odds'));
  it('[FEED-36, FEED-37] feed names odds updates of one sport and of all', () => {
    expect(parseFeedName('uo_1_0')?.kind).toBe('oddsUpdate');
    expect(parseFeedName('uo_m_0')?.kind).toBe('mixedOddsUpdate');
  });
  it('[FEED-40] the participant news feed', () => expect(parseFeedName('pnf_AbCd1234')?.kind).toBe('participantNews'));
  it('[FEED-42, FEED-43] feed names fixtures and results of a tournament', () => {
    expect(parseFeedName('tf_1_63_AbCd1234_190_1_1_da_1')?.kind).toBe('tournamentFixtures');
    expect(parseFeedName('tr_1_63_AbCd1234_190_1_1_da_1')?.kind).toBe('tournamentResults');
  });
  it('[FEED-44, FEED-45] feed names fixtures and results of a participant, with the tennis type right after the project type', () => {
    expect(parseFeedName('pf_2_63_AbCd1234_1_1_da_1d')).toMatchObject({ kind: 'participantFixtures', tennisType: 'd' });
    expect(parseFeedName('pr_1_63_AbCd1234_1_1_da_1')).toMatchObject({ kind: 'participantResults', tennisType: '' });
  });

  it('a feed name has one spelling: every accepted name is written and read the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,4}(_[-a-zA-Z0-9]{1,8}){1,8}$/), (text) => {
        const parsed: FeedName | null = parseFeedName(text);
        if (parsed === null) return;
        const written = buildFeedName(parsed);
        expect(parseFeedName(written)).toEqual(parsed);
        if (parsed.kind !== 'tournament') expect(written).toBe(text);
      }),
    );
  });

  it.each(['en', 'en-us', 'ru-kz', 'es-co', 'sr-latn', 'zh-hant-tw', 'es-419'])(
    '[FEED-21] accepts the language %s, and writes it as the edition has it',
    (lang) => {
      const name = parseFeedName(`f_1_-1_3_${lang}_1`);
      expect(name).toMatchObject({ kind: 'full', lang });
      expect(canonicalFeedName(name!, 'da')).toBe('f_1_-1_3_da_1');
      expect(parseFeedName(`pr_2_76_AbCd1234_1_1_${lang}_1s`)).toMatchObject({ lang, tennisType: 's' });
    },
  );

  it.each(['xx', 'zz', 'EN', 'en-', 'en-u', 'en-usa', 'en_us', 'english', 'e1'])(
    'feed names refuses %j, which is no language',
    (lang) => {
      expect(parseFeedName(`f_1_0_1_${lang}_1`)).toBeNull();
      expect(namesDayOutside(`f_1_9_1_${lang}_1`)).toBe(false);
    },
  );

  it('[FEED-31] feed names accepts the tournament feed without its order, which is n', () => {
    const name = parseFeedName('t_2_5729_SUQ1VjQ1_-5_es-co_1');
    expect(name).toEqual(parseFeedName('t_2_5729_SUQ1VjQ1_-5_es-co_n_1'));
    expect(canonicalFeedName(name!, 'en')).toBe('t_2_5729_SUQ1VjQ1_-5_en_n_1');
    for (const other of ['t_2_5729_SUQ1VjQ1_-5_es-co', 'c_2_5729_-5_es-co_1', 't_2_5729_SUQ1VjQ1_-5_es-co_'])
      expect(parseFeedName(other)).toBeNull();
  });
});

describe('a day that no list is offered for', () => {
  it.each(['f_1_8_1_da_1', 'f_42_-8_1_da_1', 'fm_0_10_1_da_1', 'fp_37_-365_1_da_1', 'fo_1_99_1_da_1_0', 'mo_0_8_1_da_1_0'])(
    '%s is refused only for its day',
    (text) => {
      expect(parseFeedName(text)).toBeNull();
      expect(namesDayOutside(text)).toBe(true);
    },
  );

  it.each([
    'f_1_7_1_da_1',
    'f_1_08_1_da_1',
    'f_1_+8_1_da_1',
    'f_1_1000_1_da_1',
    'f_27_8_1_da_1',
    'f_1_8_15_da_1',
    'fp_1_8_1_da_1',
    'u_8_1',
    'sys_8',
    '',
  ])('%j is a name, or would be none on any day', (text) => {
    expect(namesDayOutside(text)).toBe(false);
  });
});
