import { offlineText } from '../../text/da-missing.ts';
import { MessagePage } from '../../shell/message-page.tsx';

/** Stands at the address of a page that can not be fetched. */
export const OfflinePage = () => <MessagePage title={offlineText.title} text={offlineText.text} />;
