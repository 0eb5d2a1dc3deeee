// `worker.ts VISITS`: a message sets the number of visitors; the answer has their figures.
import { addTally, emptyTally, type Tally } from './report.ts';
import { createSurroundings, startVisitor, type Visit, type Visitor } from './visitor.ts';
import { visitorPorts } from './ports.ts';

export interface WorkerReport {
  readonly tally: Tally;
  readonly following: number;
}

const visits = JSON.parse(process.argv[2]!) as readonly Visit[];
const tally = emptyTally();
const surroundings = createSurroundings(visitorPorts(tally));
const visitors: Visitor[] = [];
let come = 0;

function take(): Tally {
  const taken = emptyTally();
  addTally(taken, tally);
  for (const list of Object.values(tally.times)) list.fill(0);
  Object.assign(tally.counts, emptyTally().counts);
  return taken;
}

process.on('message', (wanted: number) => {
  while (visitors.length < wanted) {
    visitors.push(startVisitor(tally, surroundings, visits[come % visits.length]!));
    come += 1;
  }
  while (visitors.length > wanted) visitors.pop()!.leave();
  const report: WorkerReport = { tally: take(), following: visitors.filter((each) => each.isFollowing()).length };
  process.send!(report);
});
process.once('disconnect', () => process.exit(0));
