import { differences, emptyState } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { at, fixture, retraction, status } from '../../domain/testing/scenario.ts';
import { loadState, replayJournal } from './load-state.ts';
import { readJournal, readProviders } from './journal.ts';
import { writeSnapshot } from './snapshots.ts';
import { startTestStack } from '../testing/stack.ts';

it('facts about a match are rebuilt from the journal and from a snapshot without a difference', async () => {
  await using stack = await startTestStack();
  const comment = (key: string) =>
    ({ kind: 'comment', key, seq: 1, at: at(5), event: 'm1', minute: 5, text: 'Hjørnespark.' }) as const;
  await stack.submit(await stack.keyOf('test'), [
    fixture(),
    status(1, 12),
    comment('c1'),
    comment('c2'),
    retraction('c1'),
    { kind: 'lineup', key: 'l1', seq: 1, at: at(0), event: 'm1', side: 'home', confirmed: true, starters: [{ name: 'Pentz' }] },
  ]);
  const rebuilt = emptyState();
  const refused = await replayJournal(rebuilt, readJournal(stack.db, 0), await readProviders(stack.db));
  expect(refused).toEqual([]);
  const [facts] = rebuilt.facts.values();
  expect([facts!.comment.length, facts!.lineup.length]).toEqual([1, 1]);
  expect(differences(rebuilt, await loadState(stack.db, ''))).toEqual([]);
  await writeSnapshot(stack.db, rebuilt);
  expect(differences(rebuilt, await loadState(stack.db, ''))).toEqual([]);
});
