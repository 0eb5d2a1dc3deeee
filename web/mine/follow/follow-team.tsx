import { usePage } from '../../page/page-context.ts';
import { LateBell } from '../../alerts/bell/late-bell.tsx';
import { FollowButton } from './follow.tsx';

/** Of a team or athlete, where the operator offers it (GEN-25). */
export function FollowTeam({ id, sportId, name }: { id: string; sportId: number; name: string }) {
  const { config } = usePage();
  if (config.myTeams === false) return null;
  return (
    <>
      <FollowButton ids={[id]} name={name} act={(controller) => controller.toggleTeam(id, sportId, name)} />
      <LateBell kind="team" id={id} name={name} />
    </>
  );
}
