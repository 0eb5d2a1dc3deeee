import { StageType } from '@stillingen/domain';
import { duelCells } from '../../list/rows/kinds/index.ts';
import { FLOW, INNINGS, LEAD, ROUNDS, SETS, WORM } from '../views.ts';
import type { CourseProps } from './course-props.ts';

/** The graphic that shows the course of a match best in its sport; nothing before it begins. */
export function Course(props: CourseProps) {
  const { event, sport, names, children = null } = props;
  if (event.stageType === StageType.scheduled) return null;
  switch (sport.course) {
    case 'pressure':
    case 'goals':
      return <FLOW.View {...props} />;
    case 'lead':
      return <LEAD.View {...props} />;
    case 'sets':
      return <SETS.View {...props} />;
    case 'innings':
      return <INNINGS.View {...{ event, sport, names, children }} />;
    case 'worm':
      return <WORM.View {...props} />;
    case 'rounds':
      return event.rounds === null ? (
        children
      ) : (
        <ROUNDS.View event={event} finish={event.finishMethod === null ? '' : (duelCells(event, sport).note?.spoken ?? '')} />
      );
    default:
      return children;
  }
}
