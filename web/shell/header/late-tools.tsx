import { AlertsTool } from '../../alerts/tool.tsx';
import { HelpDialog } from './help-dialog.tsx';

export const LateTools = () => (
  <>
    <AlertsTool />
    <HelpDialog />
  </>
);
