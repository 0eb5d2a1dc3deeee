import { type RuleOffer, sportById, SPORTS } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { RulesPanel } from './rules-panel.tsx';

const offer: RuleOffer = {
  sport: sportById,
  sports: SPORTS,
  team: () => null,
  league: (key) => (key === '1_63_abc' ? 'Superligaen' : null),
  teams: [],
  leagues: ['1_63_abc'],
};
const nothing = (): void => undefined;
const drawn = (rules: Readonly<Record<string, string>>) =>
  draw(<RulesPanel rules={rules} offer={offer} tryRules={async () => []} newId={() => 'x'} set={nothing} />, {
    feeds: {},
    nowS: 0,
  });

it('a stored rule is a sentence whose slots are menus with its own choice', () => {
  const { html, words } = drawn({ a: '+1/league:1_63_abc/score-0-0/after-70' });
  expect(words).toContain('en kamp i Superligaen');
  const menus = [...html.matchAll(/<select aria-label="([^"]+)">(.*?)<\/select>/g)].map(([, label, options]) => {
    const chosen = /<option value="[^"]*" selected="">([^<]*)</.exec(options!)?.[1];
    return `${label}: ${chosen}`;
  });
  expect(menus).toEqual([
    'Hvem: Superligaen',
    'Hvad der skal ske: står',
    'Hvor meget: 0-0',
    'Og hvad mere: og …',
    'Hvornår: efter 70. minut',
  ]);
});

it('a rule with two conditions offers no third one', () => {
  const { html, words } = drawn({ a: '+1/my-team/scores+level/part-2' });
  expect(words).toMatch(/scorer .*og .*står lige/);
  expect(html).not.toContain('Og hvad mere');
  expect(html.match(/aria-label="Hvad der skal ske"/g)).toHaveLength(2);
});

it('a rule has a switch in its state that carries the sentence as its name', () => {
  const { html } = drawn({ a: '+1/my-team/scores/any', b: '-1/my-team/red/any' });
  const switches = [...html.matchAll(/role="switch"[^>]*aria-checked="(\w+)" aria-label="([^"]+)"/g)].map(([, on, label]) => [
    on,
    label,
  ]);
  expect(switches).toEqual([
    ['true', 'Besked, når et hold, jeg følger, scorer i fodbold'],
    ['false', 'Besked, når et hold, jeg følger, får rødt kort i fodbold'],
  ]);
});

it('a stored rule that can never be true has the reason and no switch, and can be removed', () => {
  const { html, words } = drawn({ a: '+1/any/score-0-0/any', b: '+nonsense' });
  expect(words).toContain('Alle kampe begynder med 0-0: vælg et tidspunkt.');
  expect(words).toContain('Reglen kan ikke læses.');
  expect(html).not.toContain('role="switch"');
  expect(html.match(/aria-label="Slet reglen: /g)).toHaveLength(2);
});

it('the panel explains rules where there are none', () => {
  expect(drawn({}).words).toContain('Du har ingen regler');
});
