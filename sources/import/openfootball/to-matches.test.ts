import { describe, expect, it } from 'vitest';
import { readTitle } from './to-matches.ts';

describe('readTitle', () => {
  it.each([
    ['Denmark Superligaen 2024/25', 'Denmark Superligaen', '2024/2025'],
    ['English Premier League 1999/00', 'English Premier League', '1999/2000'],
    ['Spain Primera División 2025-2026', 'Spain Primera División', '2025/2026'],
    ['World Cup 2022', 'World Cup', '2022'],
    ['Denmark 1. Division 2024/25', 'Denmark 1. Division', '2024/2025'],
  ])('%s', (title, name, season) => {
    expect(readTitle(title)).toEqual({ name, season });
  });

  it('is null without a season', () => {
    expect(readTitle('English Premier League')).toBeNull();
  });
});
