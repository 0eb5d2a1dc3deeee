import type { StartModule } from '../contract.ts';
import { sendSilently } from '../sending/transport.ts';

/** CALL-10 to 12, O-065. */
export const start: StartModule = ({ config: { statsPing }, projectId, onStage }) =>
  onStage(({ sportId, stageId, eventId }) => {
    const fields = new URLSearchParams({
      ...{ sport_id: String(sportId), project_id: String(projectId), tournament_stage_id: stageId },
      ...(eventId === undefined ? {} : { event_id: eventId }),
    });
    sendSilently({ url: `${statsPing!}?${fields.toString()}` });
  });
