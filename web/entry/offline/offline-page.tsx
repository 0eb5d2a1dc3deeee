import { offlineText } from '../../text/da-missing.ts';
import { MessagePage } from '../../shell/message-page.tsx';

export const OfflinePage = () => <MessagePage title={offlineText.title} text={offlineText.text} />;
